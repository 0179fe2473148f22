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
      visibleToasts={1}
      gap={10}
      offset={{ left: 24, right: 24, top: 24, bottom: "var(--toast-lift, 24px)" }}
      mobileOffset={{
        ...{ left: 16, right: 16, top: 16 },
        bottom: "var(--toast-lift, calc(16px + var(--lower-edge, 0px)))",
      }}
      customAriaLabel={props.label}
      className={styles.region}
      toastOptions={{ unstyled: true, className: styles.item }}
    />
  );
}

/**
 * One notice at a time: the newest takes the place of the one before. Success leaves after five seconds, ten when it
 * can be undone; a failure stays until it is dismissed or something else is done.
 */
export function showToast(notice: Notice, undo?: Undo): void {
  sonner.dismiss();
  liftOverActs();
  sonner.custom((id) => <Card notice={notice} undo={undo} dismiss={() => sonner.dismiss(id)} />, {
    duration: notice.kind !== "success" ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : SUCCESS_MS,
  });
}

/** The height of a notice with two lines and of what stands below it. */
const NOTICE_ZONE_PX = 200;
const NOTICE_WIDTH_PX = 440;

/** A form's main act at the lower edge, where the notice would cover it, has the notice above itself. */
function liftOverActs(): void {
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  const tops = [...document.querySelectorAll("[data-main-act]")].flatMap((act) => {
    const { top, bottom, right } = (act.closest("[data-acts]") ?? act).getBoundingClientRect();
    const isBelow = bottom > height - NOTICE_ZONE_PX && top < height && right > width - NOTICE_WIDTH_PX;
    return isBelow ? [top] : [];
  });
  const { style } = document.documentElement;
  if (tops.length === 0) style.removeProperty("--toast-lift");
  else style.setProperty("--toast-lift", `${Math.round(height - Math.min(...tops)) + 12}px`);
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
