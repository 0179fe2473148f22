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
  /** Accessible name of the region. */
  label: string;
  dismissLabel: string;
  /** On pages that are one form, where it covers no buttons. */
  isAtTop?: boolean;
};

let dismissLabel = "";

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

/** Shows one toast at a time. A success disappears after five seconds, ten with undo; a failure stays. */
export function showToast(notice: Notice, undo?: Undo): void {
  sonner.dismiss();
  liftOverActs();
  sonner.custom((id) => <Card notice={notice} undo={undo} dismiss={() => sonner.dismiss(id)} />, {
    duration: notice.kind !== "success" ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : SUCCESS_MS,
  });
}

/** Pixels: a two-line toast and what is below it. */
const NOTICE_ZONE_PX = 200;
const NOTICE_WIDTH_PX = 440;

/** Keeps toasts above the form's buttons at the lower edge. */
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

/** Once per answer. */
export function useOutcomeToast(outcome: Outcome<unknown> | undefined): void {
  const shown = useRef<Outcome<unknown>>(undefined);
  useEffect(() => {
    if (!outcome || shown.current === outcome) return;
    shown.current = outcome;
    if (outcome.toast) showToast(outcome.toast);
  }, [outcome]);
}

/** A notice as part of the page, for browsers without script. */
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
