// A new game: which rules, who plays, how; and the games that wait to go on.
import { useState } from "preact/hooks";
import type { BotName, Calling, RuleSet, Until } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { Board } from "../board/Board.js";
import { Choose } from "../Choose.js";
import { allRules, layoutOf } from "../engines.js";
import { games, type KeptGame } from "../keep/games.js";
import { beginGame, type Sitter } from "../play/begin.js";
import { SeatMark } from "../play/SeatsBar.js";
import { go, linkTo } from "../route.js";
import { language, speed, speeds } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { date, t } from "../words/words.js";
import { words } from "./words.js";

type Kind = Sitter["kind"] | "nobody";

const kinds: readonly Kind[] = ["nobody", "person", "1", "2", "3", "4", "5"];
const waitingShown = 3;

export function Home({ route }: ScreenProps) {
  const rules = useLoaded(allRules, []);
  const before = useLoaded(() => lastGame(route.query.get("again")), [route.query.get("again")]);
  if (!rules || before === undefined) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <section class="page home">
      <h1>{t(words.welcome)}</h1>
      <Waiting rules={rules} />
      <NewGame key={route.query.get("rules")} rules={rules} before={before} asked={route.query.get("rules")} />
    </section>
  );
}

/** The game to play again, or the last one: people mostly play what they played. */
async function lastGame(id: string | null): Promise<KeptGame | null> {
  if (id !== null) return (await games.get(id)) ?? null;
  const played = (await games.all()).filter(({ imported }) => !imported);
  return played.toSorted((one, other) => other.begun - one.begun)[0] ?? null;
}

function Waiting({ rules }: { rules: readonly RuleSet[] }) {
  const open = useLoaded(async () => (await games.all()).filter(({ closed, imported }) => !closed && !imported), []);
  if (!open || open.length === 0) return null;
  const newest = open.toSorted((one, other) => other.changed - one.changed).slice(0, waitingShown);
  return (
    <section class="card waiting-games">
      <h2>{t(words.go_on)}</h2>
      <ul class="row plain">
        {newest.map((game) => (
          <li key={game.id}>
            <a class="button" href={linkTo("game", game.id)}>
              {t(words.left_off, rules.find(({ id }) => id === game.rules)?.name[language.value] ?? game.rules, date(game.changed))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NewGameProps {
  rules: readonly RuleSet[];
  before: KeptGame | null;
  /** The rules that a link asks for. */
  asked: string | null;
}

function NewGame({ rules, before, asked }: NewGameProps) {
  const known = rules.find(({ id }) => id === asked) ?? rules.find(({ id }) => id === before?.rules) ?? rules[0];
  const [chosen, setChosen] = useState(known);
  const [seats, setSeats] = useState<readonly { kind: Kind; name: string }[]>(() => seatsOf(known?.arms ?? 4, before));
  const [until, setUntil] = useState<Until>(known?.until ?? "first");
  const [first, setFirst] = useState("drawn");
  const [calls, setCalls] = useState<Calling>(before?.calls ?? "always");
  const [dice, setDice] = useState<"page" | "hand">("page");
  const layout = useLoaded(async () => (chosen ? layoutOf(chosen.id) : null), [chosen?.id, language.value]);
  const [failure, setFailure] = useState("");
  if (!chosen) return null;

  const choose = (other: RuleSet) => {
    setChosen(other);
    setUntil(other.until);
    setFirst("drawn");
    if (other.arms !== seats.length) setSeats(seatsOf(other.arms, null));
  };
  const sitters: Sitter[] = seats.flatMap(({ kind, name }, k) => (kind === "nobody" ? [] : [{ seat: k + 1, kind, name: name.trim() }]));
  const nameOf = (seat: number) => layout?.seats[seat - 1]?.name ?? String(seat);
  const start = async (event: Event) => {
    event.preventDefault();
    if (sitters.length < 2) return setFailure(t(words.too_few));
    try {
      const begins = first === "drawn" ? null : Number(first);
      const terms = { rules: chosen.id, sitters, until, calls, dice_by_hand: dice === "hand", first: begins, position: null };
      go("game", await beginGame(terms));
    } catch (why) {
      setFailure(why instanceof Error ? why.message : String(why));
    }
  };
  return (
    <>
    <form class="stack" onSubmit={(event) => void start(event)}>
      <fieldset class="card">
        <legend>
          <h2>{t(words.which)}</h2>
        </legend>
        <div class="games-grid">
          {rules.map((each) => (
            <label key={each.id} class="game-card">
              <input type="radio" name="rules" value={each.id} checked={each.id === chosen.id} onChange={() => choose(each)} />
              <span>
                <strong>{each.name[language.value]}</strong>
                <span class="soft">{each.country[language.value]}</span>
                <span class="soft">
                  {each.dice === 1 ? t(words.pieces_die, each.pieces) : t(words.pieces_dice, each.pieces, each.dice)}
                </span>
              </span>
            </label>
          ))}
        </div>
        <p class="row">
          <a href={linkTo("rules", chosen.id)}>{t(common.rules)}</a>
          <a href={linkTo("house")}>{t(words.make_house)}</a>
          <a href={linkTo("learn")}>{t(words.never_played)}</a>
          <a href={linkTo("editor", chosen.id)}>{t(words.from_position)}</a>
        </p>
      </fieldset>
      <fieldset class="card">
        <legend>
          <h2>{t(words.who)}</h2>
        </legend>
        <div class="seats-grid">
          {seats.map((seat, k) => {
            const mark = layout?.seats[k];
            const change = (changed: Partial<typeof seat>) =>
              setSeats(seats.map((other, at) => (at === k ? { ...other, ...changed } : other)));
            return (
              <div key={k} class="row">
                {mark && <SeatMark seat={mark} />}
                <Choose
                  label={t(words.seat, nameOf(k + 1))}
                  value={seat.kind}
                  options={kinds.map((kind) => [kind, kindWords(kind)])}
                  onChange={(kind) => change({ kind })}
                />
                {seat.kind === "person" && (
                  <label class="field">
                    <span>{t(words.name, nameOf(k + 1))}</span>
                    <input
                      type="text"
                      size={12}
                      maxLength={20}
                      autocomplete="off"
                      value={seat.name}
                      onInput={(event) => change({ name: event.currentTarget.value })}
                    />
                  </label>
                )}
              </div>
            );
          })}
        </div>
      </fieldset>
      <details class="card">
        <summary>
          <h2>{t(words.how)}</h2>
        </summary>
        <div class="seats-grid">
          <Choose
            label={t(words.first)}
            value={first}
            options={[["drawn", t(words.first_drawn)], ...sitters.map(({ seat }) => [String(seat), nameOf(seat)] as const)]}
            onChange={setFirst}
          />
          <Choose
            label={t(words.until)}
            value={until}
            options={[
              ["first", t(words.until_first)],
              ["places", t(words.until_places)],
            ]}
            onChange={setUntil}
          />
          {chosen.calling && (
            <Choose
              label={t(words.calls)}
              value={calls}
              options={(["always", "chance", "never"] as const).map((each) => [each, t(words[`calls_${each}`])])}
              onChange={setCalls}
            />
          )}
          <Choose
            label={t(words.dice)}
            value={dice}
            options={[
              ["page", t(words.dice_page)],
              ["hand", t(words.dice_hand)],
            ]}
            onChange={setDice}
          />
          <Choose
            label={t(common.speed)}
            value={speed.value}
            options={speeds.map((each) => [each, t(common[each])])}
            onChange={(each) => (speed.value = each)}
          />
        </div>
      </details>
      <button type="submit" class="main begin">
        {t(words.start)}
      </button>
      {failure !== "" && (
        <p role="alert" class="error">
          {failure}
        </p>
      )}
    </form>
    <div class="preview">{layout && <Board layout={layout} tokens={[]} label={chosen.name[language.value]} />}</div>
    </>
  );
}

function kindWords(kind: Kind): string {
  if (kind === "nobody" || kind === "person") return t(words[kind]);
  return t(words.level, kind);
}

/** Who played last, or one person against bots. */
function seatsOf(arms: number, before: KeptGame | null): { kind: Kind; name: string }[] {
  return Array.from({ length: arms }, (_, k) => {
    if (!before) return { kind: k === 0 ? "person" : k < 4 ? "3" : "nobody", name: "" };
    const sat = before.seats.find(({ seat }) => seat === k + 1);
    return sat ? { kind: sat.kind as "person" | BotName, name: sat.name } : { kind: "nobody", name: "" };
  });
}
