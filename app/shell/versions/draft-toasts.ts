import type { Basis } from "#app/platform/basis.ts";
import { draftsTexts } from "./drafts.texts.ts";

const { toasts, remains } = draftsTexts;
type Toast = { title: string; text?: string };

/** After a form became a draft and nothing else. */
export function draftToast({ done }: Basis): Toast {
  return done.drafted.length > 0 ? toasts.kept : toasts.same;
}

/** The notice of a saving with what became of drafts. */
export function spoken<T extends Toast>(toast: T, { intent, done }: Basis): Toast | T {
  if (intent.as === "draft") return done.drafted.length > 0 ? toasts.hidden : toast;
  const rest = done.drafted.length > 0 ? remains(done.drafted) : "";
  if (intent.as === "site" && !rest) return toast;
  const said = intent.as === "site" ? toast : publishedToast(done.published);
  return { ...said, text: [said.text, rest].filter(Boolean).join(" ") };
}

const publishedToast = (published: Basis["done"]["published"]): Toast =>
  published.length > 0 ? toasts.published(published) : toasts.nothing;
