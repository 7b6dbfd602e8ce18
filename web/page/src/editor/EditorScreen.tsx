// A position set up on the board: whatever is done, the engine says at once whether it can be played.
import { useEffect, useRef, useState } from "preact/hooks";
import type { EngineError, Layout, ReadPosition, RuleSet } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { Board } from "../board/Board.js";
import { Choose } from "../Choose.js";
import { allRules, layoutOf, rulesIn, tables } from "../engines.js";
import { firstPosition } from "../play/firstPosition.js";
import { linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import "./editor.css";
import { Placing, placeWords } from "./Placing.js";
import { placeOf, squareOf } from "./places.js";
import { PlayFromHere } from "./PlayFromHere.js";
import { PositionText, type Typed } from "./PositionText.js";
import { refusalOf } from "./refusals.js";
import { type Setting, settingOf, textOf, waysToWrite, withoutSeat, withPieceMoved, withSeat } from "./setting.js";
import { type Taken, Trays } from "./Trays.js";
import { words } from "./words.js";

export function EditorScreen({ route }: ScreenProps) {
  const asked = route.query.get("position") ?? "";
  const known = useLoaded(allRules, []);
  if (!known) return <p class="waiting">{t(common.loading)}</p>;
  return <Editor key={asked} asked={asked} of={route.of} rules={known} />;
}

/** What is on the board: always a position that the engine read. */
interface Shown {
  position: ReadPosition;
  layout: Layout;
}

interface Refusal {
  /** What was asked for. */
  text: string;
  error: EngineError;
}

/** Whoever still types is not told at each letter what is wrong. */
const patienceWithTyping = 500;

interface EditorProps {
  asked: string;
  of: string;
  rules: readonly RuleSet[];
}

function Editor({ asked, of, rules }: EditorProps) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [before, setBefore] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const questions = useRef(0);

  /**
   * Shows the first of some texts that can be played; says of the first why it cannot, if none can. Of several questions
   * at a time only the last is answered: the others come to undefined.
   */
  const show = async (texts: readonly string[], patience = 0): Promise<Shown | null | undefined> => {
    const question = ++questions.current;
    setAsks(true);
    try {
      return await answerOf(question, texts, patience);
    } finally {
      if (question === questions.current) setAsks(false);
    }
  };
  const answerOf = async (question: number, texts: readonly string[], patience: number) => {
    let first: Refusal | null = null;
    for (const text of texts) {
      const answer = await readPosition(text);
      if (question !== questions.current) return undefined;
      if ("position" in answer) {
        setShown(answer);
        setRefusal(null);
        history.replaceState(null, "", linkTo("editor", answer.position.position.rules, { position: answer.position.position.text }));
        return answer;
      }
      first ??= { text, error: answer.error };
    }
    await new Promise((resolve) => setTimeout(resolve, patience));
    if (question !== questions.current) return undefined;
    setRefusal(first);
    if (first) say(refusalWords(first.error));
    return null;
  };

  useEffect(() => {
    const start = async () => {
      const chosen = rules.find(({ id }) => id === of) ?? rules[0];
      if (!chosen) return;
      if (asked !== "" && (await show([asked]))) return;
      setShown({ position: await firstPosition(chosen.id), layout: await layoutOf(chosen.id) });
    };
    start().catch(setFailure);
  }, []);
  useEffect(() => {
    // In the other language the engine tells it otherwise.
    if (!shown) return;
    void readPosition(shown.position.position.text).then((answer) => {
      if ("position" in answer) setShown((now) => (now?.position.position.text === answer.position.position.text ? answer : now));
    });
  }, [language.value]);

  if (failure) throw failure;
  if (!shown) return <p class="waiting">{t(common.loading)}</p>;
  const { position, layout } = shown;
  const chosen = rules.find(({ id }) => id === position.position.rules);
  if (!chosen) return null;
  const setting = settingOf(position.position.text);
  const nameOf = (seat: number) => layout.seats[seat - 1]?.name ?? String(seat);

  const edit = async (texts: readonly string[], told: (now: Shown) => string) => {
    setTaken(null);
    const now = await show(texts);
    if (!now) return;
    setTyped(null);
    if (now.position.position.text === position.position.text) return;
    setBefore([...before, position.position.text]);
    say(told(now));
  };
  /** What is typed stays as it is typed until the box is left. All of it is undone at once. */
  const read = async (text: string, isLeft: boolean) => {
    const since = typed?.since ?? position.position.text;
    setTaken(null);
    setTyped({ text, since, state: "reading" });
    const now = await show([text], isLeft ? 0 : patienceWithTyping);
    if (now === undefined) return;
    setTyped(now && isLeft ? null : { text, since, state: now ? "read" : "refused" });
    if (!now || now.position.position.text === position.position.text) return;
    setBefore((all) => (all.at(-1) === since ? all : [...all, since]));
    say(now.position.pieces_words.join(" "));
  };
  const leaveText = () => {
    if (typed?.text.trim() === "") {
      ++questions.current; // nothing is asked any longer
      setAsks(false);
      setRefusal(null);
      setTyped(null);
    } else if (typed?.state === "read") setTyped(null);
    else if (typed?.state === "reading") void read(typed.text, true);
  };
  const set = (changed: Setting, told: (now: Shown) => string) => edit(waysToWrite(changed), told);
  const move = (seat: number, from: string, to: string) =>
    set(withPieceMoved(setting, seat, from, to), (now) => piecesOf(now, seat));
  const take = (seat: number, from: string) => {
    const again = taken?.seat === seat && taken.from === from;
    setTaken(again ? null : { seat, from });
    if (!again) say(t(words.taken, nameOf(seat), placeWords(from)));
  };
  const tap = (square: number) => {
    const there = setting.hands.flatMap(({ seat, squares }) => {
      const from = placeOf(layout, seat, square);
      return from !== null && squares.includes(from) ? [{ seat, from }] : [];
    });
    if (!taken) {
      const [first] = there;
      return first ? take(first.seat, first.from) : say(t(words.nothing_there));
    }
    const to = placeOf(layout, taken.seat, square);
    if (to === taken.from) {
      // Of several colours on one square, the next; after the last, none.
      const next = there[there.findIndex(({ seat }) => seat === taken.seat) + 1];
      return next ? take(next.seat, next.from) : setTaken(null);
    }
    if (to === null) return say(t(words.not_its, nameOf(taken.seat)));
    void move(taken.seat, taken.from, to);
  };
  const undo = async () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setTaken(null);
    await show([last]);
    setTyped(null);
    setBefore(before.slice(0, -1));
    say(t(words.undone));
  };
  const chooseRules = async (id: string) => {
    const same = textOf({ ...setting, rules: id, more: [] });
    await edit([same, (await firstPosition(id)).position.text], (now) => now.position.situation.join(" "));
  };

  return (
    <section class="page editor">
      <h1>{t(words.title)}</h1>
      <div class="editor-board">
        <Board
          layout={layout}
          tokens={position.tokens}
          label={t(words.board_of, [...position.situation, ...position.pieces_words].join(" "))}
          turn={taken?.seat ?? setting.turn}
          taken={taken ? squareOf(layout, taken.seat, taken.from) : null}
          onSquare={tap}
        />
      </div>
      <div class="stack editor-side">
        <p class="soft">{t(words.help)}</p>
        <div class="row hand">
          <p role="status">{taken && t(words.taken, nameOf(taken.seat), placeWords(taken.from))}</p>
          <button type="button" disabled={!taken || taken.from === "n"} onClick={() => taken && void move(taken.seat, taken.from, "n")}>
            {t(words.to_nest)}
          </button>
          <button type="button" disabled={!taken || taken.from === "g"} onClick={() => taken && void move(taken.seat, taken.from, "g")}>
            {t(words.to_home)}
          </button>
          <button type="button" disabled={!taken} onClick={() => setTaken(null)}>
            {t(words.put_down)}
          </button>
          <button type="button" disabled={before.length === 0} onClick={() => void undo()}>
            {t(words.undo)}
          </button>
        </div>
        {refusal && <RefusalText refusal={refusal} />}
        <section class="card stack">
          <h2>{t(words.pieces)}</h2>
          <Trays layout={layout} hands={setting.hands} taken={taken} take={take} />
          <h3>{t(words.move)}</h3>
          <Placing layout={layout} hands={setting.hands} move={(...moved) => void move(...moved)} />
        </section>
        <section class="card stack">
          <div class="row">
            <Choose
              label={t(words.rules)}
              value={chosen.id}
              options={rules.map(({ id, name }) => [id, name[language.value]])}
              onChange={(id) => void chooseRules(id)}
            />
            <Choose
              label={t(words.turn)}
              value={String(setting.turn)}
              options={setting.hands.map(({ seat }) => [String(seat), nameOf(seat)])}
              onChange={(seat) => void set({ ...setting, turn: Number(seat) }, (now) => now.position.situation.join(" "))}
            />
          </div>
          <fieldset class="row who">
            <legend>{t(words.who)}</legend>
            {layout.seats.map(({ seat, name }) => {
              const plays = setting.hands.some((hand) => hand.seat === seat);
              const toggled = () => (plays ? withoutSeat(setting, seat) : withSeat(setting, seat, chosen.pieces));
              return (
                <label key={seat} class="switch">
                  <input
                    type="checkbox"
                    checked={plays}
                    onChange={(event) => {
                      event.currentTarget.checked = plays; // until the engine agrees
                      void set(toggled(), (now) => now.position.pieces_words.join(" "));
                    }}
                  />
                  {name}
                </label>
              );
            })}
          </fieldset>
          <button
            type="button"
            onClick={() => void set({ ...setting, hands: setting.hands.map(nested), more: [] }, (now) => now.position.pieces_words.join(" "))}
          >
            {t(words.clear)}
          </button>
        </section>
        <PlayFromHere key={chosen.id} rules={chosen} layout={layout} position={position} waits={asks} isRefused={typed?.state === "refused"} />
        <PositionText text={position.position.text} typed={typed} read={(...asked) => void read(...asked)} leave={leaveText} />
      </div>
    </section>
  );
}

async function readPosition(text: string): Promise<Shown | { error: EngineError }> {
  const room = await tables();
  const id = text.trim().split(/\s+/, 1)[0] ?? "";
  // House rules of this browser the engine must be told first; of others it says that there are none.
  await rulesIn(room, id).catch(() => {});
  const answer = await room.ask("position", { position: text.trim(), lang: language.value });
  return answer.ok ? { position: answer.value, layout: await layoutOf(answer.value.position.rules) } : { error: answer.error };
}

function piecesOf({ position }: Shown, seat: number): string {
  const at = position.pieces.findIndex((pieces) => pieces.seat === seat);
  return position.pieces_words[at] ?? "";
}

function nested({ seat, squares }: { seat: number; squares: readonly string[] }) {
  return { seat, squares: squares.map(() => "n") };
}

function refusalWords(error: EngineError): string {
  const { said, values } = refusalOf(error);
  return t(said, ...values);
}

function RefusalText({ refusal }: { refusal: Refusal }) {
  return (
    <div class="card refusal" role="alert">
      <p class="error">
        {refusalWords(refusal.error)} {t(words.stays)}
      </p>
      <p class="code-text">{refusal.text}</p>
      <small class="soft">
        {t(words.engine_says)} <span lang={language.value === "en" ? undefined : "en"}>{refusal.error.message}</span>
      </small>
    </div>
  );
}
