// Many games between bots, counted: how far it is, and the report of what they came to.
import { useEffect, useState } from "preact/hooks";
import type { RuleSet } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { allRules } from "../engines.js";
import { saveFile } from "../keep/files.js";
import { goInstead, linkTo, type Route } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { number, t } from "../words/words.js";
import { Report } from "./Report.js";
import { fileOf } from "./report_data.js";
import { SetupForm } from "./SetupForm.js";
import { commandOf, newNumber, queryOf, type Setup, setupOf, usualSetup } from "./setup.js";
import { mostRows, Simulation } from "./simulation.js";
import "./simulate.css";
import { words } from "./words.js";

export function SimulateScreen({ route }: ScreenProps) {
  const known = useLoaded(allRules, []);
  if (!known) return <p class="waiting">{t(common.loading)}</p>;
  return <Simulator known={known} route={route} />;
}

function Simulator({ known, route }: { known: readonly RuleSet[]; route: Route }) {
  const [asked] = useState(() => {
    const [first] = known;
    return first ? setupOf(route.query, known, usualSetup(first, "random", newNumber())) : null;
  });
  const [setup, setSetup] = useState(asked?.setup);
  const [simulation, setSimulation] = useState<Simulation | null>(null);
  useEffect(() => () => simulation?.leave(), [simulation]);
  if (!setup) return null;
  const begin = (chosen: Setup) => {
    setSetup(chosen);
    goInstead("simulate", "", queryOf(chosen));
    setSimulation(new Simulation(chosen));
    say(t(words.began, number(chosen.games)));
  };
  const rules = known.find(({ id }) => id === setup.rules);
  const isRunning = simulation !== null && simulation.phase.value !== "done" && !simulation.failure.value;
  return (
    <section class="page simulate stack">
      <h1>{t(words.title)}</h1>
      <p>{t(words.intro)}</p>
      {asked?.unread.map(({ key, text }) => (
        <p key={key} class="error" role="alert">
          {t(words.not_understood, key, text)}
        </p>
      ))}
      <div class="card">
        <SetupForm known={known} setup={setup} counted action={t(words.run)} disabled={isRunning} begin={begin} />
        <p class="row">
          <a href={linkTo("watch", "", queryOf(setup))}>{t(words.to_watch)}</a>
        </p>
      </div>
      {simulation && rules && <Run simulation={simulation} rules={rules} />}
    </section>
  );
}

function Run({ simulation, rules }: { simulation: Simulation; rules: RuleSet }) {
  const lang = language.value;
  useEffect(() => void simulation.tell(), [simulation, lang]);
  if (simulation.failure.value) throw simulation.failure.value;
  const report = simulation.report.value;
  return (
    <>
      <Progress simulation={simulation} />
      {report && <Report report={report} rules={rules} />}
      {report && simulation.phase.value === "done" && <Again simulation={simulation} rules={rules} />}
    </>
  );
}

function Progress({ simulation }: { simulation: Simulation }) {
  const { games } = simulation.setup;
  const played = simulation.played.value;
  const milliseconds = simulation.milliseconds.value;
  const phase = simulation.phase.value;
  const speed = played / Math.max(1, milliseconds);
  const end =
    played < games ? t(words.stopped, number(played), number(games)) : t(words.done, number(played), duration(milliseconds));
  useEffect(() => {
    if (phase === "done") say(end);
  }, [phase]);
  return (
    <section class="card stack" aria-label={t(words.progress)}>
      <progress aria-label={t(words.progress)} max={games} value={played} />
      <p class="row figures">
        <strong>{t(words.so_far, number(played), number(games))}</strong>
        {played > 0 && <span>{t(words.speed, number(1000 * speed, 1000 * speed < 10 ? 1 : 0))}</span>}
        {phase === "running" && played > 0 && <span>{t(words.time_left, duration((games - played) / speed))}</span>}
      </p>
      {phase === "running" && (
        <div>
          <button type="button" onClick={() => simulation.stop()}>
            {t(words.stop)}
          </button>
        </div>
      )}
      {phase === "stopping" && <p>{t(words.stopping)}</p>}
      {phase === "done" && <p>{end}</p>}
    </section>
  );
}

/** How to come to the same numbers, here and with the program, and to take them along. */
function Again({ simulation, rules }: { simulation: Simulation; rules: RuleSet }) {
  const report = simulation.report.value;
  const { setup } = simulation;
  if (!report) return null;
  const { games } = report.found;
  const command = commandOf({ ...setup, games }, rules);
  const link = new URL(linkTo("simulate", "", queryOf({ ...setup, games })), location.href).href;
  const name = `${setup.rules}-seed-${setup.seed}-${games}`;
  const rows = simulation.rowsOfGames();
  return (
    <section class="card stack" aria-labelledby="again-title">
      <h2 id="again-title">{t(words.again)}</h2>
      <p>{t(words.command)}</p>
      <pre tabIndex={0}>
        <code class="command">{command}</code>
      </pre>
      {games < setup.games && <p>{t(words.command_stopped)}</p>}
      {simulation.withNetwork && <p>{t(words.command_endings)}</p>}
      {rules.id !== rules.base && <p>{t(words.command_file)}</p>}
      <p>
        <a href={link}>{t(words.link)}</a>
      </p>
      <div class="row">
        <button type="button" onClick={() => void navigator.clipboard.writeText(command).then(() => say(t(words.copied)))}>
          {t(words.copy)}
        </button>
        <button
          type="button"
          onClick={() => saveFile(`${name}.json`, fileOf(report, setup, rules, simulation.milliseconds.value), "application/json")}
        >
          {t(words.save_json)}
        </button>
        {rows !== null && (
          <button type="button" onClick={() => saveFile(`${name}.csv`, rows, "text/csv")}>
            {t(words.save_csv)}
          </button>
        )}
      </div>
      {rows === null && <p class="soft">{t(words.no_csv, number(mostRows))}</p>}
    </section>
  );
}

function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return t(words.seconds, number(seconds, seconds < 10 ? 1 : 0));
  return t(words.minutes, Math.floor(seconds / 60), Math.floor(seconds % 60));
}
