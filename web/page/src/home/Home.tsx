// The first screen: games that wait to go on, and a new one.
import type { RuleSet } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { allRules } from "../engines.js";
import { games, type KeptGame } from "../keep/games.js";
import { linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { date, t } from "../words/words.js";
import { NewGame } from "./NewGame.js";
import { words } from "./words.js";

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
