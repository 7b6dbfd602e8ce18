// The rules as a file that the program reads too, and as a link.
import { useState } from "preact/hooks";
import type { RulesText } from "../../../engine/index.js";
import { saveFile } from "../keep/files.js";
import { linkTo } from "../route.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { toLinkText } from "./houseLink.js";
import { words } from "./words.js";

export function ShareRules({ text }: { text: RulesText }) {
  const [link, setLink] = useState("");
  const { id, base } = text.rules;
  const isHouse = id !== base;
  const copy = async () => {
    const address = new URL(linkTo("house", "", { toml: toLinkText(text.toml) }), location.href).href;
    setLink(address);
    // Where a browser forbids it, the link is there to be copied by hand.
    await navigator.clipboard?.writeText(address).then(
      () => say(t(words.copied)),
      () => {},
    );
  };
  return (
    <div class="row share" role="group" aria-label={t(words.share)}>
      <button type="button" onClick={() => saveFile(`${isHouse ? id : `my_${id}`}.toml`, text.toml, "application/toml")}>
        {t(words.download)}
      </button>
      {isHouse && (
        <button type="button" onClick={() => void copy()}>
          {t(words.copy_link)}
        </button>
      )}
      {link !== "" && (
        <label class="field shared-link">
          <span>{t(words.link)}</span>
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
