// The rule sets, built in and made here, and the rules of the one that was chosen.
import { useState } from "preact/hooks";
import type { RuleSet } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { allRules } from "../engines.js";
import { games } from "../keep/games.js";
import { houses } from "../keep/houses.js";
import { go, linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { loadRules } from "./rulesOf.js";
import { Rules } from "./RulesText.js";
import { ShareRules } from "./ShareRules.js";
import { words } from "./words.js";

export function RulesScreen({ route }: ScreenProps) {
  const all = useLoaded(allRules, []);
  if (!all) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <section class="page rules-page">
      <h1>{t(words.title)}</h1>
      <nav class="rules-list" aria-label={t(words.choose)}>
        <RulesLinks title={t(words.built_in)} rules={all.filter(isBuiltIn)} chosen={route.of} />
        <RulesLinks title={t(words.yours)} rules={all.filter((each) => !isBuiltIn(each))} chosen={route.of} />
        <a class="button" href={linkTo("house")}>
          {t(words.make_house)}
        </a>
      </nav>
      {route.of === "" ? <p class="card soft">{t(words.choose_help)}</p> : <Chosen id={route.of} />}
    </section>
  );
}

function isBuiltIn({ id, base }: RuleSet): boolean {
  return id === base;
}

function RulesLinks({ title, rules, chosen }: { title: string; rules: readonly RuleSet[]; chosen: string }) {
  if (rules.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul class="plain">
        {rules.map(({ id, name, country }) => (
          <li key={id}>
            <a href={linkTo("rules", id)} aria-current={id === chosen ? "page" : undefined}>
              <strong>{name[language.value]}</strong>
              <span class="soft">{country[language.value]}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Chosen({ id }: { id: string }) {
  const rules = useLoaded(() => loadRules(id), [id, language.value]);
  if (!rules) return <p class="waiting">{t(common.loading)}</p>;
  const { text, base } = rules;
  const isHouse = !isBuiltIn(text.rules);
  return (
    <article class="card rules-article">
      <h2>{text.rules.name[language.value]}</h2>
      {isHouse && <p class="soft">{t(words.based_on, base.rules.name[language.value])}</p>}
      <div class="row">
        <a class="button main" href={linkTo("", "", { rules: id })}>
          {t(words.play_these)}
        </a>
        {isHouse && (
          <a class="button" href={linkTo("house", id)}>
            {t(words.edit)}
          </a>
        )}
        <a class="button" href={linkTo("house", "", { from: id })}>
          {t(words.house_from)}
        </a>
        <a class="button" href={linkTo("editor", id)}>
          {t(words.editor)}
        </a>
        {isHouse && <Remove rules={text.rules} />}
      </div>
      <ShareRules text={text} />
      <Rules rules={rules} level="h3" />
    </article>
  );
}

/** Not while games are kept that were played by them: nobody could open those any more. */
function Remove({ rules }: { rules: RuleSet }) {
  const [sure, setSure] = useState(false);
  const [refusal, setRefusal] = useState("");
  const remove = async () => {
    const played = (await games.all()).filter((game) => game.rules === rules.id).length;
    if (played > 0) return setRefusal(t(words.in_use, played));
    if (!sure) return setSure(true);
    await houses.remove(rules.id);
    say(t(words.removed, rules.name[language.value]));
    go("rules");
  };
  return (
    <>
      <button type="button" onClick={() => void remove()}>
        {t(sure ? words.remove_sure : common.remove)}
      </button>
      {refusal !== "" && (
        <p role="alert" class="error">
          {refusal}
        </p>
      )}
    </>
  );
}
