// The rules of a table, as text made from the data that the engine plays by.
import { useEffect, useState } from "preact/hooks";
import type { RulesText as Text } from "../../../engine/index.js";
import { rulesText } from "../engines.js";
import { language } from "../settings.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";

export function RulesText({ id }: { id: string }) {
  const [text, setText] = useState<Text | null>(null);
  const chosen = language.value;
  useEffect(() => {
    void rulesText(id).then(setText);
  }, [id, chosen]);
  if (!text) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <>
      <h3>{text.rules.name[chosen]}</h3>
      <dl class="rules-text">
        {text.fields.map(({ key, numbers, question, answer }) => (
          <div key={key}>
            <dt>{question}</dt>
            <dd>
              {answer} {numbers !== "" && <span class="soft">({numbers})</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
