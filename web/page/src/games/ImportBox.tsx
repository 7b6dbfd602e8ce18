// Records into the browser: chosen or pasted. They may be dropped anywhere on the screen.
import { useId, useRef, useState } from "preact/hooks";
import { t } from "../words/words.js";
import type { History } from "./history.js";
import { words } from "./words.js";

export async function bringFiles(history: History, files: Iterable<File>): Promise<void> {
  await history.bringIn(await Promise.all([...files].map(async (file) => ({ name: file.name, text: await file.text() }))));
}

export function ImportBox({ history }: { history: History }) {
  const [pasted, setPasted] = useState("");
  const picker = useRef<HTMLInputElement>(null);
  const paste = useId();
  return (
    <div class="stack import">
      <p class="soft">{t(words.import_hint)}</p>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".salida,.txt,text/plain"
        onChange={(event) => {
          const { files } = event.currentTarget;
          void bringFiles(history, files ?? []).then(() => picker.current && (picker.current.value = ""));
        }}
      />
      <div class="row">
        <button type="button" onClick={() => picker.current?.click()}>
          {t(words.choose_files)}
        </button>
      </div>
      <div class="field">
        <label for={paste}>{t(words.paste)}</label>
        <textarea
          id={paste}
          rows={3}
          spellcheck={false}
          value={pasted}
          onInput={(event) => setPasted(event.currentTarget.value)}
        />
      </div>
      <div class="row">
        <button
          type="button"
          disabled={pasted.trim() === ""}
          onClick={() =>
            void history.bringIn([{ name: t(words.pasted), text: pasted }]).then(() => {
              if (!history.news.value.some(({ isBad }) => isBad)) setPasted(""); // what was wrong can be mended
            })
          }
        >
          {t(words.bring)}
        </button>
      </div>
    </div>
  );
}
