// The rules, the bots, the seed: what both the board that is watched and the long run ask for.
import { useState } from "preact/hooks";
import type { BotName, Catalogue, RuleSet } from "../../../engine/index.js";
import { Choose } from "../Choose.js";
import { catalogueOfRules, layoutOf } from "../engines.js";
import { BotRemarks } from "../home/BotRemarks.js";
import { ChooseCalls, ChooseUntil } from "../home/terms.js";
import { SeatMark } from "../play/SeatsBar.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { t } from "../words/words.js";
import { allBots, asksForCalls, mostGames, newNumber, seatsFor, type Setup, wholeNumber } from "./setup.js";
import { words } from "./words.js";

interface SetupFormProps {
  known: readonly RuleSet[];
  setup: Setup;
  /** Whether it is said how many games. */
  counted: boolean;
  action: string;
  disabled?: boolean;
  begin: (setup: Setup) => void;
}

export function SetupForm({ known, setup, counted, action, disabled = false, begin }: SetupFormProps) {
  const [rules, setRules] = useState(known.find(({ id }) => id === setup.rules) ?? known[0]);
  const [bots, setBots] = useState(setup.bots);
  const [until, setUntil] = useState(setup.until);
  const [calls, setCalls] = useState(setup.calls);
  const [seed, setSeed] = useState(String(setup.seed));
  const [games, setGames] = useState(String(setup.games));
  const [failure, setFailure] = useState("");
  const layout = useLoaded(async () => (rules ? layoutOf(rules.id) : null), [rules?.id, language.value]);
  const levels = useLoaded(async () => (await catalogueOfRules()).level_words, []) ?? [];
  if (!rules) return null;

  const seats = seatsFor(rules.arms, bots.length);
  const choose = (id: string) => {
    const other = known.find((each) => each.id === id);
    if (!other) return;
    setRules(other);
    setUntil(other.until);
    setBots(ofNumber(bots, bots.length === rules.arms ? other.arms : Math.min(bots.length, other.arms)));
  };
  const start = (event: Event) => {
    event.preventDefault();
    const whose = wholeNumber(seed, 0, Number.MAX_SAFE_INTEGER);
    const many = wholeNumber(games, 1, mostGames);
    if (whose === undefined) return setFailure(t(words.seed_expected, seed));
    if (counted && many === undefined) return setFailure(t(words.games_expected, mostGames, games));
    setFailure("");
    const asked = asksForCalls(rules, bots) ? calls : "always";
    begin({ rules: rules.id, bots, until, calls: asked, seed: whose, games: many ?? setup.games });
  };
  return (
    <form class="stack" noValidate onSubmit={start}>
      <div class="setup-grid">
        <Choose
          label={t(words.rules)}
          value={rules.id}
          options={known.map(({ id, name, base }) => [id, base === id ? name[language.value] : t(words.house, name[language.value])])}
          onChange={choose}
        />
        <Choose
          label={t(words.players)}
          value={String(bots.length)}
          options={Array.from({ length: rules.arms - 1 }, (_, k) => [String(k + 2), String(k + 2)] as const)}
          onChange={(number) => setBots(ofNumber(bots, Number(number)))}
        />
        {counted && (
          <WholeNumber label={t(words.games)} value={games} onInput={setGames} low={1} high={mostGames} />
        )}
        <div class="seed-field">
          <WholeNumber label={t(words.seed)} value={seed} onInput={setSeed} low={0} high={Number.MAX_SAFE_INTEGER} />
          <button type="button" onClick={() => setSeed(String(newNumber()))}>
            {t(words.other_seed)}
          </button>
        </div>
        <ChooseUntil value={until} onChange={setUntil} />
        {asksForCalls(rules, bots) && <ChooseCalls value={calls} onChange={setCalls} />}
      </div>
      <fieldset class="plain-set">
        <legend>{t(words.bots)}</legend>
        <div class="setup-grid">
          {bots.map((bot, k) => {
            const mark = layout?.seats[(seats[k] ?? 1) - 1];
            return (
              <div key={k} class="row seat-row">
                {mark && <SeatMark seat={mark} />}
                <Choose
                  label={mark?.name ?? String(seats[k])}
                  value={bot}
                  options={allBots.map((each) => [each, botWords(each, levels)])}
                  onChange={(chosen) => setBots(bots.map((other, at) => (at === k ? chosen : other)))}
                />
              </div>
            );
          })}
        </div>
        <BotRemarks rules={rules.id} seats={bots} />
      </fieldset>
      <div class="row">
        <button type="submit" class="main" disabled={disabled}>
          {action}
        </button>
        {failure !== "" && (
          <p role="alert" class="error">
            {failure}
          </p>
        )}
      </div>
    </form>
  );
}

interface WholeNumberProps {
  label: string;
  value: string;
  low: number;
  high: number;
  onInput: (value: string) => void;
}

function WholeNumber({ label, value, low, high, onInput }: WholeNumberProps) {
  return (
    <label class="field">
      <span class="soft">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={low}
        max={high}
        step={1}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

/** As many, more of them as the last. */
function ofNumber(bots: readonly BotName[], number: number): BotName[] {
  return Array.from({ length: number }, (_, k) => bots[k] ?? bots.at(-1) ?? "random");
}

function botWords(bot: BotName, levels: Catalogue["level_words"]): string {
  const level = levels.find((each) => each.level === bot);
  if (level) return level.name[language.value];
  return bot in named ? t(named[bot as keyof typeof named]) : bot;
}

const named = {
  random: words.bot_random,
  greedy: words.bot_greedy,
  expert: words.bot_expert,
  learned: words.bot_learned,
  search: words.bot_search,
};
