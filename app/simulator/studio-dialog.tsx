import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import styles from "./simulator.module.css";

export type CloseInner = RefObject<(() => boolean) | null>;

export const isStudioEntry = () => (history.state as { simulator?: boolean } | null)?.simulator === true;

type StudioDialogProps = {
  onLeave: () => void;
  inner?: CloseInner;
  /** Where a router keeps the history, Back leaves the screen. */
  isInRouter?: boolean;
  children: ReactNode;
};

/** Full-screen dialog. Escape and Back close inner panels first. */
export function StudioDialog({ onLeave, inner, isInRouter = false, children }: StudioDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const back = () => {
    if (inner?.current?.()) return true;
    onLeave();
    return false;
  };
  const latest = useRef(back);
  latest.current = back;
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    // Browsers do it for a dialog that is closed, not for one that is removed.
    return () => opener?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isInRouter) return;
    history.pushState({ simulator: true }, "");
    const goBack = () => {
      if (latest.current()) history.pushState({ simulator: true }, "");
    };
    addEventListener("popstate", goBack);
    return () => {
      removeEventListener("popstate", goBack);
      if (isStudioEntry()) history.back();
    };
  }, [isInRouter]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-theme="dark"
      aria-label={document.title}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        back();
      }}
      // Browsers close a dialog at the second cancel event without asking.
      onClose={(event) => {
        if (event.target === event.currentTarget && back()) event.currentTarget.showModal();
      }}
    >
      {children}
    </dialog>
  );
}
