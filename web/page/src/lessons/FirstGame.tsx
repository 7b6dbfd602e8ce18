// The end of a lesson is the beginning of a game: one person against bots of the first level.
import { useState } from "preact/hooks";
import { beginGame, type Sitter } from "../play/begin.js";
import { go } from "../route.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

const sitters: readonly Sitter[] = [
  { seat: 1, kind: "person", name: "" },
  ...[2, 3, 4].map((seat) => ({ seat, kind: "1" as const, name: "" })),
];

export function FirstGame({ rules }: { rules: string }) {
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure; // the shell says it
  const begin = async () => {
    const terms = { rules, sitters, until: "first", calls: "always", dice_by_hand: false, first: null, position: null } as const;
    go("game", await beginGame(terms));
  };
  return (
    <>
      <button type="button" class="main roll" onClick={() => void begin().catch(setFailure)}>
        {t(words.first_game)}
      </button>
      <p class="soft">{t(words.first_game_about)}</p>
    </>
  );
}
