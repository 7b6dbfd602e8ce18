// Whether the dice were what was promised: the engine's audit, and a second one that knows nothing of the engine.
import { valueOf } from "../engines.js";
import { readingRoom } from "../games/reading.js";
import { fileNameOf, saveRecord } from "../keep/files.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { number, t } from "../words/words.js";
import { checkDice, type DiceVerdict } from "./diceCheck.js";
import type { ReadGame } from "./ReplayScreen.js";
import { words } from "./words.js";

export function DicePanel({ game: { kept, first } }: { game: ReadGame }) {
  const { record } = kept;
  const checked = useLoaded(async () => {
    const audit = valueOf(await (await readingRoom()).ask("audit", { record, lang: language.value }));
    return { audit, twice: await checkDice(record, first) };
  }, [record, language.value]);
  if (!checked) return <p class="waiting">{t(words.checking)}</p>;
  const { audit, twice } = checked;
  return (
    <div class="stack dice-check">
      <h2>{t(words.dice)}</h2>
      <p class={audit.sound ? "good" : "error"}>
        <strong>{t(audit.sound ? words.sound : words.unsound)}</strong>
      </p>
      {audit.words.map((text, k) => (
        <p key={k}>{text}</p>
      ))}
      {twice && (
        <>
          <h3>{t(words.twice)}</h3>
          <p class={twice.kind === "sound" ? "good" : "error"}>{verdictWords(twice)}</p>
        </>
      )}
      {audit.commitment !== null && (
        <dl>
          <dt>{t(words.commitment)}</dt>
          <dd class="commitment">{audit.commitment}</dd>
          <dt>{t(words.seed)}</dt>
          <dd class="commitment">{audit.seed ?? t(words.seed_later)}</dd>
        </dl>
      )}
      <h3>{t(words.how)}</h3>
      <p>{t(audit.dice === "committed" ? words.how_committed : audit.dice === "simulation" ? words.how_simulation : words.how_hand)}</p>
      <p>
        {t(words.how_program)} <code>salida audit {fileNameOf(kept)}</code>
      </p>
      <div class="row">
        <button type="button" onClick={() => saveRecord(kept)}>
          {t(words.save_record)}
        </button>
      </div>
    </div>
  );
}

function verdictWords(verdict: DiceVerdict): string {
  switch (verdict.kind) {
    case "sound":
      return t(words.twice_sound, number(verdict.rolls));
    case "roll":
      return t(words.twice_roll, number(verdict.number), verdict.expected, verdict.found);
    default:
      return t(words[`twice_${verdict.kind}`]);
  }
}
