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
  /** Name of the region, for screen readers. */
  label: string;
  dismissLabel: string;
  /** Over a page that is one form: one notice, where it covers none of the ways on. */
  isAtTop?: boolean;
};

let dismissLabel = "";

/** The place where notices appear; once per frame. */
export function Toasts(props: ToastsProps) {
  dismissLabel = props.dismissLabel;
  return (
    <Toaster
      position={props.isAtTop ? "top-right" : "bottom-right"}
      expand
      visibleToasts={props.isAtTop ? 1 : 4}
      gap={10}
      offset={24}
      mobileOffset={{ left: 16, right: 16, top: 16, bottom: "calc(16px + var(--lower-edge, 0px))" }}
      customAriaLabel={props.label}
      className={styles.region}
      toastOptions={{ unstyled: true, className: styles.item }}
    />
  );
}

/** Failures that were not dismissed yet, with their titles. */
const standing = new Map<string | number, string>();

/**
 * Success leaves after five seconds, ten when it can be undone; a failure stays until it is dismissed, until something
 * that was done after it went well, or until the same failed again, perhaps for another reason.
 */
export function showToast(notice: Notice, undo?: Undo): void {
  for (const [failure, title] of standing) {
    if (notice.kind !== "success" && (notice.kind !== "error" || title !== notice.title)) continue;
    sonner.dismiss(failure);
    standing.delete(failure);
  }
  const id = sonner.custom((id) => <Card notice={notice} undo={undo} dismiss={() => sonner.dismiss(id)} />, {
    duration: notice.kind !== "success" ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : SUCCESS_MS,
  });
  if (notice.kind !== "success") standing.set(id, notice.title);
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
