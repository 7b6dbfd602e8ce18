// A new game: which rules, who plays, how.
import { useState } from "preact/hooks";
import type { BotName, Calling, RuleSet, Until } from "../../../engine/index.js";
import { Board } from "../board/Board.js";
import { Choose } from "../Choose.js";
import { layoutOf } from "../engines.js";
import type { KeptGame } from "../keep/games.js";
import { beginGame, type Sitter } from "../play/begin.js";
import { firstPosition } from "../play/firstPosition.js";
import { go, linkTo } from "../route.js";
import { language, speed, speeds } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { BotRemarks } from "./BotRemarks.js";
import { type Kind, SeatRow } from "./SeatRow.js";
import { ChooseCalls, ChooseUntil } from "./terms.js";
import { words } from "./words.js";

interface NewGameProps {
  rules: readonly RuleSet[];
  before: KeptGame | null;
  /** The rules that a link asks for. */
  asked: string | null;
}

export function NewGame({ rules, before, asked }: NewGameProps) {
  const known = rules.find(({ id }) => id === asked) ?? rules.find(({ id }) => id === before?.rules) ?? rules[0];
  const [chosen, setChosen] = useState(known);
  const [seats, setSeats] = useState<readonly { kind: Kind; name: string }[]>(() => seatsOf(known?.arms ?? 4, before));
  const [until, setUntil] = useState<Until>(known?.until ?? "first");
  const [first, setFirst] = useState("drawn");
  const [calls, setCalls] = useState<Calling>(before?.calls ?? "always");
  const [dice, setDice] = useState<"page" | "hand">("page");
  const layout = useLoaded(async () => (chosen ? layoutOf(chosen.id) : null), [chosen?.id, language.value]);
  const playing = seats.flatMap(({ kind }, k) => (kind === "nobody" ? [] : [k + 1]));
  const tokens = useLoaded(async () => (chosen && playing.length >= 2 ? (await firstPosition(chosen.id, playing)).tokens : []), [chosen?.id, playing.join()]) ?? [];
  const [failure, setFailure] = useState("");
  const [starting, setStarting] = useState(false);
  if (!chosen) return null;

  const choose = (other: RuleSet) => {
    setChosen(other);
    setUntil(other.until);
    setFirst("drawn");
    if (other.arms !== seats.length) setSeats(seatsOf(other.arms, null));
  };
  const sitters: Sitter[] = seats.flatMap(({ kind, name }, k) => (kind === "nobody" ? [] : [{ seat: k + 1, kind, name: name.trim() }]));
  const beginner = sitters.some(({ seat }) => String(seat) === first) ? first : "drawn";
  const nameOf = (seat: number) => layout?.seats[seat - 1]?.name ?? String(seat);
  const start = async (event: Event) => {
    event.preventDefault();
    if (sitters.length < 2) return setFailure(t(words.too_few));
    if (starting) return;
    setStarting(true);
    try {
      const begins = beginner === "drawn" ? null : Number(beginner);
      const terms = { rules: chosen.id, sitters, until, calls, dice_by_hand: dice === "hand", first: begins, position: null };
      go("game", await beginGame(terms));
    } catch (why) {
      setFailure(why instanceof Error ? why.message : String(why));
      setStarting(false);
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
              return mark ? (
                <SeatRow key={k} mark={mark} kind={seat.kind} besides={["nobody", "person"]} onKind={(kind) => change({ kind })}>
                  {seat.kind === "person" && (
                    <label class="field">
                      <span>{t(words.name, mark.name)}</span>
                      <input
                        type="text"
                        size={12}
                        maxLength={15}
                        autocomplete="off"
                        value={seat.name}
                        onInput={(event) => change({ name: event.currentTarget.value })}
                      />
                    </label>
                  )}
                </SeatRow>
              ) : null;
            })}
          </div>
          <BotRemarks rules={chosen.id} seats={sitters.map(({ kind }) => kind)} />
        </fieldset>
        <details class="card">
          <summary>
            <h2>{t(words.how)}</h2>
          </summary>
          <div class="seats-grid">
            <Choose
              label={t(words.first)}
              value={beginner}
              options={[["drawn", t(words.first_drawn)], ...sitters.map(({ seat }) => [String(seat), nameOf(seat)] as const)]}
              onChange={setFirst}
            />
            <ChooseUntil value={until} onChange={setUntil} />
            {chosen.calling && <ChooseCalls value={calls} onChange={setCalls} />}
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
      <div class="preview">{layout && <Board layout={layout} tokens={tokens} label={chosen.name[language.value]} />}</div>
    </>
  );
}

/** Who played last, or one person against bots. */
function seatsOf(arms: number, before: KeptGame | null): { kind: Kind; name: string }[] {
  return Array.from({ length: arms }, (_, k) => {
    if (!before) return { kind: k === 0 ? "person" : k < 4 ? "3" : "nobody", name: "" };
    const sat = before.seats.find(({ seat }) => seat === k + 1);
    return sat ? { kind: sat.kind as "person" | BotName, name: sat.name } : { kind: "nobody", name: "" };
  });
}
