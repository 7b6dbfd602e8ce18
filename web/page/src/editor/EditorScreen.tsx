import type { ScreenProps } from "../App.js";

export function EditorScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
