import type { ScreenProps } from "../App.js";

export function ReplayScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
