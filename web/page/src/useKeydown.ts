import { useEffect, useRef } from "preact/hooks";

/** Hears every key of the page, and answers by what was last drawn: however fast keys come, none meets an old screen. */
export function useKeydown(answer: (event: KeyboardEvent) => void): void {
  const latest = useRef(answer);
  latest.current = answer;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => latest.current(event);
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);
}
