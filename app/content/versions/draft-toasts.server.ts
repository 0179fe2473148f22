import { formatDayAndTime } from "#app/i18n/format-date-time.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { now } from "#app/platform/clock.ts";
import type { ToastWords } from "#app/platform/outcome.ts";
import { draftsTexts } from "./drafts.texts.ts";
import { fieldLabel } from "./field-label.ts";
import { localesInWords } from "./locales-in-words.ts";

const { toasts, remains, left, published } = draftsTexts;

export function draftToast(baseVersion: BaseVersion): ToastWords {
  return keptToast(baseVersion, toasts.kept) ?? toasts.same;
}

function keptToast({ intent, done }: BaseVersion, kept: ToastWords): ToastWords | undefined {
  if (intent.as !== "draft" || done.drafted.length === 0) return undefined;
  if (intent.publishAt) return toasts.scheduled(formatDayAndTime(intent.publishAt, now()));
  if (done.dated.length > 0) return toasts.dated(localesInWords(done.dated));
  return intent.publishAt === null ? toasts.undated : kept;
}

/** Adds what became of drafts. */
export function withDraftNote<T extends ToastWords>(toast: T, baseVersion: BaseVersion): ToastWords | T {
  const { intent, done } = baseVersion;
  if (intent.as === "draft") return keptToast(baseVersion, toasts.hidden) ?? toasts.unchanged;
  const rest =
    done.left.length > 0
      ? leftOf(done.left)
      : done.drafted.length > 0
        ? remains(localesInWords(done.drafted))
        : "";
  if (!rest) return toast;
  if (intent.as === "site") return { ...toast, text: [toast.text, rest].filter(Boolean).join(" ") };
  if (done.published.length > 0)
    return { ...toast, text: `${published(localesInWords(done.published))} ${rest}` };
  return done.left.length > 0 ? { ...toasts.notPublished, text: rest } : toasts.waits;
}

export const leftOf = (places: BaseVersion["done"]["left"]): string =>
  left([...new Set(places.map(({ field }) => fieldLabel("", field)))]);
