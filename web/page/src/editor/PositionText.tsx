// The position in the words of docs/notation.md: to read, copy, type and paste.
import { linkTo } from "../route.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

/** A text of somebody's own: what is refused stays to be mended. */
export interface Typed {
  text: string;
  /** The position on the board when typing began. */
  since: string;
  state: "reading" | "read" | "refused";
}

interface PositionTextProps {
  /** Of the position on the board. */
  text: string;
  typed: Typed | null;
  read: (text: string, isLeft: boolean) => void;
  leave: () => void;
}

const example = "medellin t1 1:n,n,n,5 3:n,n,g,h2";

export function PositionText({ text, typed, read, leave }: PositionTextProps) {
  const link = new URL(linkTo("editor", text.split(" ", 1)[0], { position: text }), location.href).href;
  const copy = async (copied: string) => {
    await navigator.clipboard?.writeText(copied).then(
      () => say(t(words.copied)),
      () => {},
    );
  };
  return (
    <section class="card stack">
      <h2>{t(words.text)}</h2>
      <label class="field">
        <span>{t(words.text_help, example)}</span>
        <textarea
          class="code-text"
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          value={typed?.text ?? text}
          aria-invalid={typed?.state === "refused"}
          onInput={(event) => read(event.currentTarget.value, false)}
          onBlur={leave}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (pasted.trim() === "") return;
            event.preventDefault();
            read(pasted.trim(), true);
          }}
        />
      </label>
      <div class="row">
        <button type="button" onClick={() => void copy(text)}>
          {t(words.copy)}
        </button>
        <button type="button" onClick={() => void copy(link)}>
          {t(words.copy_link)}
        </button>
        <a href={link}>{t(words.link)}</a>
      </div>
    </section>
  );
}
