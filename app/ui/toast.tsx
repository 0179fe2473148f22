import { useEffect, useRef } from "react";
import { toast as sonner, Toaster } from "sonner";
import type { Outcome } from "#app/platform/outcome.ts";
import { type Notice, NoticeCard } from "./notice.tsx";
import { TextButton } from "./text-link.tsx";
import styles from "./toast.module.css";

export const SUCCESS_MS = 5000;
export const UNDO_MS = 10_000;

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

/** Failures that were not dismissed yet. */
const standing = new Set<string | number>();

/**
 * Success leaves after five seconds, ten when it can be undone; a failure stays until it is dismissed, or until
 * something that was done after it went well.
 */
export function showToast(notice: Notice, undo?: Undo): void {
  if (notice.kind === "success") {
    for (const failure of standing) sonner.dismiss(failure);
    standing.clear();
  }
  const id = sonner.custom((id) => <Card notice={notice} undo={undo} dismiss={() => sonner.dismiss(id)} />, {
    duration: notice.kind !== "success" ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : SUCCESS_MS,
  });
  if (notice.kind !== "success") standing.add(id);
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

type CardProps = { notice: Notice; undo?: Undo; dismiss?: () => void };

function Card({ notice, undo, dismiss }: CardProps) {
  return (
    <NoticeCard notice={notice} dismiss={dismiss} dismissLabel={dismissLabel}>
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
    </NoticeCard>
  );
}
