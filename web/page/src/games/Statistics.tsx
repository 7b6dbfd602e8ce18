// What the listed games come to, for everybody who played them here or for whoever one says one is.
import { Choose } from "../Choose.js";
import type { KeptGame } from "../keep/games.js";
import { me } from "../settings.js";
import { number, percent, t } from "../words/words.js";
import { linesOf, peopleOf, type Sums, total } from "./statistics.js";
import { words } from "./words.js";

interface StatisticsProps {
  games: readonly KeptGame[];
  nameOf: (rules: string) => string;
}

export function Statistics({ games, nameOf }: StatisticsProps) {
  const people = peopleOf(games);
  const whose = people.includes(me.value) ? me.value : "";
  const lines = linesOf(games).filter(({ person }) => whose === "" || person === whose);
  return (
    <div class="stack statistics">
      {people.length > 0 && (
        <Choose
          label={t(words.me)}
          value={whose}
          options={[["", t(words.everybody)], ...people.map((name) => [name, name] as const)]}
          onChange={(chosen) => (me.value = chosen)}
        />
      )}
      {lines.length === 0 ? (
        <p>{t(words.no_statistics)}</p>
      ) : (
        <div class="scrolls" tabIndex={0} role="region" aria-label={t(words.statistics)}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(words.rules)}</th>
                <th scope="col">{t(words.player)}</th>
                {(["games", "wins", "turns", "captures", "suffered", "luck"] as const).map((key) => (
                  <th key={key} scope="col" class="figure">
                    {t(words[key])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={`${line.rules} ${line.person}`}>
                  <th scope="row">{nameOf(line.rules)}</th>
                  <td>{line.person === "" ? t(words.unnamed) : line.person}</td>
                  <Figures sums={line} />
                </tr>
              ))}
            </tbody>
            {whose !== "" && lines.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">{t(words.all_rules)}</th>
                  <td>{whose}</td>
                  <Figures sums={total(lines)} />
                </tr>
              </tfoot>
            )}
          </table>
        </div>
      )}
      <p class="soft">{t(words.luck_explained)}</p>
    </div>
  );
}

function Figures({ sums: { games, wins, turns, captures, suffered, luck, reviewed } }: { sums: Sums }) {
  const shown = [
    number(games),
    `${number(wins)} (${percent(wins / games, 0)})`,
    number(turns / games, 1),
    number(captures / games, 1),
    number(suffered / games, 1),
    reviewed === 0 ? "–" : signed(luck / reviewed),
  ];
  return (
    <>
      {shown.map((text, k) => (
        <td key={k} class="figure">
          {text}
        </td>
      ))}
    </>
  );
}

/** "+12.3": of a share, in percent. */
export function signed(share: number): string {
  const sign = Math.abs(share) < 0.0005 ? "" : share < 0 ? "−" : "+";
  return `${sign}${number(100 * Math.abs(share), 1)}`;
}
