// A recorded game on the board, and beside it its moves, its review and its dice.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Board } from "../board/Board.js";
import { rulesIn, tables } from "../engines.js";
import { RemoveDialog } from "../games/GameCard.js";
import { canGoOn } from "../games/history.js";
import { keepLuck } from "../games/luck.js";
import { piecesWords, readingRoom } from "../games/reading.js";
import { removeGame } from "../games/removal.js";
import { whenBegun } from "../games/whenBegun.js";
import { saveRecord, shareRecord } from "../keep/files.js";
import { Die } from "../play/Dice.js";
import { SeatMark } from "../play/SeatsBar.js";
import { go, goInstead, linkTo, routeOf } from "../route.js";
import { language } from "../settings.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { Controls } from "./Controls.js";
import { DicePanel } from "./DicePanel.js";
import { Moves } from "./Moves.js";
import type { Replay } from "./replay.js";
import type { ReadGame } from "./ReplayScreen.js";
import { Reviewing } from "./reviewing.js";
import { ReviewPanel } from "./ReviewPanel.js";
import { piecesText, playableAt } from "./positions.js";
import { words } from "./words.js";

const views = ["moves", "review", "dice"] as const;
type View = (typeof views)[number];
const viewOf = (asked: string | null): View => views.find((each) => each === asked) ?? "moves";

interface ReplayViewProps {
  game: ReadGame;
  replay: Replay;
  view: string | null;
}

export function ReplayView({ game, replay, view: asked }: ReplayViewProps) {
  const { kept, story } = game;
  const view = viewOf(asked);
  const step = replay.step.value;
  const layout = replay.layout.value;
  const reviewing = useReviewing(game);
  useAddress(kept.id, step);

  const shown = step === 0 ? replay.story.value.begins : (replay.story.value.steps[step - 1] ?? replay.story.value.begins);
  const roll = replay.rolls.value[replay.rollAt(step)];
  const moved = replay.story.value.steps.slice((roll?.from ?? 1) - 1, step).flatMap(({ events }) =>
    events.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [from, to])),
  );
  const isLast = step === replay.steps;
  return (
    <div class="around-board replay">
      <h1>{t(words.title, game.nameOfRules, whenBegun(kept))}</h1>
      <Deeds game={game} />
      <Seats game={game} layout={layout} turn={roll?.seat ?? null} />
      <div class="board-holder">
        <Board
          layout={layout}
          tokens={shown.tokens}
          label={t(words.board_of, replay.placeOf(step))}
          turn={isLast && story.closed ? null : (roll?.seat ?? story.begins.seat)}
          last={[...new Set(moved)]}
          motion={replay.motion.value}
        />
      </div>
      <section class="panel card" aria-label={t(words.controls)}>
        <Controls replay={replay} />
        <div class="asked">
          <div class="told">
            {replay.eventsOf(step).map(({ text }, k) => (
              <p key={k}>{text}</p>
            ))}
            {replay.commentsOf(step).map((text, k) => (
              <p key={`comment${k}`} class="comment">
                {text}
              </p>
            ))}
            {isLast && story.cut_off !== null && story.closed && <p class="soft">{t(words.cut_off, story.cut_off)}</p>}
          </div>
          <div class="dice" aria-hidden="true">
            {(roll?.dice ?? "").split("-").filter(Boolean).map((pips, k) => (
              <Die key={k} value={Number(pips)} />
            ))}
          </div>
        </div>
        <FromHere game={game} replay={replay} />
      </section>
      <section class="view card stack" aria-label={t(words[view])}>
        <div class="row" role="group" aria-label={t(words.views)}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => goInstead("replay", kept.id, queryOf(step, each))}
            >
              {t(words[each])}
            </button>
          ))}
        </div>
        {view === "moves" && <Moves replay={replay} review={reviewing?.review.value ?? null} />}
        {view === "review" && (reviewing ? <ReviewPanel game={game} replay={replay} reviewing={reviewing} /> : <p>{t(words.review_later)}</p>)}
        {view === "dice" && <DicePanel game={game} />}
      </section>
    </div>
  );
}

function Seats({ game, layout, turn }: { game: ReadGame; layout: ReadGame["layout"]; turn: number | null }) {
  return (
    <ul class="seats-bar">
      {game.head.seats.map(({ seat, kind }) => {
        const mark = layout.seats[seat - 1];
        return (
          <li key={seat} class={seat === turn ? "awaited" : ""} aria-current={seat === turn ? "true" : undefined}>
            {mark && <SeatMark seat={mark} />}
            <span class="name">{nameOf(game, seat)}</span>
            <span class="soft">{kind === "person" ? t(words.person) : t(words.bot, kind)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The player's name, else the colour. */
export function nameOf({ head, layout }: ReadGame, seat: number): string {
  const name = head.seats.find((other) => other.seat === seat)?.name ?? "";
  return name === "" ? (layout.seats[seat - 1]?.name ?? String(seat)) : name;
}

/** What can be asked and done at the step that is shown. */
function FromHere({ game: { kept, head }, replay }: { game: ReadGame; replay: Replay }) {
  const note = useSignal("");
  const step = replay.step.value;
  useEffect(() => {
    note.value = "";
  }, [step]);
  const remark = (text: string) => {
    note.value = text;
    say(text);
  };
  const sayPieces = async () => {
    const position = piecesText(replay.story.value, replay.layout.value, step);
    remark((await piecesWords(await readingRoom(), head, position, language.value)).join(" "));
  };
  const playOn = async () => {
    const position = await playableAt(await readingRoom(), kept.record, replay.story.value, step, language.value);
    if (!position.ok) remark(position.error.message);
    else if (position.value === null) remark(t(words.is_over));
    else go("editor", kept.rules, { position: position.value });
  };
  const canPlayOn = useKnowsRules(kept.rules);
  return (
    <>
      <p class="note" hidden={note.value === ""}>
        {note.value}
      </p>
      <div class="row">
        <button type="button" onClick={() => void sayPieces()}>
          {t(words.pieces)}
        </button>
        {canPlayOn && (
          <button type="button" onClick={() => void playOn()}>
            {t(words.play_on)}
          </button>
        )}
      </div>
    </>
  );
}

/** What can be done with the whole game. */
function Deeds({ game: { kept, nameOfRules } }: { game: ReadGame }) {
  const [asks, setAsks] = useState(false);
  const [copied, setCopied] = useState(false);
  const share = async () => {
    if (!(await shareRecord(kept))) return;
    setCopied(true);
    say(t(words.shared));
  };
  return (
    <div class="row deeds">
      {canGoOn(kept) && (
        <a class="button main" href={linkTo("game", kept.id)}>
          {t(words.go_on)}
        </a>
      )}
      <button type="button" onClick={() => saveRecord(kept)}>
        {t(words.save_record)}
      </button>
      <button type="button" onClick={() => void share()}>
        {t(copied ? words.shared : words.share)}
      </button>
      <button type="button" onClick={() => setAsks(true)}>
        {t(common.remove)}
      </button>
      {asks && (
        <RemoveDialog
          what={t(words.title, nameOfRules, whenBegun(kept))}
          close={() => setAsks(false)}
          remove={() => void removeGame(kept).then(() => go("games"))}
        />
      )}
    </div>
  );
}

/** Whether a new game can be begun by them: they are built in, or house rules of this browser. */
function useKnowsRules(id: string): boolean {
  const [knows, setKnows] = useState(false);
  useEffect(() => {
    void tables()
      .then((room) => rulesIn(room, id))
      .then(() => setKnows(true), () => setKnows(false));
  }, [id]);
  return knows;
}

/** Only of a game that nobody plays any more: a review would tell what was missed (M10). */
function useReviewing({ kept }: ReadGame): Reviewing | null {
  const reviewing = useMemo(
    () =>
      canGoOn(kept)
        ? null
        : new Reviewing(kept.record, (review) => void keepLuck(kept.id, review)),
    [kept.id],
  );
  useEffect(() => () => reviewing?.stop(), [reviewing]);
  return reviewing;
}

function queryOf(step: number, view: View): Record<string, string> {
  return { ...(step === 0 ? {} : { step: String(step) }), ...(view === "moves" ? {} : { view }) };
}

/**
 * The step stands in the address once somebody stays there: browsers do not like addresses that change all the time. By
 * then another view may be asked for, or another screen.
 */
function useAddress(id: string, step: number): void {
  useEffect(() => {
    const waiting = setTimeout(() => {
      const { screen, of, query } = routeOf(location.hash);
      if (screen === "replay" && of === id) goInstead("replay", id, queryOf(step, viewOf(query.get("view"))));
    }, 250);
    return () => clearTimeout(waiting);
  }, [id, step]);
}
