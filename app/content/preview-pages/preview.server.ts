import type { Editor } from "#app/accounts/guard.server.ts";
import type { PagePlace } from "#app/content/define-content.ts";
import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import { listProducts } from "#app/features/catalogue/products.server.ts";
import { getFormId } from "#app/features/settings/settings.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { readStates, writeFields } from "#app/platform/db/content/content-rows.server.ts";
import { type DraftScope, readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { db, overlayOf } from "#app/platform/db/db.server.ts";
import { withContentTags } from "#app/platform/http/cache/content-tags.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { readInternalPage } from "./internal-page.server.ts";
import { latestOnly } from "./latest-only.ts";
import { PREVIEW_LIMIT_MS } from "./preview-limits.rules.ts";
import { type Edited, placeOf, RUG_PANEL } from "./preview-places.rules.ts";
import { sendDryRun } from "./send-dry-run.server.ts";

export type Preview =
  | {
      state: "shown";
      html: string;
      anchor?: string;
      /** False when the input was refused and the stored content is shown. */
      isTyped: boolean;
      errors: FieldErrors;
      /** Hidden on the site; the preview shows it. */
      isHidden: boolean;
    }
  | { state: "refused"; errors: FieldErrors }
  | { state: "nowhere" }
  | { state: "failed"; status: number };

type Asked = {
  request: Request;
  edited: Edited;
  typed: URLSearchParams;
  locale: Locale;
  origin: string;
  orKept: boolean;
};

const inTurn = latestOnly();

/** One at a time per editor; null when superseded. */
export const previewTyped = (editor: Editor, asked: Asked): Promise<Preview | null> =>
  inTurn(editor.id, () => tryOut(asked));

/** Submits the form and renders the page with what it would write. */
async function tryOut(asked: Asked): Promise<Preview> {
  const { request, edited, typed, locale, origin, orKept } = asked;
  const run = async (): Promise<Preview> => {
    const sent = await sendDryRun(request, edited.address, typed);
    if (sent.state === "failed") return sent;
    if (sent.state === "refused" && !orKept) return { state: "refused", errors: sent.errors };
    const isTyped = sent.state === "saved";
    const page = await renderPreview(edited, locale, origin);
    if (page.state !== "shown") return page;
    const html = withOpenDialog(page.html, page.anchor);
    return { ...page, html, isTyped, errors: isTyped ? {} : (sent as { errors: FieldErrors }).errors };
  };
  return readWithDrafts(await scopeOf(edited), run, PREVIEW_LIMIT_MS);
}

/** Notices are opened by script, which the preview does not run. */
const withOpenDialog = (html: string, anchor = ""): string =>
  html.replace(`<dialog id="${anchor}"`, (start) => `${start} open=""`);

type PreviewResult =
  | { state: "shown"; html: string; anchor?: string; isHidden: boolean }
  | { state: "nowhere" }
  | { state: "failed"; status: number };

export async function renderPreview(edited: Edited, locale: Locale, origin: string): Promise<PreviewResult> {
  const kind = CONTENT_KINDS[edited.entity];
  const made = overlayOf(db())?.created ?? [];
  const id = edited.id ?? [...(await readStates(db(), kind, made)).keys()][0] ?? null;
  // For exclusive ones the form decides which is shown.
  const isHidden = id !== null && !kind.isExclusive && (await showHidden(kind, id));
  const state = id ? (await readStates(db(), kind, [id])).get(id) : undefined;
  const place =
    edited.panel === RUG_PANEL ? await firstRugIn(locale) : placeOf(edited, state?.all ?? {}, locale);
  if (!place) return { state: "nowhere" };
  const { result: page, record } = await withContentTags(() => readInternalPage(origin, place.path));
  if (!SHOWN.includes(page.status))
    return page.status === 404 ? { state: "nowhere" } : failedWith(page.status);
  if (!record.isComplete) return failedWith(503);
  const { anchor } = place;
  return { state: "shown", html: page.html, ...(anchor && { anchor }), isHidden };
}

async function firstRugIn(locale: Locale): Promise<PagePlace | null> {
  const [rug] = await listProducts(locale, {}, { limit: 1 });
  return rug ? { path: pathFor(locale, `/produtos/${rug.slug}`), anchor: "quote-title" } : null;
}

/** A withdrawn rug has a page, which answers 410. */
const SHOWN = [200, 410];

const failedWith = (status: number): PreviewResult => ({ state: "failed", status });

/** Drafts of the edited entry only. */
export async function scopeOf({ entity, id, panel }: Edited): Promise<DraftScope> {
  const own = id ?? (entity === "settings" ? await getFormId(panel) : null);
  return own ? [{ kind: CONTENT_KINDS[entity], id: own }] : [];
}

/** Withdrawn entries stay hidden. Returns whether it was hidden. */
async function showHidden(kind: ContentKind, id: string): Promise<boolean> {
  const all = (await readStates(db(), kind, [id])).get(id)?.all;
  if (all?.active !== false || all.withdrawnAt) return false;
  await writeFields(db(), kind, id, "all", { active: true });
  return true;
}
