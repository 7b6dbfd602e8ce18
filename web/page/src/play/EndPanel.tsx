// The end of a game: places, length, captures, luck, whether the dice were honest, and the record.
import { useEffect, useState } from "preact/hooks";
import type { Audit, Review, Tally } from "../../../engine/index.js";
import { openThinker, tables } from "../engines.js";
import { keepLuck, luckIn, standardLooks } from "../games/luck.js";
import { signed } from "../games/Statistics.js";
import { saveRecord, shareRecord } from "../keep/files.js";
import { linkTo } from "../route.js";
import { language } from "../settings.js";
import { number, t } from "../words/words.js";
import { common } from "../words/common.js";
import type { Game } from "./game.js";
import { SeatMark } from "./SeatsBar.js";
import { words } from "./words.js";

export function EndPanel({ game }: { game: Game }) {
  const [tally, setTally] = useState<Tally | null>(null);
  const [audit, setAudit] = useState<Audit | null>(null);
  const [review, setReview] = useState<Review | null>(null);
  const record = game.kept.record;

  useEffect(() => {
    void tables().then(async (room) => {
      const counted = await room.ask("tally", { record });
      if (counted.ok) setTally(counted.value);
      const checked = await room.ask("audit", { record, lang: language.value });
      if (checked.ok) setAudit(checked.value);
    });
    // A review thinks for a while, and the page may be left meanwhile.
    const thinking = openThinker();
    void thinking.then(async (room) => {
      await room.bringNetwork({ record });
      const weighed = await room.ask("review", { record, looks: standardLooks });
      if (!weighed.ok) return;
      setReview(weighed.value);
      game.kept.luck = luckIn(weighed.value); // whoever keeps the game after this keeps it too
      await keepLuck(game.kept.id, weighed.value);
    });
    return () => void thinking.then((room) => room.end());
  }, [record]);

  const seats = tally?.seats.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99)) ?? [];
  const luckOf = (seat: number) => {
    const sum = review?.seats.find((other) => other.seat === seat);
    return sum === undefined ? t(words.weighing) : signed(sum.luck);
  };
  return (
    <>
      <h2>{t(words.over)}</h2>
      {tally && <p>{t(words.length, number(tally.turns), number(tally.rolls))}</p>}
      <div class="scrolls" role="group" aria-label={t(words.place)} tabIndex={0}>
        <table class="ranking">
          <thead>
            <tr>
              <th scope="col">{t(words.place)}</th>
              <th scope="col">{t(words.player)}</th>
              <th scope="col" class="figure">
                {t(words.captures)}
              </th>
              <th scope="col" class="figure">
                {t(words.suffered)}
              </th>
              <th scope="col" class="figure">
                {t(words.luck)}
              </th>
            </tr>
          </thead>
          <tbody>
            {seats.map(({ seat, place, captures, suffered }) => {
              const mark = game.layout.value.seats[seat - 1];
              return (
                <tr key={seat}>
                  <td>{place ?? "–"}</td>
                  <td>
                    <span class="row">
                      {mark && <SeatMark seat={mark} />}
                      {game.nameOf(seat)}
                    </span>
                  </td>
                  <td class="figure">{captures}</td>
                  <td class="figure">{suffered}</td>
                  <td class="figure">{luckOf(seat)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="soft">{t(words.luck_explained)}</p>
      {game.note.value !== "" && <p class="note">{game.note.value}</p>}
      {audit && <p class={audit.sound ? "good" : "error"}>{diceWords(audit)}</p>}
      <div class="row">
        <a class="button main again" href={linkTo("", "", { again: game.kept.id })}>
          {t(words.again)}
        </a>
        <a class="button" href={linkTo("replay", game.kept.id)}>
          {t(words.replay)}
        </a>
        <button type="button" onClick={() => saveRecord(game.kept)}>
          {t(words.save_record)}
        </button>
        <button type="button" onClick={() => void shareRecord(game.kept).then((copied) => copied && game.remark(t(words.shared)))}>
          {t(words.share)}
        </button>
        <a class="button quiet" href={linkTo("")}>
          {t(common.to_start)}
        </a>
      </div>
    </>
  );
}

function diceWords({ sound, dice, words: findings }: Audit): string {
  if (!sound) return findings.join(" ");
  return t(dice === "by_hand" ? words.dice_hand : words.dice_sound);
}
