import { useEffect, useState } from "preact/hooks";

/** What a promise comes to; undefined until then, and again once it depends on something else. A failure is the shell's. */
export function useLoaded<T>(load: () => Promise<T>, dependencies: readonly unknown[]): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T } | { failure: unknown } | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setLoaded({ value }),
      (failure: unknown) => current && setLoaded({ failure }),
    );
    return () => {
      current = false;
    };
  }, dependencies);
  if (loaded && "failure" in loaded) throw loaded.failure;
  return loaded?.value;
}
