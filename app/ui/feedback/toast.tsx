import { type FocusEvent, useEffect, useRef } from "react";
import { toast as sonner, Toaster } from "sonner";
import type { Outcome, Toast } from "#app/platform/outcome.ts";
import { overlaps, overlayPosition } from "../dialogs/overlay-position.rules.ts";
import { TextButton } from "../layout/text-link.tsx";
import { copyText } from "./copy-text.client.ts";
import { type Notice, NoticeCard } from "./notice.tsx";
import styles from "./toast.module.css";
import { useUndoOutcome } from "./undo-fetcher.ts";
import { useUndoKey, WRITTEN_IN } from "./use-undo-key.ts";

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
let home: HTMLElement | null = null;
let frame: HTMLElement | null = null;
/** Had the focus before it went into the toast. */
let cameFrom: HTMLElement | null = null;

export function Toasts(props: ToastsProps) {
  dismissLabel = props.dismissLabel;
  useOutcomeToast(useUndoOutcome());
  useEffect(() => {
    // It does not bubble.
    document.addEventListener("toggle", followDialog, true);
    return () => document.removeEventListener("toggle", followDialog, true);
  }, []);
  return (
    <div ref={keepHome}>
      <div ref={keepFrame} onFocusCapture={entered} onBlurCapture={left} className={styles.frame}>
        <Toaster
          position={props.isAtTop ? "top-right" : "bottom-right"}
          expand
          visibleToasts={1}
          gap={10}
          offset={{ left: 24, right: "var(--toast-right, 24px)", top: 24, bottom: "var(--toast-lift, 24px)" }}
          mobileOffset={{
            ...{ left: 16, right: 16, top: 16 },
            bottom: "var(--toast-lift, calc(16px + var(--lower-edge, 0px)))",
          }}
          customAriaLabel={props.label}
          className={styles.region}
          toastOptions={{ unstyled: true, className: styles.item }}
        />
      </div>
    </div>
  );
}

const keepHome = (element: HTMLElement | null) => {
  home = element;
};
const keepFrame = (element: HTMLElement | null) => {
  frame = element;
};

/** Behind a modal dialog a toast is neither read out nor dismissed. What failed in the dialog is shown inside. */
function moveFrame(kind: Notice["kind"]): void {
  moveTo(kind === "success" ? home : topDialog());
}

const topDialog = () => [...document.querySelectorAll("dialog:modal")].at(-1) ?? home;

/** What is shown when a dialog opens would be behind it. */
function followDialog({ target }: Event): void {
  const isOpened = target instanceof HTMLDialogElement && target.matches(":modal");
  if (!isOpened || !frame?.querySelector("[data-sonner-toast]")) return;
  moveTo(target);
  placeToast();
}

function moveTo(place: Element | null): void {
  if (!frame || !place || frame.parentElement === place) return;
  place.append(frame);
  if (place !== home) place.addEventListener("close", () => moveTo(topDialog()), { once: true });
}

/** The library would send who leaves with Tab back to where they came from: nothing after a toast could be reached. */
function entered(event: FocusEvent<HTMLElement>): void {
  event.stopPropagation();
  if (event.currentTarget.contains(event.relatedTarget)) return;
  cameFrom = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
}

function left({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) cameFrom = null;
}

/**
 * Shows one toast at a time. A success disappears after five seconds, ten with undo; a failure stays.
 * @returns what dismisses it.
 */
export function showToast(notice: Notice, undo?: Undo): () => void {
  sonner.dismiss();
  moveFrame(notice.kind);
  const shown = sonner.custom(
    (id) => <Card notice={notice} undo={undo} dismiss={() => sonner.dismiss(id)} />,
    {
      duration: notice.kind !== "success" ? Number.POSITIVE_INFINITY : undo ? UNDO_MS : SUCCESS_MS,
    },
  );
  return () => sonner.dismiss(shown);
}

const MARGIN_PX = 24;
const NARROW_MARGIN_PX = 16;
/** Where the library lets a toast take the whole width. */
const NARROW_PX = 600;
const SIDE_STEP_PX = 16;
const IN_USE_WEIGHT = 50;
const MUST_BE_SEEN_WEIGHT = 10;
/** Forms are full of them: better over two of them than over a button. */
const WRITTEN_IN_WEIGHT = 0.4;
/** What somebody is at, and why a field was refused. */
const IN_USE =
  ":focus-visible, button:focus, [aria-invalid=true], [id$='-error']:not(:empty), [data-must-be-seen]";
const MUST_BE_SEEN = `${IN_USE}, input[type=checkbox]`;
const CONTROLS = `a[href]:not([aria-hidden]), button, select, summary, input, ${MUST_BE_SEEN}, ${WRITTEN_IN}`;

/** A row's tick box begins an act on many, and is nowhere else; its other controls are in its editor too. */
function weightOf(control: Element): number {
  if (control.matches(IN_USE)) return IN_USE_WEIGHT;
  if (control.matches(MUST_BE_SEEN)) return MUST_BE_SEEN_WEIGHT;
  return control.matches(WRITTEN_IN) ? WRITTEN_IN_WEIGHT : 1;
}

/**
 * At the right above the bars of the lower edge, always, unless that covers what is in use: then where it covers no
 * control. In a dialog, where a failure stays, all buttons are in use.
 */
function placeToast(): void {
  const { documentElement: page } = document;
  const toast = document.querySelector<HTMLElement>("[data-sonner-toast]");
  const region = toast?.closest<HTMLElement>("[data-sonner-toaster]");
  if (!toast || !region || region.dataset.yPosition !== "bottom") return;
  const { clientWidth: width } = page;
  const isNarrow = width <= NARROW_PX;
  const margin = isNarrow ? NARROW_MARGIN_PX : MARGIN_PX;
  const dialog = toast.closest("dialog");
  const taken = [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
    const { left, top, right, bottom } = box;
    const isInUse = control.matches(IN_USE) || (dialog?.contains(control) && !control.matches(WRITTEN_IN));
    return isSeen && !region.contains(control)
      ? [{ left, top, right, bottom, weight: weightOf(control), isInUse }]
      : [];
  });
  const area = { width: toast.offsetWidth, height: toast.offsetHeight };
  const right = width - margin - area.width;
  const lefts = Array.from(
    { length: Math.floor((right - margin) / SIDE_STEP_PX) },
    (_, at) => right - (at + 1) * SIDE_STEP_PX,
  );
  // What is scrolled into view stops above the bars by it.
  const bars = Number.parseFloat(getComputedStyle(page).scrollPaddingBottom) || 0;
  const wanted = { left: right, top: innerHeight - Math.max(margin, bars) - area.height };
  const box = { ...wanted, right: wanted.left + area.width, bottom: wanted.top + area.height };
  const isFree = !taken.some((other) => other.isInUse && overlaps(box, other));
  // Over the bars rather than over what is in use, where a small window has no other room.
  const lowest = { left: right, top: innerHeight - margin - area.height };
  const { left, top } = isFree ? wanted : overlayPosition(area, lowest, lefts, taken);
  page.style.setProperty("--toast-lift", `${Math.round(innerHeight - top - area.height)}px`);
  page.style.setProperty("--toast-right", `${Math.round(width - left - area.width)}px`);
}

/** Who goes through the page by keyboard sees where they are. */
function uncoverFocus(): void {
  const toast = document.querySelector("[data-sonner-toast]");
  const focused = document.activeElement;
  if (!toast || !focused || toast.contains(focused) || focused.contains(toast)) return;
  if (overlaps(toast.getBoundingClientRect(), focused.getBoundingClientRect())) placeToast();
}

type Words = Omit<Toast, "kind">;

export async function copyWithToast(text: string, copied: Words, notCopied: Words): Promise<void> {
  const isCopied = await copyText(text);
  showToast(isCopied ? { kind: "success", ...copied } : { kind: "error", ...notCopied });
}

/** Once per answer, with the focus at what was refused. An answer without words ends what the one before said. */
export function useOutcomeToast(outcome: Outcome<unknown> | undefined): void {
  const shown = useRef<Outcome<unknown>>(undefined);
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => {
    if (!outcome || shown.current === outcome) return;
    shown.current = outcome;
    dismiss.current?.();
    dismiss.current = outcome.toast && showToast(outcome.toast);
    if (!outcome.ok) focusRefused();
  }, [outcome]);
  // What was refused is over once its form or its screen is gone.
  useEffect(
    () => () => {
      if (shown.current?.ok === false) dismiss.current?.();
    },
    [],
  );
}

/** The first refused field of a form, else the first message; on a phone it may be far from the button. */
export function focusRefused(sent: Element | null = focusedForm()): void {
  const first = (selector: string) =>
    [...(sent?.querySelectorAll<HTMLElement>(selector) ?? [])].find((found) => found.checkVisibility());
  // After the other effects, of which one shows the language of the first refused field.
  queueMicrotask(() => {
    const field = first("[aria-invalid=true]");
    const message = field ? undefined : first("[id$='-error']:not(:empty)");
    if (message) message.tabIndex = -1;
    (field ?? message)?.focus();
  });
}

const focusedForm = (): Element | null =>
  document.activeElement?.closest("form") ??
  (document.activeElement as HTMLButtonElement | null)?.form ??
  null;

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
  useEffect(() => {
    // The page changes with the act that the toast is about: a deleted row leaves its list.
    const changes = new ResizeObserver(placeToast);
    changes.observe(document.querySelector("main") ?? document.body);
    // A refused field comes into view smoothly, after the toast was placed.
    document.addEventListener("scrollend", placeToast, { once: true });
    document.addEventListener("scrollend", uncoverFocus);
    document.addEventListener("focusin", uncoverFocus);
    return () => {
      changes.disconnect();
      document.removeEventListener("scrollend", placeToast);
      document.removeEventListener("scrollend", uncoverFocus);
      document.removeEventListener("focusin", uncoverFocus);
      cameFrom?.focus({ preventScroll: true });
      cameFrom = null;
    };
  }, []);
  const takeBack =
    undo &&
    (() => {
      dismiss?.();
      undo.run();
    });
  useUndoKey(takeBack);
  return (
    <NoticeCard notice={notice} dismiss={dismiss} dismissLabel={dismissLabel}>
      {undo && (
        <TextButton
          icon="undo"
          className={styles.undo}
          onClick={takeBack}
          aria-keyshortcuts="Control+Z Meta+Z"
        >
          {undo.label}
        </TextButton>
      )}
    </NoticeCard>
  );
}
