// Records into the browser: dropped, chosen or pasted.
import { useId, useRef, useState } from "preact/hooks";
import { t } from "../words/words.js";
import type { History } from "./history.js";
import { words } from "./words.js";

export function ImportBox({ history }: { history: History }) {
  const [pasted, setPasted] = useState("");
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const paste = useId();
  const bring = async (files: Iterable<File>) =>
    history.bringIn(await Promise.all([...files].map(async (file) => ({ name: file.name, text: await file.text() }))));
  return (
    <section
      class={over ? "card stack import over" : "card stack import"}
      aria-labelledby={`${paste}-title`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void bring(event.dataTransfer?.files ?? []);
      }}
    >
      <h2 id={`${paste}-title`}>{t(words.import_title)}</h2>
      <p class="soft">{t(words.import_hint)}</p>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".salida,.txt,text/plain"
        onChange={(event) => {
          const { files } = event.currentTarget;
          void bring(files ?? []).then(() => picker.current && (picker.current.value = ""));
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
      <ul class="plain news">
        {history.news.value.map(({ text, isBad }, k) => (
          <li key={k} class={isBad ? "error" : "good"}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
