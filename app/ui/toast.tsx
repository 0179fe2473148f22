import { useEffect, useRef } from "react";
import { toast as sonner, Toaster } from "sonner";
import type { Outcome } from "#app/platform/outcome.ts";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import { TextButton } from "./text-link.tsx";
import styles from "./toast.module.css";

export const SUCCESS_MS = 5000;
export const UNDO_MS = 10_000;

export type Notice = { kind: "success" | "warning" | "error"; title: string; text?: string };
export type Undo = { label: string; run: () => void };

type ToastsProps = {
  /** Name of the region, for those who hear the page. */
  label: string;
  dismissLabel: string;
};

let dismissLabel = "";

/** The place where notices appear; once per frame. */
export function Toasts(props: ToastsProps) {
  dismissLabel = props.dismissLabel;
  return (
    <Toaster
      position="bottom-right"
      expand
      visibleToasts={4}
      gap={10}
      offset={24}
      mobileOffset={16}
      customAriaLabel={props.label}
      className={styles.region}
      toastOptions={{ unstyled: true, className: styles.item }}
    />
  );
}

/** Success leaves after five seconds, ten when it can be undone; a failure stays until it is read. */
export function showToast(notice: Notice, undo?: Undo): void {
  sonner.custom((id) => <Card notice={notice} undo={undo} dismiss={() => sonner.dismiss(id)} />, {
    duration: notice.kind === "error" ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : SUCCESS_MS,
  });
}

/** Shows the toast of each new answer of an action, once. */
export function useOutcomeToast(outcome: Outcome<unknown> | undefined): void {
  const shown = useRef<Outcome<unknown>>(undefined);
  useEffect(() => {
    if (!outcome || shown.current === outcome) return;
    shown.current = outcome;
    if (outcome.toast) showToast(outcome.toast);
  }, [outcome]);
}

/** The same notice standing in the page, where no script runs to let it come and go. */
export function StandingNotice({ notice }: { notice: Notice | undefined }) {
  if (!notice) return null;
  return (
    <noscript>
      <div className={styles.standing}>
        <Card notice={notice} />
      </div>
    </noscript>
  );
}

function Card({ notice, undo, dismiss }: { notice: Notice; undo?: Undo; dismiss?: () => void }) {
  return (
    <div
      className={classes(styles.toast, styles[notice.kind])}
      role={notice.kind === "error" ? "alert" : "status"}
    >
      <div className={styles.words}>
        <b>{notice.title}</b>
        {notice.text && <p>{notice.text}</p>}
      </div>
      {undo && (
        <TextButton
          icon="undo"
          className={styles.undo}
          onClick={() => {
            dismiss?.();
            undo.run();
          }}
        >
          {undo.label}
        </TextButton>
      )}
      {dismiss && (
        <IconButton
          icon="close"
          small
          className={styles.dismiss}
          aria-label={dismissLabel}
          onClick={dismiss}
        />
      )}
    </div>
  );
}
