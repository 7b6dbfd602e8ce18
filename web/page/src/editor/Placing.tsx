// A piece from one square to another by lists: for the keyboard, and for those who read by ear.
import { useState } from "preact/hooks";
import type { Layout } from "../../../engine/index.js";
import { Choose } from "../Choose.js";
import { t } from "../words/words.js";
import { placesOf } from "./places.js";
import type { Hand } from "./setting.js";
import { words } from "./words.js";

export function placeWords(place: string): string {
  if (place === "n") return t(words.nest);
  if (place === "g") return t(words.goal);
  return place.startsWith("h") ? t(words.column, place) : t(words.square, place);
}

interface PlacingProps {
  layout: Layout;
  hands: readonly Hand[];
  move: (seat: number, from: string, to: string) => void;
}

export function Placing({ layout, hands, move }: PlacingProps) {
  const [asked, setAsked] = useState({ seat: 0, from: "", to: "" });
  const hand = hands.find(({ seat }) => seat === asked.seat) ?? hands[0];
  if (!hand) return null;
  const { seat } = hand;
  const places = placesOf(layout, seat);
  const held = places.filter((place) => hand.squares.includes(place));
  const from = held.find((place) => place === asked.from) ?? held[0] ?? "n";
  const to = places.find((place) => place === asked.to) ?? places[1] ?? "n";
  const option = (place: string) => [place, placeWords(place)] as const;
  return (
    <form
      class="row placing"
      onSubmit={(event) => {
        event.preventDefault();
        move(seat, from, to);
      }}
    >
      <Choose
        label={t(words.seat)}
        value={String(seat)}
        options={hands.map((each) => [String(each.seat), layout.seats[each.seat - 1]?.name ?? String(each.seat)])}
        onChange={(chosen) => setAsked({ ...asked, seat: Number(chosen) })}
      />
      <Choose label={t(words.from)} value={from} options={held.map(option)} onChange={(chosen) => setAsked({ ...asked, seat, from: chosen })} />
      <Choose label={t(words.to)} value={to} options={places.map(option)} onChange={(chosen) => setAsked({ ...asked, seat, to: chosen })} />
      <button type="submit">{t(words.put)}</button>
    </form>
  );
}
