// House rules from a file of the program's, or from its text.
import { useState } from "preact/hooks";
import { go } from "../route.js";
import { t } from "../words/words.js";
import { toLinkText } from "./houseLink.js";
import { largestFile, readToml, type TomlFault } from "./readToml.js";
import { words } from "./words.js";

export function ImportHouse({ text: first = "" }: { text?: string }) {
  const [text, setText] = useState(first);
  const [fault, setFault] = useState<TomlFault | null>(null);
  const read = async (found: string) => {
    setText(found);
    if (found.trim() === "") return setFault({ line: null, message: t(words.import_empty) });
    const answer = await readToml(found);
    if ("fault" in answer) setFault(answer.fault);
    else go("house", "", { toml: toLinkText(found) });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestFile) setFault({ line: null, message: t(words.import_large) });
    else await read(await file.text());
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void read(text);
      }}
    >
      <label class="field">
        <span>{t(words.import_file)}</span>
        <input type="file" accept=".toml,text/plain,application/toml" onChange={(event) => void open(event.currentTarget.files?.[0])} />
      </label>
      <label class="field">
        <span>{t(words.import_text)}</span>
        <textarea rows={8} spellcheck={false} class="code-text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      {fault && <TomlFaultText fault={fault} />}
      <div class="row">
        <button type="submit">{t(words.import_read)}</button>
      </div>
    </form>
  );
}

export function TomlFaultText({ fault }: { fault: TomlFault }) {
  return (
    <p role="alert" class="error">
      {fault.line !== null && <strong>{t(words.wrong_line, fault.line)} </strong>}
      {fault.message}
    </p>
  );
}
