// What has to be said of bots before they play, in the engine's words: for which of them an expert stands in.
import { remarksOn } from "../engines.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";

interface BotRemarksProps {
  rules: string;
  /** Who plays: people and bots, in the order of the seats. */
  seats: readonly string[];
}

export function BotRemarks({ rules, seats }: BotRemarksProps) {
  const remarks = useLoaded(() => remarksOn(rules, seats), [rules, seats.join(), language.value]) ?? [];
  return (
    <div role="status" class="soft">
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}
