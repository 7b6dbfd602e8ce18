import type { ScreenProps } from "../App.js";

export function HouseScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
