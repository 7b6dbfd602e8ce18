import type { ScreenProps } from "../App.js";

export function RulesScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
