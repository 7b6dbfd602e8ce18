// A dialog of the browser's own: it keeps the focus, and Escape closes it.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { common } from "./words/common.js";
import { t } from "./words/words.js";

/** While one is open nothing is heard of what is behind it, and so nothing happens there. */
export const openDialogs = signal(0);

interface DialogProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

export function Dialog({ title, close, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    openDialogs.value += 1;
    return () => {
      openDialogs.value -= 1;
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={close}>
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
          {t(common.close)}
        </button>
      </div>
      {children}
    </dialog>
  );
}
