// Who sits on one seat: nobody, a person at this screen, or a bot, with what its level plays like.
import type { ComponentChildren } from "preact";
import type { BotName, LayoutSeat } from "../../../engine/index.js";
import { Choose } from "../Choose.js";
import { catalogueOfRules } from "../engines.js";
import { SeatMark } from "../play/SeatsBar.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

export type Kind = "nobody" | "person" | BotName;

interface SeatRowProps<K extends Kind> {
  mark: LayoutSeat;
  kind: K;
  /** Who may sit there besides bots of all levels. */
  besides: readonly K[];
  onKind: (kind: K) => void;
  children?: ComponentChildren;
}

export function SeatRow<K extends Kind>({ mark, kind, besides, onKind, children }: SeatRowProps<K>) {
  const levels = useLoaded(async () => (await catalogueOfRules()).level_words, []) ?? [];
  const options = [
    ...besides.map((each) => [each, t(each === "person" ? words.person : words.nobody)] as const),
    ...levels.map(({ level, name }) => [level as K, name[language.value]] as const),
  ];
  return (
    <div class="row">
      <SeatMark seat={mark} />
      <Choose label={t(words.seat, mark.name)} value={kind} options={options} onChange={onKind} />
      {children}
    </div>
  );
}
