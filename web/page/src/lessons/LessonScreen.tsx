import type { ScreenProps } from "../App.js";

export function LessonScreen({ route }: ScreenProps) {
  return <section class="page">{route.screen}</section>;
}
