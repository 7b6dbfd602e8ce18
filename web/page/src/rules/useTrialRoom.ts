import { useEffect, useState } from "preact/hooks";
import { openThinker, type Room } from "../engines.js";

/** A room in which rules are tried that nobody plays by yet; null until it is open. */
export function useTrialRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const opening = openThinker();
    void opening.then(setRoom);
    return () => void opening.then((opened) => opened.end());
  }, []);
  return room;
}
