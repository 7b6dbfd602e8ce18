// All rolls and what was played with them; the one that is shown is marked.
import { useEffect, useRef } from "preact/hooks";
import type { Review } from "../../../engine/index.js";
import { SeatMark } from "../play/SeatsBar.js";
import { t } from "../words/words.js";
import { signs } from "./marks.js";
import type { Replay } from "./replay.js";
import { words } from "./words.js";

export function Moves({ replay, review }: { replay: Replay; review: Review | null }) {
  const list = useRef<HTMLOListElement>(null);
  const current = replay.rollAt(replay.step.value);
  const marks = new Map(review?.marked.map(({ roll, decision }) => [roll, decision.mark] as const));
  useEffect(() => {
    const row = list.current?.children[current];
    if (list.current && row instanceof HTMLElement) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [current]);
  return (
    <ol class="plain moves" ref={list} aria-label={t(words.moves)}>
      {replay.rolls.value.map(({ from, to, turn, seat, dice, play }, k) => {
        const mark = replay.layout.value.seats[seat - 1];
        const judged = marks.get(k);
        const comments = Array.from({ length: to - from + 1 }, (_, each) => replay.commentsOf(from + each)).flat();
        return (
          <li key={from}>
            <button type="button" class="quiet" aria-current={k === current ? "step" : undefined} onClick={() => replay.go(from)}>
              <span class="soft">{turn}</span>
              {mark && <SeatMark seat={mark} />}
              <span class="unseen">{mark?.name}</span>
              <strong>{dice}</strong>
              <span class="play">{play === "" ? t(words.no_play) : play}</span>
              {judged && judged !== "none" && (
                <span class={`judged ${judged}`} title={t(words[judged])}>
                  {signs[judged]}
                  <span class="unseen">{t(words[judged])}</span>
                </span>
              )}
            </button>
            {comments.map((text, each) => (
              <p key={each} class="comment">
                {text}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
