// The rules of a table, as text made from the data that the engine plays by.
import type { RuleField } from "../../../engine/index.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { baseAnswer, grouped, loadRules, type RulesOf } from "./rulesOf.js";
import "./rules.css";
import { groupWords, words } from "./words.js";

export function RulesText({ id }: { id: string }) {
  const rules = useLoaded(() => loadRules(id), [id, language.value]);
  if (!rules) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <>
      <h3>{rules.text.rules.name[language.value]}</h3>
      <Rules rules={rules} level="h4" />
    </>
  );
}

interface RulesProps {
  rules: RulesOf;
  /** Of the headings of the groups. */
  level: "h3" | "h4";
}

/** What differs from the base first, then everything. */
export function Rules({ rules, level: Heading }: RulesProps) {
  const { text, base } = rules;
  const isHouse = text.rules.base !== text.rules.id;
  return (
    <>
      {text.rules.notes !== "" && <p class="rules-notes">{text.rules.notes}</p>}
      {isHouse && (
        <section class="differences">
          <Heading>{t(words.differs)}</Heading>
          <Changes changes={changesOf(rules)} baseName={base.rules.name[language.value]} />
        </section>
      )}
      {grouped(text.fields).map(([group, fields]) => (
        <section key={group} class="rules-group">
          <Heading>{t(groupWords(group))}</Heading>
          <dl class="rules-text">
            {fields.map((field) => (
              <Rule key={field.key} field={field} changed={text.differences.includes(field.key)}>
                {t(words.base_says, base.rules.name[language.value], baseAnswer(rules, field.key))}
              </Rule>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Rule({ field, changed, children }: { field: RuleField; changed: boolean; children: string }) {
  return (
    <div class={changed ? "changed" : ""}>
      <dt>
        {field.question} {changed && <span class="badge">{t(words.changed)}</span>}
      </dt>
      <dd>
        {field.answer}{" "}
        {field.numbers !== "" && <small class="soft">{t(words.rule_number, field.numbers)}</small>}
        {changed && <small class="base-says">{children}</small>}
      </dd>
    </div>
  );
}

interface Change {
  key: string;
  question: string;
  answer: string;
  baseAnswer: string;
}

function changesOf(rules: RulesOf): Change[] {
  const changed = rules.text.fields.filter(({ key }) => rules.text.differences.includes(key));
  return changed.map(({ key, question, answer }) => ({ key, question, answer, baseAnswer: baseAnswer(rules, key) }));
}

export function Changes({ changes, baseName }: { changes: readonly Change[]; baseName: string }) {
  if (changes.length === 0) return <p>{t(words.same_as_base, baseName)}</p>;
  return (
    <ul class="changes">
      {changes.map(({ key, question, answer, baseAnswer }) => (
        <li key={key}>
          <strong>{question}:</strong> {t(words.instead, answer, baseName, baseAnswer)}
        </li>
      ))}
    </ul>
  );
}
