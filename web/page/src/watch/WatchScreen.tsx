import type { ScreenProps } from "../App.js";

export function WatchScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
