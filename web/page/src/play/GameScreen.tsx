// A game of this browser, by its id: one tab at a time. What is over is replayed.
import { useEffect, useState } from "preact/hooks";
import type { ScreenProps } from "../App.js";
import { games } from "../keep/games.js";
import { goInstead, linkTo } from "../route.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { Game } from "./game.js";
import { GameView } from "./GameView.js";
import { words } from "./words.js";

type Found = { kind: "waiting" | "missing" | "elsewhere" | "over" } | { kind: "game"; game: Game };

export function GameScreen({ route }: ScreenProps) {
  const [found, setFound] = useState<Found>({ kind: "waiting" });
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => open(route.of, setFound, setFailure), [route.of]);
  if (failure) throw failure; // the shell says it
  useEffect(() => {
    if (found.kind === "over") goInstead("replay", route.of);
  }, [found.kind]);
  switch (found.kind) {
    case "over":
      return null;
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
      const kept = await games.get(id);
      if (!kept) return found({ kind: "missing" });
      if (kept.closed) return found({ kind: "over" });
      const game = await Game.open(kept);
      found({ kind: "game", game });
      await untilLeft;
      await game.leave();
    } catch (why) {
      failed(why);
    }
  });
  return leave;
}
