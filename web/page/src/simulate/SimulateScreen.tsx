import type { ScreenProps } from "../App.js";

export function SimulateScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
