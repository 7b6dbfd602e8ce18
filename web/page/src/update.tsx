// The page without a network, and a newer page. A service worker keeps every file of the version that is played; a newer
// one waits until it can take over without pulling a file from under a game: until this is the only tab and stands at the
// start, or until somebody says so.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { route } from "./route.js";
import { common } from "./words/common.js";
import { t } from "./words/words.js";

const waiting = signal<ServiceWorker | null>(null);
const dismissed = signal(false);

export function UpdateNotice() {
  useEffect(() => {
    if (import.meta.env.PROD && "serviceWorker" in navigator) void keepOffline();
  }, []);
  const { screen } = route.value;
  const newer = waiting.value;
  useEffect(() => {
    if (newer && screen === "") void isOnlyTab().then((alone) => alone && takeOver(newer));
  }, [newer, screen]);
  if (!newer || dismissed.value) return null;
  return (
    <div class="notice row" role="status">
      <span>{t(common.newer)}</span>
      <button type="button" onClick={() => takeOver(newer)}>
        {t(common.update_now)}
      </button>
      <button type="button" class="quiet" onClick={() => (dismissed.value = true)}>
        {t(common.later)}
      </button>
    </div>
  );
}

const tabs = "salida tab";

async function keepOffline(): Promise<void> {
  // Held as long as the tab is open, so that others can count it.
  void navigator.locks.request(tabs, { mode: "shared" }, () => new Promise(() => {}));
  navigator.serviceWorker.addEventListener("controllerchange", reloadAtNextScreen);
  const registration = await navigator.serviceWorker.register("/sw.js").catch(() => null); // a browser may forbid it
  if (!registration) return;
  const look = () => {
    // The first one has nobody to wait for.
    if (navigator.serviceWorker.controller) waiting.value = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void registration.update().catch(() => {}); // no network: another time
  });
}

async function isOnlyTab(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.filter(({ name }) => name === tabs).length === 1;
}

function takeOver(newer: ServiceWorker): void {
  navigator.serviceWorker.removeEventListener("controllerchange", reloadAtNextScreen);
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  newer.postMessage({ type: "SKIP_WAITING" });
}

/** Another tab let the newer page in. What is shown here goes on; a screen that is yet to be fetched is the newer one's. */
function reloadAtNextScreen(): void {
  addEventListener("hashchange", () => location.reload());
}
