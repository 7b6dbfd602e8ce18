// The games of this browser: what they were, how they went, out of it and into it.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ScreenProps } from "../App.js";
import { Choose } from "../Choose.js";
import { saveRecords } from "../keep/files.js";
import { linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { number, t } from "../words/words.js";
import { GameCard } from "./GameCard.js";
import "./games.css";
import { History, type Which, whiches } from "./history.js";
import { bringFiles, ImportBox } from "./ImportBox.js";
import { isHeld, removed } from "./removal.js";
import { Statistics } from "./Statistics.js";
import { words } from "./words.js";

export function GamesScreen(_: ScreenProps) {
  const history = useMemo(() => new History(), []);
  const [over, setOver] = useState(false);
  useEffect(() => () => history.leave(), []);
  const loaded = useLoaded(async () => {
    await history.load(language.value);
    return true;
  }, [language.value]);
  const all = history.all.value;
  const shown = history.shown.value;
  if (!loaded && all.length === 0) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <section
      class={over ? "page stack games over" : "page stack games"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void bringFiles(history, event.dataTransfer?.files ?? []);
      }}
    >
      <h1>{t(words.title)}</h1>
      {all.length === 0 && (
        <p>
          {t(words.none)} <a href={linkTo("")}>{t(words.first)}</a>
        </p>
      )}
      <details class="card" open={all.length === 0 || history.news.value.some(({ isBad }) => isBad)}>
        <summary>
          <h2>{t(words.import_title)}</h2>
        </summary>
        <ImportBox history={history} />
      </details>
      <News history={history} />
      {all.length > 0 && (
        <>
          <details class="card">
            <summary>
              <h2>{t(words.statistics)}</h2>
            </summary>
            <Statistics games={shown} nameOf={(rules) => history.played.value.get(rules)?.name ?? rules} />
          </details>
          <Filters history={history} />
          <div class="row">
            <p class="soft shown">{t(words.shown, number(shown.length), number(all.length))}</p>
            <button type="button" disabled={shown.length === 0} onClick={() => saveRecords(shown)}>
              {shown.length === all.length ? t(words.export_all) : t(words.export_shown, number(shown.length))}
            </button>
          </div>
          {shown.length === 0 && <p>{t(words.none_such)}</p>}
          <ul class="plain kept-games">
            {shown.map((game) => (
              <GameCard key={game.id} game={game} played={history.played.value.get(game.rules)} remove={() => void history.remove(game)} />
            ))}
          </ul>
        </>
      )}
      <Undo history={history} />
    </section>
  );
}

/** How far reading or counting is, and what became of files. */
function News({ history }: { history: History }) {
  const progress = history.progress.value;
  return (
    <>
      <p role="status" class="soft" hidden={progress === null}>
        {progress && t(words[progress.what], number(progress.done), number(progress.of))}
      </p>
      <ul class="plain news" hidden={history.news.value.length === 0}>
        {history.news.value.map(({ text, isBad, reason }, k) => (
          <li key={k} class={isBad ? "error" : "good"}>
            {text}
            {reason !== undefined && (
              <>
                {` ${t(words.engine_says)} `}
                <span lang={language.value === "en" ? undefined : "en"}>{reason}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Filters({ history }: { history: History }) {
  const rules = [...history.played.value].map(([id, { name }]) => [id, name] as const);
  return (
    <div class="row">
      <Choose
        label={t(words.rules)}
        value={history.rules.value}
        options={[["", t(words.all_rules)], ...rules]}
        onChange={(chosen) => (history.rules.value = chosen)}
      />
      <Choose<Which>
        label={t(words.which)}
        value={history.which.value}
        options={whiches.map((which) => [which, t(words[`which_${which}`])])}
        onChange={(chosen) => (history.which.value = chosen)}
      />
    </div>
  );
}

/** For some seconds after a game was deleted, or was to be. */
function Undo({ history }: { history: History }) {
  if (isHeld.value) return <p class="card error undo">{t(words.held)}</p>;
  if (!removed.value) return null;
  return (
    <div class="card row undo">
      <span>{t(words.removed)}</span>
      <button type="button" class="main" onClick={() => void history.undoRemoval()}>
        {t(words.undo)}
      </button>
    </div>
  );
}
