// Through the game: buttons, a scrubber and keys.
import { useId } from "preact/hooks";
import { Choose } from "../Choose.js";
import { speed, speeds } from "../settings.js";
import { useKeydown } from "../useKeydown.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import type { Replay } from "./replay.js";
import { words } from "./words.js";

export function Controls({ replay }: { replay: Replay }) {
  const step = replay.step.value;
  const id = useId();
  const to = {
    first: () => replay.go(0),
    back: () => replay.go(step - 1),
    forward: () => replay.go(step + 1),
    last: () => replay.go(replay.steps),
  };
  useKeys({ ArrowLeft: to.back, ArrowRight: to.forward, Home: to.first, End: to.last, " ": () => replay.toggle() });
  const isFirst = step === 0;
  const isLast = step === replay.steps;
  return (
    <>
      <div class="field scrubber">
        <label for={id}>
          {t(words.steps)} <span aria-hidden="true">{`${step} / ${replay.steps}`}</span>
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={replay.steps}
          value={step}
          aria-valuetext={replay.placeOf(step)}
          onInput={(event) => replay.go(event.currentTarget.valueAsNumber)}
        />
      </div>
      <div class="row walk">
        <Walk label={t(words.to_first)} sign="|◀" go={to.first} disabled={isFirst} />
        <Walk label={t(words.to_back)} sign="◀" go={to.back} disabled={isFirst} />
        <button type="button" class="main" onClick={() => replay.toggle()}>
          {t(replay.isPlaying.value ? words.pause : words.play)}
        </button>
        <Walk label={t(words.to_forward)} sign="▶" go={to.forward} disabled={isLast} />
        <Walk label={t(words.to_last)} sign="▶|" go={to.last} disabled={isLast} />
      </div>
      <Choose
        label={t(common.speed)}
        value={speed.value}
        options={speeds.map((each) => [each, t(common[each])])}
        onChange={(chosen) => (speed.value = chosen)}
      />
      <p class="soft keys-hint">{t(words.keys)}</p>
    </>
  );
}

interface WalkProps {
  label: string;
  sign: string;
  go: () => void;
  disabled: boolean;
}

function Walk({ label, sign, go, disabled }: WalkProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={disabled} onClick={go}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Where a key has a meaning of its own (in a list, on a button, in the scrubber), it keeps that. */
function useKeys(deeds: Record<string, () => void>): void {
  useKeydown((event) => {
    const deed = deeds[event.key];
    if (!deed || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const within = event.target instanceof Element ? event.target : null;
    const own = event.key === " " ? "button, a, summary, select, textarea, dialog" : "input, select, textarea, dialog, [data-scrolls]";
    if (within?.closest(own)) return;
    event.preventDefault();
    deed();
  });
}
