// What the finished games came to so far, in numbers and as plots.
import { useEffect, useState } from "preact/hooks";
import { SeatMark } from "../play/SeatsBar.js";
import { language } from "../settings.js";
import { Plot } from "../simulate/Plot.js";
import { number, percent, t } from "../words/words.js";
import { type Counts, histogramOf, quantilesOf, sharesOverGames } from "./counts.js";
import type { Series } from "./series.js";
import { words } from "./words.js";

export function Statistics({ series }: { series: Series }) {
  const counts = series.counts.value;
  const games = counts.winners.length;
  return (
    <section class="card stack statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title">{t(words.statistics)}</h2>
      {games === 0 && <p>{t(words.none_yet)}</p>}
      <Totals counts={counts} />
      <BySeat series={series} counts={counts} />
      {games > 0 && <Plots series={series} counts={counts} />}
    </section>
  );
}

function Totals({ counts }: { counts: Counts }) {
  const games = counts.winners.length;
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const aGame = (all: number) => (games === 0 ? "–" : number(all / games, 1));
  const totals = [
    ["games", words.games, number(games)],
    ["turns", words.turns, aGame(sum(counts.turns))],
    ["rolls", words.rolls, aGame(counts.rolls)],
    ["captures", words.captures, aGame(sum(counts.seats.map(({ captures }) => captures)))],
    ["exits", words.exits, aGame(sum(counts.seats.map(({ exits }) => exits)))],
  ] as const;
  return (
    <dl class="totals">
      {totals.map(([key, label, value]) => (
        <div key={key}>
          <dt>{t(label)}</dt>
          <dd data-total={key}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function BySeat({ series, counts }: { series: Series; counts: Counts }) {
  const games = counts.winners.length;
  const columns = [words.wins, words.share, words.captured, words.suffered, words.left_nest, words.penalties];
  return (
    <div class="scrolls" role="region" tabIndex={0} aria-label={t(words.by_seat)}>
      <table>
        <caption class="unseen">{t(words.by_seat)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(words.seat)}</th>
            {columns.map((column) => (
              <th key={column.en} scope="col" class="figure">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.seats.map(({ seat, wins, captures, suffered, exits, penalties }) => {
            const mark = series.layout.value.seats[seat - 1];
            const share = games === 0 ? "–" : percent(wins / games);
            return (
              <tr key={seat}>
                <th scope="row">
                  <span class="row">
                    {mark && <SeatMark seat={mark} />}
                    {series.nameOf(seat)}
                  </span>
                </th>
                {[number(wins), share, ...[captures, suffered, exits, penalties].map((count) => number(count))].map((cell, k) => (
                  <td key={k} class="figure" data-column={columns[k]?.en}>
                    {cell}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const millisecondsAPlot = 1000;

/** Drawn again once a second at the most, however fast games end. */
function Plots({ series, counts }: { series: Series; counts: Counts }) {
  const [shown, setShown] = useState(counts);
  useEffect(() => {
    const timer = setInterval(() => setShown(series.counts.value), millisecondsAPlot);
    return () => clearInterval(timer);
  }, [series]);
  const lang = language.value;
  const lines = shown.seats.map(({ seat }) => {
    const { letter = "", colour = "" } = series.layout.value.seats[seat - 1] ?? {};
    return { seat, name: series.nameOf(seat), letter, colour };
  });
  const data = { lengths: histogramOf(shown.turns), quantiles: quantilesOf(shown.turns) };
  return (
    <div class="plots">
      <Plot
        caption={t(words.shares_plot)}
        of={shown}
        draw={(plots, width) => plots.drawShares(sharesOverGames(shown), lines, plots.wordsFor(lang), width)}
      />
      <Plot caption={t(words.lengths_plot)} of={shown} draw={(plots, width) => plots.drawLengths(data, plots.wordsFor(lang), width)} />
    </div>
  );
}
