// A game of this browser from its first roll to its last, by its id.
import { useEffect, useMemo } from "preact/hooks";
import type { Language, Layout, Story } from "../../../engine/index.js";
import type { ScreenProps } from "../App.js";
import { boardOf, readingRoom, rulesOf, storyOf } from "../games/reading.js";
import { headOf, type RecordHead } from "../games/record.js";
import { games, type KeptGame } from "../keep/games.js";
import { linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import type { First } from "./diceCheck.js";
import { Replay } from "./replay.js";
import "./replay.css";
import { ReplayView } from "./ReplayView.js";
import { words } from "./words.js";

/** A game as it is told in one language. */
export interface ReadGame {
  kept: KeptGame;
  head: RecordHead;
  nameOfRules: string;
  first: First;
  story: Story;
  layout: Layout;
}

export function ReplayScreen({ route }: ScreenProps) {
  const game = useLoaded(() => read(route.of, language.value), [route.of, language.value]);
  if (game === undefined) return <p class="waiting">{t(common.loading)}</p>;
  if (game === null) {
    return (
      <section class="page">
        <p>{t(words.not_found)}</p>
        <a href={linkTo("games")}>{t(words.to_games)}</a>
      </section>
    );
  }
  return <Opened game={game} step={Number(route.query.get("step"))} view={route.query.get("view")} />;
}

function Opened({ game, step, view }: { game: ReadGame; step: number; view: string | null }) {
  const replay = useMemo(() => new Replay(game.story, game.layout, step), []);
  useEffect(() => replay.tellIn(game.story, game.layout), [game]);
  useEffect(() => () => replay.leave(), []);
  return <ReplayView game={game} replay={replay} view={view} />;
}

async function read(id: string, lang: Language): Promise<ReadGame | null> {
  const kept = await games.get(id);
  if (!kept) return null;
  const room = await readingRoom();
  const head = headOf(kept.record);
  const [story, layout, text] = await Promise.all([
    storyOf(room, kept.record, lang),
    boardOf(room, head, lang),
    rulesOf(room, head, lang),
  ]);
  const first = (text.fields.find(({ key }) => key === "board.first")?.value ?? "seat_1") as First;
  return { kept, head, nameOfRules: text.rules.name[lang], first, story, layout };
}
