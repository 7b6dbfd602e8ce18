// Bots play each other on the board, and what their games come to is counted while one watches.
import { useEffect, useState } from "preact/hooks";
import type { RuleSet } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { allRules } from "../engines.js";
import { goInstead, type Route } from "../route.js";
import { SetupForm } from "../simulate/SetupForm.js";
import { newNumber, queryOf, type Setup, setupOf, usualSetup } from "../simulate/setup.js";
import "../simulate/simulate.css";
import { words as setupWords } from "../simulate/words.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { Series } from "./series.js";
import { SeriesView } from "./SeriesView.js";
import "./watch.css";
import { words } from "./words.js";

export function WatchScreen({ route }: ScreenProps) {
  const known = useLoaded(allRules, []);
  if (!known) return <p class="waiting">{t(common.loading)}</p>;
  return <Watch known={known} route={route} />;
}

function Watch({ known, route }: { known: readonly RuleSet[]; route: Route }) {
  const [asked] = useState(() => {
    const [first] = known;
    return first ? setupOf(route.query, known, usualSetup(first, "3", newNumber())) : null;
  });
  const [setup, setSetup] = useState(asked?.setup);
  const series = useSeries(setup);
  if (!setup) return null;
  const begin = (chosen: Setup) => {
    goInstead("watch", "", queryOf(chosen));
    setSetup(chosen);
  };
  return (
    <div class="around-board watch">
      <h1>{t(words.title)}</h1>
      {asked?.unread.map(({ key, text }) => (
        <p key={key} class="error" role="alert">
          {t(setupWords.not_understood, key, text)}
        </p>
      ))}
      <details class="card setup">
        <summary>
          <h2>{t(words.setup)}</h2>
        </summary>
        <SetupForm known={known} setup={setup} counted={false} action={t(words.begin)} begin={begin} />
      </details>
      {series?.setup === setup ? <SeriesView series={series} /> : <p class="waiting">{t(common.loading)}</p>}
    </div>
  );
}

/** The series of that setup; the one before is left. */
function useSeries(setup: Setup | undefined): Series | null {
  const [series, setSeries] = useState<Series | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (!setup) return;
    const beginning = Series.begin(setup);
    let left = false;
    beginning.then((begun) => (left ? begun.leave() : setSeries(begun)), setFailure);
    return () => {
      left = true;
      void beginning.then(
        (begun) => begun.leave(),
        () => {},
      );
    };
  }, [setup]);
  if (failure) throw failure;
  return series;
}
