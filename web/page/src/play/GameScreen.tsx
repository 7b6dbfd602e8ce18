// A game of this browser, by its id: one tab at a time.
import { useEffect, useState } from "preact/hooks";
import type { ScreenProps } from "../App.js";
import { linkTo } from "../route.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { Game } from "./game.js";
import { GameView } from "./GameView.js";
import { words } from "./words.js";

type Found = { kind: "waiting" | "missing" | "elsewhere" } | { kind: "game"; game: Game };

export function GameScreen({ route }: ScreenProps) {
  const [found, setFound] = useState<Found>({ kind: "waiting" });
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => open(route.of, setFound, setFailure), [route.of]);
  if (failure) throw failure; // the shell says it
  switch (found.kind) {
    case "game":
      return <GameView game={found.game} />;
    case "waiting":
      return <p class="waiting">{t(common.loading)}</p>;
    default:
      return (
        <section class="page">
          <p>{t(found.kind === "missing" ? words.not_found : words.open_elsewhere)}</p>
          <a href={linkTo("")}>{t(common.to_start)}</a>
        </section>
      );
  }
}

/** What is given back leaves the game, and lets another tab have it. */
function open(id: string, found: (what: Found) => void, failed: (why: unknown) => void): () => void {
  let leave = () => {};
  const untilLeft = new Promise<void>((resolve) => {
    leave = resolve;
  });
  void navigator.locks.request(`salida game ${id}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return found({ kind: "elsewhere" });
    try {
      const game = await Game.open(id);
      found(game ? { kind: "game", game } : { kind: "missing" });
      await untilLeft;
      await game?.leave();
    } catch (why) {
      failed(why);
    }
  });
  return leave;
}
