// The position in the words of docs/notation.md: to read, copy, type and paste.
import { useState } from "preact/hooks";
import { linkTo } from "../route.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

interface PositionTextProps {
  text: string;
  /** What was typed and cannot be played: it stays to be mended. */
  refused: string | null;
  read: (text: string) => void;
}

const example = "medellin t1 1:n,n,n,5 3:n,n,g,h2";

export function PositionText({ text, refused, read }: PositionTextProps) {
  const [typed, setTyped] = useState(text);
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
          value={typed}
          aria-invalid={refused !== null && refused === typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
          }}
          onChange={(event) => read(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (pasted.trim() === "") return;
            event.preventDefault();
            setTyped(pasted.trim());
            read(pasted);
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
