import type { BaseVersion } from "#app/platform/base-version.ts";
import { draftsTexts } from "./drafts.texts.ts";
import { fieldLabel } from "./field-label.ts";

const { toasts, remains, left } = draftsTexts;
type Toast = { title: string; text?: string };

/** After a form became a draft and nothing else. */
export function draftToast({ done }: BaseVersion): Toast {
  return done.drafted.length > 0 ? toasts.kept : toasts.same;
}

/** The notice of a saving with what became of drafts. */
export function withDraftNote<T extends Toast>(toast: T, { intent, done }: BaseVersion): Toast | T {
  if (intent.as === "draft") return done.drafted.length > 0 ? toasts.hidden : toast;
  const rest =
    done.left.length > 0 ? leftOf(done.left) : done.drafted.length > 0 ? remains(done.drafted) : "";
  if (intent.as === "site" && !rest) return toast;
  const said = intent.as === "site" ? toast : publishedToast(done);
  return { ...said, text: [said.text, rest].filter(Boolean).join(" ") };
}

/** What could not be published, in words. */
export const leftOf = (places: BaseVersion["done"]["left"]): string =>
  left([...new Set(places.map(({ field }) => fieldLabel("", field)))]);

function publishedToast({ published, left: places }: BaseVersion["done"]): Toast {
  if (published.length > 0) return toasts.published(published);
  return places.length > 0 ? toasts.notPublished : toasts.nothing;
}
