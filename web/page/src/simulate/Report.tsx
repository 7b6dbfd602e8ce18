// The report of `salida sim --html`, in the page: what was found in words, plots, boards and tables.
import { useMemo, useState } from "preact/hooks";
import type { Estimate, RuleSet, Share, Simulation, SimulationReport, Statistic } from "../../../engine/index.js";
import { useStyle } from "../board/Board.js";
import { language } from "../settings.js";
import { number, percent, t } from "../words/words.js";
import { Plot } from "./Plot.js";
import { plotData } from "./report_data.js";
import { words } from "./words.js";

interface ReportProps {
  report: SimulationReport;
  rules: RuleSet;
}

export function Report({ report, rules }: ReportProps) {
  const { found, names, drawings } = report;
  const lang = language.value;
  const data = useMemo(() => plotData(report, lang), [report, lang]);
  const name = (seat: number) => names[seat - 1] ?? String(seat);
  return (
    <>
      <section class="card" aria-labelledby="report-title">
        <h2 id="report-title">{t(words.report_of, rules.name[lang], found.players)}</h2>
        <p>{t(words.report_games, number(found.games), found.seed)}</p>
        <Fairness found={found} />
        {found.unfinished > 0 && <p>{t(words.unfinished, number(found.unfinished))}</p>}
      </section>
      <section class="card plots" aria-labelledby="plots-title">
        <h2 id="plots-title">{t(words.plots)}</h2>
        <Plot caption={t(words.wins)} of={data} draw={(plots, width) => plots.drawWins(data, plots.wordsFor(lang), width)} />
        <Plot caption={t(words.length)} of={data} draw={(plots, width) => plots.drawLengths(data, plots.wordsFor(lang), width)} />
        <Plot caption={t(words.by_seat)} of={data} draw={(plots, width) => plots.drawBySeat(data, plots.wordsFor(lang), width)} />
      </section>
      <section class="card" aria-labelledby="boards-title">
        <h2 id="boards-title">{t(words.on_board)}</h2>
        <div class="drawings">
          {drawings.map(({ id, caption, svg }) => (
            <Drawing key={id} caption={caption} svg={svg} />
          ))}
        </div>
      </section>
      <section class="card stack" aria-labelledby="numbers-title">
        <h2 id="numbers-title">{t(words.numbers)}</h2>
        <Statistics report={report} name={name} />
        <Shares
          caption={t(words.wins_places)}
          first={t(words.seat)}
          rows={found.seats.flatMap(({ seat, places }) =>
            places.map((share, k) => [k === 0 ? name(seat) : t(words.place, name(seat), k + 1), share] as const),
          )}
        />
        <Shares
          caption={t(words.order)}
          first={t(words.rolls_as)}
          rows={found.first_player.wins_in_order.map((share, k) => [String(k + 1), share] as const)}
        />
        <Table
          caption={t(words.length)}
          columns={[t(words.share_of_games), t(words.turns_at_most)]}
          rows={Object.entries(found.length.quantiles).map(([share, turns]) => [percent(Number(share) / 100, 0), number(turns)])}
        />
        <Squares found={found} name={name} />
      </section>
    </>
  );
}

/** A hundred rows, which few people want: made when they are opened. */
function Squares({ found, name }: { found: Simulation; name: (seat: number) => string }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>{t(words.squares)}</summary>
      {opened && (
        <Table
          caption={t(words.squares)}
          columns={[t(words.square), t(words.landed), t(words.captured)]}
          rows={found.squares.map(({ square, seat, visits, captures }) => [
            seat === undefined ? square : `${name(seat)} ${square}`,
            number(visits),
            number(captures),
          ])}
        />
      )}
    </details>
  );
}

const surprising = 0.05;

/** Whether it pays to begin; where some play better than others, that alone would show. */
function Fairness({ found: { first_player: first, bots } }: { found: Simulation }) {
  const { low, high } = first;
  const two = (value: number) => percent(value, 2);
  const p = first.p < 0.0001 ? `< ${number(0.0001, 4)}` : `= ${number(first.p, 4)}`;
  const areAlike = bots.every((bot) => bot === bots[0]);
  return (
    <p>
      {t(words.first_wins, two(first.share), two(low), two(high), two(first.by_chance), number(first.z, 2), p)}{" "}
      {areAlike && t(first.p < surprising ? words.unfair : words.fair)}
    </p>
  );
}

const between = ({ low, high }: Share | Estimate, text: (value: number) => string) => `${text(low)} – ${text(high)}`;

function Statistics({ report: { found, labels }, name }: { report: SimulationReport; name: (seat: number) => string }) {
  const three = (value: number) => number(value, 3);
  const ofSeats = (key: string) => found.seats.map(({ statistics }) => statistics[key as Statistic]);
  const rows = Object.entries(found.statistics).map(([key, found]: [string, Estimate]) => [
    labels[key as keyof typeof labels],
    three(found.mean),
    between(found, three),
    three(found.sd),
    ...ofSeats(key).map((estimate) => (estimate ? three(estimate.mean) : "")),
  ]);
  const columns = [t(words.statistic), t(words.mean), t(words.interval), t(words.deviation), ...found.seats.map(({ seat }) => name(seat))];
  return <Table caption={t(words.everything)} columns={columns} rows={rows} />;
}

function Shares({ caption, first, rows }: { caption: string; first: string; rows: readonly (readonly [string, Share])[] }) {
  const two = (value: number) => percent(value, 2);
  return (
    <Table
      caption={caption}
      columns={[first, t(words.games), t(words.share), t(words.interval)]}
      rows={rows.map(([of, share]) => [of, number(share.games), two(share.share), between(share, two)])}
    />
  );
}

/** The first cell of a row names it. A table that is wider than the page scrolls by itself, by keyboard too. */
function Table({ caption, columns, rows }: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div class="scrolls" role="region" tabIndex={0} aria-label={caption}>
      <table class="numbers">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, k) => (
              <th key={k} scope="col" class={k > 0 ? "figure" : ""}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([of, ...cells]) => (
            <tr key={of}>
              <th scope="row">{of}</th>
              {cells.map((cell, k) => (
                <td key={k} class="figure">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A picture that the engine drew, whose own style the page takes as a sheet: no style element gets past its policy. */
function Drawing({ caption, svg }: { caption: string; svg: string }) {
  const { css, picture } = useMemo(() => {
    const [whole = "", inner = ""] = /<style>([\s\S]*?)<\/style>/.exec(svg) ?? [];
    return { css: inner, picture: { __html: svg.replace(whole, "") } };
  }, [svg]);
  useStyle(css);
  return (
    <figure class="drawing">
      <div dangerouslySetInnerHTML={picture} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
