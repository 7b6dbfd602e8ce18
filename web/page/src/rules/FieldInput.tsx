// One question of the rules: its answers to choose from, what the base says, and what is wrong with it.
import { useId } from "preact/hooks";
import type { RuleField } from "../../../engine/index.js";
import { language } from "../settings.js";
import { t } from "../words/words.js";
import type { Problem } from "./checkDraft.js";
import { words } from "./words.js";

export interface FieldProps {
  /** As the base has it. */
  field: RuleField;
  baseName: string;
  value: string;
  /** In words, if there are any but the value's own. */
  answer: string;
  /** Whether somebody spoke of it; else it is as it is because of other fields. */
  isSaid: boolean;
  problem: Problem | null;
  questionOf: (key: string) => string;
  set: (value: string) => void;
  reset: () => void;
}

export function FieldInput(props: FieldProps) {
  const { field, baseName, value, isSaid, problem, reset } = props;
  const id = useId();
  const differs = value !== field.base;
  const described = [problem ? `${id}-problem` : "", differs ? `${id}-base` : ""].filter(Boolean).join(" ");
  return (
    <div class={`rule-field${differs ? " changed" : ""}${problem ? " wrong" : ""}`} id={`field-${field.key}`} tabIndex={-1}>
      <Control {...props} id={id} described={described} />
      {differs && (
        <div class="row field-base" id={`${id}-base`}>
          <span class="badge">{t(words.changed)}</span>
          <small>{t(words.base_says, baseName, field.answer)}</small>
          {isSaid ? (
            <button type="button" class="quiet" aria-label={t(words.reset_field, field.question, baseName)} onClick={reset}>
              {t(words.reset, baseName)}
            </button>
          ) : (
            <small class="soft">{t(words.follows)}</small>
          )}
        </div>
      )}
      {problem && <FieldProblem {...props} id={`${id}-problem`} problem={problem} />}
    </div>
  );
}

type ControlProps = FieldProps & { id: string; described: string };

function Control({ field, value, answer, problem, set, id, described }: ControlProps) {
  const about = { "aria-describedby": described === "" ? undefined : described, "aria-invalid": problem !== null };
  const numbers = field.numbers !== "" && <small class="soft numbers">{field.numbers}</small>;
  switch (field.kind) {
    case "truth":
      return (
        <label class="switch">
          <input
            type="checkbox"
            checked={value === "true"}
            {...about}
            onChange={(event) => set(String(event.currentTarget.checked))}
          />
          <span>
            {field.question} {numbers}
          </span>
        </label>
      );
    case "number":
      return (
        <div class="field">
          <label for={id}>
            {field.question} <small class="soft">({t(words.range, field.low ?? 0, field.high ?? 0)})</small> {numbers}
          </label>
          <div class="row">
            <input
              id={id}
              type="number"
              min={field.low ?? undefined}
              max={field.high ?? undefined}
              step={1}
              value={value}
              {...about}
              onInput={(event) => set(event.currentTarget.value)}
            />
            {answer !== value && <span class="soft">{t(words.meaning, answer)}</span>}
          </div>
        </div>
      );
    default:
      return (
        <fieldset class="options" {...about} role="radiogroup">
          <legend>
            {field.question} {numbers}
          </legend>
          {field.options.map((option) => (
            <label key={option.value} class="switch">
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                onChange={() => set(option.value)}
              />
              {option.answer}
            </label>
          ))}
        </fieldset>
      );
  }
}

function FieldProblem({ field, problem, questionOf, set, id }: FieldProps & { problem: Problem; id: string }) {
  const answerTo = (value: string) => field.options.find((option) => option.value === value)?.answer ?? value;
  return (
    <div class="field-problem" id={id}>
      <p class="error">{problem.cause ? t(words.wrong_because, questionOf(problem.cause)) : t(words.wrong_here)}</p>
      {problem.fits.length > 0 && (
        <div class="row">
          <span>{t(words.fits)}</span>
          {problem.fits.map((value) => (
            <button key={value} type="button" onClick={() => set(value)}>
              {answerTo(value)}
            </button>
          ))}
        </div>
      )}
      <EngineWords message={problem.message} />
    </div>
  );
}

/** The program speaks English of files and fields. */
export function EngineWords({ message }: { message: string }) {
  return (
    <small class="soft">
      {t(words.engine_says)} <span lang={language.value === "en" ? undefined : "en"}>{message}</span>
    </small>
  );
}
