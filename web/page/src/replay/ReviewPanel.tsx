// How the game was rolled and played: chances, luck and skill, mistakes, and the rolls that mattered most.
import { useEffect, useState } from "preact/hooks";
import type { Review, SeatSum } from "../../../engine/index.js";
import { standardLooks } from "../games/luck.js";
import { signed } from "../games/Statistics.js";
import { number, percent, t } from "../words/words.js";
import { say } from "../words/speech.js";
import { signs } from "./marks.js";
import type { Replay } from "./replay.js";
import type { ReadGame } from "./ReplayScreen.js";
import { nameOf } from "./ReplayView.js";
import { ReviewGraph } from "./ReviewGraph.js";
import type { Reviewing } from "./reviewing.js";
import { words } from "./words.js";

interface PanelProps {
  game: ReadGame;
  replay: Replay;
  reviewing: Reviewing;
}

export function ReviewPanel({ game, replay, reviewing }: PanelProps) {
  const review = reviewing.review.value;
  const stage = reviewing.stage.value;
  useEffect(() => {
    if (stage !== "done") void reviewing.start();
  }, []);
  useEffect(() => {
    if (stage === "done") say(t(words.reviewed));
  }, [stage]);
  return (
    <div class="stack review">
      <h2>{t(words.review)}</h2>
      {stage === "thinking" && <Thinking reviewing={reviewing} />}
      {stage === "failed" && <p class="error">{t(words.failed, reviewing.failure.value)}</p>}
      {(stage === "stopped" || stage === "failed") && (
        <div class="row">
          {stage === "stopped" && <span>{t(words.stopped)}</span>}
          <button type="button" onClick={() => void reviewing.start()}>
            {t(words.again)}
          </button>
        </div>
      )}
      {review && <Reviewed game={game} replay={replay} review={review} />}
    </div>
  );
}

function Thinking({ reviewing }: { reviewing: Reviewing }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = number(Math.max(0, Math.floor((now - reviewing.since.value) / 1000)));
  const label = t(reviewing.review.value ? words.thinking_2 : words.thinking_1, seconds);
  return (
    <div class="row thinking">
      <progress aria-label={t(words.review)} />
      <span>{label}</span>
      <button type="button" onClick={() => reviewing.stop()}>
        {t(words.stop)}
      </button>
    </div>
  );
}

interface ReviewedProps {
  game: ReadGame;
  replay: Replay;
  review: Review;
}

function Reviewed({ game, replay, review }: ReviewedProps) {
  const toRoll = (roll: number) => {
    const played = replay.rolls.value[roll];
    if (played) replay.go(played.from);
  };
  const roll = replay.rollAt(replay.step.value);
  return (
    <>
      <p class="soft">
        {t(words[review.evaluation], review.looks)}
        {review.end !== "won" && ` ${t(words[review.end])}`}
      </p>
      <h3>{t(words.chances)}</h3>
      <ReviewGraph game={game} review={review} roll={roll} toRoll={toRoll} />
      <ChancesTable game={game} review={review} />
      {review.looks === standardLooks && <Sums game={game} review={review} />}
      <h3>{t(words.mistakes)}</h3>
      <Mistakes game={game} review={review} toRoll={toRoll} />
      {review.looks === standardLooks && (
        <>
          <h3>{t(words.luckiest)}</h3>
          <Fallen game={game} review={review} rolls={review.lucky} toRoll={toRoll} />
          <h3>{t(words.unluckiest)}</h3>
          <Fallen game={game} review={review} rolls={review.unlucky} toRoll={toRoll} />
        </>
      )}
    </>
  );
}

const lines: readonly { key: keyof SeatSum & keyof typeof words; isPart: boolean; isChance: boolean }[] = [
  { key: "start", isPart: false, isChance: true },
  { key: "luck", isPart: false, isChance: false },
  { key: "own_rolls", isPart: true, isChance: false },
  { key: "others_rolls", isPart: true, isChance: false },
  { key: "skill", isPart: false, isChance: false },
  { key: "own_plays", isPart: true, isChance: false },
  { key: "others_plays", isPart: true, isChance: false },
  { key: "calls", isPart: true, isChance: false },
  { key: "late", isPart: true, isChance: false },
  { key: "result", isPart: false, isChance: true },
];

function Sums({ game, review }: { game: ReadGame; review: Review }) {
  return (
    <>
      <h3>{t(words.sums)}</h3>
      <div class="scrolls" tabIndex={0} role="region" aria-label={t(words.sums)} data-scrolls>
        <table class="sums">
          <thead>
            <tr>
              <td />
              {review.seats.map(({ seat }) => (
                <th key={seat} scope="col" class="figure">
                  {nameOf(game, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, isPart, isChance }) => (
              <tr key={key} class={isPart ? "part" : ""} data-line={key}>
                <th scope="row">{t(words[key])}</th>
                {review.seats.map((sum) => {
                  const share = sum[key] as number;
                  return (
                    <td key={sum.seat} class="figure">
                      {isChance ? number(100 * share, 1) : signed(share)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{t(words.sums_explained)}</p>
    </>
  );
}

interface ListProps {
  game: ReadGame;
  review: Review;
  toRoll: (roll: number) => void;
}

function Mistakes({ game, review, toRoll }: ListProps) {
  if (review.marked.length === 0) return <p>{t(words.no_mistakes)}</p>;
  return (
    <ul class="plain to-rolls mistakes">
      {review.marked.map(({ roll, atonement, decision }, k) => {
        if (decision.mark === "none") return null;
        const { turn, roll: dice } = review.rolls[roll] ?? { turn: 0, roll: "" };
        const { seat, play, loss, mark, better } = decision;
        const judged = `${signs[mark]} ${t(words[mark])}`;
        const cost = number(100 * loss, 1);
        const said = atonement
          ? t(words.atoned, turn, nameOf(game, seat), play, judged, cost)
          : t(words.decided, turn, nameOf(game, seat), dice, play, judged, cost);
        return (
          <li key={k}>
            <button type="button" onClick={() => toRoll(roll)}>
              <span>{said}</span>
              {better !== null && <span class="soft">{t(words.better, better)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Fallen({ game, review, rolls, toRoll }: ListProps & { rolls: readonly number[] }) {
  return (
    <ul class="plain to-rolls">
      {rolls.map((k) => {
        const roll = review.rolls[k];
        return (
          roll && (
            <li key={k}>
              <button type="button" onClick={() => toRoll(k)}>
                {t(words.fell, roll.turn, nameOf(game, roll.seat), roll.roll, signed(roll.luck))}
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** What the graph shows, in numbers; made when somebody wants it. */
function ChancesTable({ game, review }: { game: ReadGame; review: Review }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t(words.chances_table)}</summary>
      {isOpen && (
        <div class="scrolls chances" tabIndex={0} role="region" aria-label={t(words.chances_table)} data-scrolls>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(words.roll)}</th>
                <th scope="col">{t(words.who)}</th>
                <th scope="col">{t(words.dice)}</th>
                {review.seats.map(({ seat }) => (
                  <th key={seat} scope="col" class="figure">
                    {nameOf(game, seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {review.rolls.map(({ seat, roll, before }, k) => (
                <tr key={k}>
                  <th scope="row">{k + 1}</th>
                  <td>{nameOf(game, seat)}</td>
                  <td>{roll}</td>
                  <Chances of={before} />
                </tr>
              ))}
              <tr>
                <th scope="row" colSpan={3}>
                  {t(words.at_end)}
                </th>
                <Chances of={review.result} />
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}

function Chances({ of }: { of: readonly number[] }) {
  return (
    <>
      {of.map((chance, k) => (
        <td key={k} class="figure">
          {percent(chance)}
        </td>
      ))}
    </>
  );
}
