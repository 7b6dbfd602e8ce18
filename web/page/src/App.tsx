// The shell: the ways to every screen, and the screen that is shown. Those that somebody may never open come when they
// are opened.
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary, useRef, useState } from "preact/hooks";
import { keepingFails, keepsNothing } from "./keep/database.js";
import { Home } from "./home/Home.js";
import { GameScreen } from "./play/GameScreen.js";
import { linkTo, type Route, route } from "./route.js";
import { Settings } from "./Settings.js";
import { UpdateNotice } from "./update.js";
import { spoken } from "./words/speech.js";
import { common } from "./words/common.js";
import { t } from "./words/words.js";

export interface ScreenProps {
  route: Route;
}
type Screen = ComponentType<ScreenProps>;

const here = new Map<string, Screen>([
  ["", Home],
  ["game", GameScreen],
]);

const elsewhere = new Map<string, () => Promise<Screen>>(Object.entries({
  rules: async () => (await import("./rules/RulesScreen.js")).RulesScreen,
  house: async () => (await import("./rules/HouseScreen.js")).HouseScreen,
  editor: async () => (await import("./editor/EditorScreen.js")).EditorScreen,
  games: async () => (await import("./games/GamesScreen.js")).GamesScreen,
  replay: async () => (await import("./replay/ReplayScreen.js")).ReplayScreen,
  watch: async () => (await import("./watch/WatchScreen.js")).WatchScreen,
  simulate: async () => (await import("./simulate/SimulateScreen.js")).SimulateScreen,
  learn: async () => (await import("./lessons/LessonScreen.js")).LessonScreen,
}));

export function App() {
  const [failure, forget] = useErrorBoundary();
  const { screen, of } = route.value;
  useEffect(() => forget(), [screen, of]); // what broke there is no matter here
  return (
    <>
      <a class="skip" href="#content" onClick={skip}>
        {t(common.skip)}
      </a>
      <Header />
      <UpdateNotice />
      {keepsNothing.value && <p class="notice">{t(common.unkept)}</p>}
      {keepingFails.value && (
        <p class="notice" role="alert">
          {t(common.keeping_fails)}
        </p>
      )}
      <main id="content" tabIndex={-1}>
        {failure ? <Failure failure={failure} forget={forget} /> : <CurrentScreen />}
      </main>
      <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
        {spoken.value.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}

/** The address is the screen's: it stays. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

function Header() {
  const [opened, setOpened] = useState(false);
  const ways = [
    ["", common.play],
    ["learn", common.learn],
    ["watch", common.watch],
    ["games", common.games],
    ["rules", common.rules],
  ] as const;
  return (
    <header class="top">
      <a class="brand" href={linkTo("")} aria-label={t(common.salida)}>
        <img src="/icon.svg" alt="" />
        <span>{t(common.salida)}</span>
      </a>
      <nav aria-label={t(common.menu)}>
        {ways.map(([screen, words]) => (
          <a key={screen} href={linkTo(screen)} aria-current={route.value.screen === screen ? "page" : undefined}>
            {t(words)}
          </a>
        ))}
      </nav>
      <button type="button" class="quiet settings" aria-label={t(common.settings)} onClick={() => setOpened(true)}>
        <Sliders />
      </button>
      {opened && <Settings close={() => setOpened(false)} />}
    </header>
  );
}

function Sliders() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
      <path d="M4 7h8m6 0h2M4 17h2m6 0h8" />
      <circle cx="15" cy="7" r="2.5" />
      <circle cx="9" cy="17" r="2.5" />
    </svg>
  );
}

function CurrentScreen() {
  const current = route.value;
  const [fetched, setFetched] = useState<{ name: string; screen: Screen } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const fetching = elsewhere.get(current.screen);
  useEffect(() => {
    setFailure(null);
    if (fetching) fetching().then((screen) => setFetched({ name: current.screen, screen }), setFailure);
  }, [current.screen]);
  useFocusOnContent(current);
  const Screen = here.get(current.screen) ?? (fetched?.name === current.screen ? fetched.screen : null);
  if (Screen) return <Screen key={`${current.screen}/${current.of}`} route={current} />;
  if (failure) return <Failure failure={failure} forget={() => location.reload()} />;
  if (fetching) return <p class="waiting">{t(common.loading)}</p>;
  return (
    <section class="page">
      <p>{t(common.no_such_page)}</p>
      <a href={linkTo("")}>{t(common.to_start)}</a>
    </section>
  );
}

/** Somebody who reads by ear begins at the top of a new screen. */
function useFocusOnContent({ screen, of }: Route): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById("content")?.focus({ preventScroll: true });
    first.current = false;
    scrollTo(0, 0);
  }, [screen, of]);
}

function Failure({ failure, forget }: { failure: unknown; forget: () => void }) {
  return (
    <section class="page" role="alert">
      <p>{t(common.broken, failure instanceof Error ? failure.message : String(failure))}</p>
      <a href={linkTo("")} onClick={forget}>
        {t(common.to_start)}
      </a>
    </section>
  );
}
