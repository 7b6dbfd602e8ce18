// What is asked before any game: how far it is played, and whether bots call.
import type { Calling, Until } from "../../../engine/index.js";
import { Choose } from "../Choose.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

interface ChooserProps<T> {
  value: T;
  onChange: (value: T) => void;
}

export function ChooseUntil({ value, onChange }: ChooserProps<Until>) {
  const options = (["first", "places"] as const).map((each) => [each, t(words[`until_${each}`])] as const);
  return <Choose label={t(words.until)} value={value} options={options} onChange={onChange} />;
}

/** M10 */
export function ChooseCalls({ value, onChange }: ChooserProps<Calling>) {
  const options = (["always", "chance", "never"] as const).map((each) => [each, t(words[`calls_${each}`])] as const);
  return <Choose label={t(words.calls)} value={value} options={options} onChange={onChange} />;
}
