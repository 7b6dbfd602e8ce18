// House rules in a form. Every change is put to the engine at once; what does not make a game cannot be saved.
import { useEffect, useRef, useState } from "preact/hooks";
import type { RuleField, RuleSet, RulesText } from "../../../engine/index.js";
import { Choose } from "../Choose.js";
import { catalogueOfRules, rulesText } from "../engines.js";
import { houses } from "../keep/houses.js";
import { go } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { type Checked, checkDraft, type Problem } from "./checkDraft.js";
import { type Draft, freeId, idFrom } from "./draft.js";
import { EngineWords, FieldInput } from "./FieldInput.js";
import { ImportHouse } from "./ImportHouse.js";
import { forgetDraft, keepDraft, keptDraft } from "./keptDraft.js";
import { gamesSpoiltBy, houseOfText } from "./keepHouse.js";
import { grouped } from "./rulesOf.js";
import { Changes } from "./RulesText.js";
import { ShareRules } from "./ShareRules.js";
import { useTrialRoom } from "./useTrialRoom.js";
import { groupWords, words } from "./words.js";

interface HouseFormProps {
  /** What a draft is kept under. */
  form: string;
  /** The id of the house rules that are changed; empty for new ones. */
  own: string;
  begun: Draft;
  /** Ids of other rules. */
  taken: readonly string[];
}

export function HouseForm(props: HouseFormProps) {
  const [restored, setRestored] = useState(() => keptDraft(props.form));
  const bases = useLoaded(async () => (await catalogueOfRules()).rules, []);
  const discard = () => {
    forgetDraft(props.form);
    setRestored(null);
  };
  if (!bases) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <section class="page stack">
      <h1>{t(words.new_house)}</h1>
      {restored ? (
        <div class="row card">
          <p>{t(words.restored)}</p>
          <button type="button" onClick={discard}>
            {t(words.discard)}
          </button>
        </div>
      ) : (
        <p class="soft">{t(words.new_house_help)}</p>
      )}
      {props.own === "" && (
        <details class="card">
          <summary>
            <h2>{t(words.import)}</h2>
          </summary>
          <ImportHouse />
        </details>
      )}
      <Form key={restored ? "restored" : "begun"} {...props} begun={restored ?? props.begun} bases={bases} />
    </section>
  );
}

function Form({ form, own, begun, taken, bases }: HouseFormProps & { bases: readonly RuleSet[] }) {
  const [draft, setDraft] = useState(begun);
  const base = useLoaded(() => rulesText(draft.base), [draft.base, language.value]);
  const { good, problem, latest } = useCheck(draft, base, taken, setDraft);
  const [refusal, setRefusal] = useState("");
  const [sought, setSought] = useState("");

  const change = (changed: Partial<Draft>) => {
    const next = { ...draft, ...changed };
    if (!next.idIsChosen && changed.name !== undefined) next.id = freeId(idFrom(next.name), taken);
    setRefusal("");
    setDraft(next);
    keepDraft(form, next);
  };
  const setField = (key: string, value: string) => change({ fields: { ...draft.fields, [key]: value } });
  const resetField = (key: string) => {
    const { [key]: _said, ...fields } = draft.fields;
    change({ fields });
  };
  const save = async (event: Event) => {
    event.preventDefault();
    const checked = await latest();
    if (!checked || "problem" in checked) return;
    const { text } = checked;
    const spoilt = await gamesSpoiltBy(text);
    if (spoilt > 0) return setRefusal(t(words.id_played, spoilt));
    await houses.put(await houseOfText(text));
    forgetDraft(form);
    say(t(words.saved, text.rules.name[language.value]));
    go("rules", text.rules.id);
  };

  if (!base) return <p class="waiting">{t(common.loading)}</p>;
  const baseName = base.rules.name[language.value];
  const questionOf = (key: string) => base.fields.find((field) => field.key === key)?.question ?? nameOfWord(key);
  const asked = base.fields.map((field) => askedOf(field, draft, good));
  const found = asked.filter(({ field }) => isSought(field, sought));
  const nextId = freeId(draft.id, [...taken, own, draft.id]);
  return (
    <form class="house-form" onSubmit={(event) => void save(event)}>
      <div class="stack house-fields">
        <fieldset class="card stack">
          <legend>
            <h2>{t(words.about)}</h2>
          </legend>
          <Choose
            label={t(words.base)}
            value={draft.base}
            options={bases.map(({ id, name }) => [id, name[language.value]])}
            onChange={(chosen) => change({ base: chosen })}
          />
          <TextField label={t(words.name)} of="name" draft={draft} change={change} problem={problem} />
          <TextField label={t(words.name_es)} of="name_es" draft={draft} change={change} problem={problem} />
          <TextField label={t(words.id)} of="id" draft={draft} change={change} problem={problem} />
          {(problem?.key === "id" || refusal !== "") && (
            <div class="row">
              {refusal !== "" && (
                <p role="alert" class="error">
                  {refusal}
                </p>
              )}
              <button type="button" onClick={() => change({ id: nextId, idIsChosen: true })}>
                {t(words.take_id, nextId)}
              </button>
            </div>
          )}
          <TextField label={t(words.notes)} of="notes" draft={draft} change={change} problem={problem} />
          {problem?.key === "colours" && (
            <div class="field-problem">
              <EngineWords message={problem.message} />
              <button type="button" onClick={() => change({ colours: null })}>
                {t(words.reset, baseName)}
              </button>
            </div>
          )}
        </fieldset>
        <div class="card search">
          <label class="field">
            <span>{t(words.search)}</span>
            <input type="text" value={sought} autocomplete="off" onInput={(event) => setSought(event.currentTarget.value)} />
          </label>
          <p class="soft" role="status">
            {sought !== "" && t(words.found, found.length, base.fields.length)}
          </p>
        </div>
        {grouped(found.map((each) => ({ ...each, group: each.field.group }))).map(([group, fields]) => (
          <fieldset key={group} class="card stack">
            <legend>
              <h2>{t(groupWords(group))}</h2>
            </legend>
            {fields.map(({ field, value, answer }) => (
              <FieldInput
                key={field.key}
                field={field}
                baseName={baseName}
                value={value}
                answer={answer}
                isSaid={field.key in draft.fields}
                problem={problem?.key === field.key ? problem : null}
                questionOf={questionOf}
                set={(chosen) => setField(field.key, chosen)}
                reset={() => resetField(field.key)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <aside class="card stack house-side" aria-label={t(words.changes)}>
        <h2>{t(words.changes_against, baseName)}</h2>
        <Changes changes={asked.filter(({ value, field }) => value !== field.value).map(changeOf)} baseName={baseName} />
        <button type="submit" class="main" disabled={!good || problem !== null}>
          {t(words.save)}
        </button>
        {problem ? (
          <p class="error">
            <a href={`#field-${problem.key}`} onClick={(event) => goTo(event, problem.key)}>
              {t(words.mend_first, questionOf(problem.key))}
            </a>
          </p>
        ) : (
          <p class="good">{good && t(words.sound)}</p>
        )}
        {good && !problem && <ShareRules text={good} />}
      </aside>
    </form>
  );
}

/** A question as the form shows it: the field of the base, and what is answered now. */
interface Asked {
  field: RuleField;
  value: string;
  answer: string;
}

/** What somebody said, else what follows from the rest, else as in the base. */
function askedOf(field: RuleField, draft: Draft, good: RulesText | null): Asked {
  const settled = good?.fields.find(({ key }) => key === field.key) ?? field;
  const value = draft.fields[field.key] ?? settled.value;
  const inWords = field.options.find((option) => option.value === value)?.answer ?? value;
  return { field, value, answer: value === settled.value ? settled.answer : inWords };
}

function changeOf({ field, answer }: Asked) {
  return { key: field.key, question: field.question, answer, baseAnswer: field.answer };
}

/** The engine's answer to the draft as it is now, and the last rules that made a game. */
function useCheck(draft: Draft, base: RulesText | undefined, taken: readonly string[], settle: (draft: Draft) => void) {
  const room = useTrialRoom();
  const [good, setGood] = useState<RulesText | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was last asked: somebody may save before it is answered. */
  const asked = useRef<Promise<Checked> | null>(null);
  useEffect(() => {
    if (!room || base?.rules.id !== draft.base) return;
    let current = true;
    const take = (checked: Checked) => {
      if (!current) return;
      if ("problem" in checked) {
        setProblem(checked.problem);
        if (checked.problem.message !== problem?.message) say(problemSaid(checked.problem, base));
        return;
      }
      if (problem) say(t(words.sound));
      setProblem(null);
      setGood(checked.text);
      if (Object.keys(checked.draft.fields).length < Object.keys(draft.fields).length) settle(checked.draft);
    };
    asked.current = taken.includes(draft.id)
      ? Promise.resolve({ problem: { key: "id", cause: null, message: t(words.id_taken), fits: [] } })
      : checkDraft(room, draft, base, language.value);
    void asked.current.then(take);
    return () => {
      current = false;
    };
  }, [room, base, draft, language.value]);
  return { good: good?.rules.base === draft.base ? good : null, problem, latest: async () => asked.current };
}

function problemSaid({ key, cause }: Problem, base: RulesText): string {
  const questionOf = (of: string) => base.fields.find((field) => field.key === of)?.question ?? nameOfWord(of);
  return `${questionOf(key)}: ${cause ? t(words.wrong_because, questionOf(cause)) : t(words.wrong_here)}`;
}

type Word = "name" | "name_es" | "id" | "notes";

function nameOfWord(key: string): string {
  return key === "name" || key === "name_es" || key === "id" || key === "notes" ? t(words[key]) : key;
}

interface TextFieldProps {
  label: string;
  of: Word;
  draft: Draft;
  change: (changed: Partial<Draft>) => void;
  problem: Problem | null;
}

function TextField({ label, of, draft, change, problem }: TextFieldProps) {
  const wrong = problem?.key === of;
  return (
    <div class={`field${wrong ? " wrong" : ""}`} id={`field-${of}`} tabIndex={-1}>
      <label for={`house-${of}`}>{label}</label>
      <input
        id={`house-${of}`}
        type="text"
        autocomplete="off"
        spellcheck={of !== "id"}
        maxLength={of === "id" ? 32 : of === "notes" ? 500 : 100}
        value={draft[of]}
        aria-invalid={wrong}
        aria-describedby={wrong ? `problem-${of}` : undefined}
        onInput={(event) => change({ [of]: event.currentTarget.value, ...(of === "id" ? { idIsChosen: true } : {}) })}
      />
      {wrong && (
        <p id={`problem-${of}`} class="error">
          {problem.message}
        </p>
      )}
    </div>
  );
}

function isSought(field: RuleField, sought: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const text = plain([field.key, field.numbers, field.question, field.answer, ...field.options.map(({ answer }) => answer)].join(" "));
  return plain(sought).split(/\s+/).every((word) => text.includes(word));
}

function goTo(event: Event, key: string): void {
  event.preventDefault(); // the address is the page's own way to its screens
  const field = document.getElementById(`field-${key}`);
  field?.scrollIntoView({ block: "center" });
  field?.focus({ preventScroll: true });
}
