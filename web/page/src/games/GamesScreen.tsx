import type { ScreenProps } from "../App.js";

export function GamesScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
