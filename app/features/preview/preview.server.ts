import { sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { CONTENT_KINDS } from "#app/features/history/content-kinds.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import { readStates, writeFields } from "#app/platform/db/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { seenAsPublished } from "#app/platform/db/seen-as-published.server.ts";
import { withinLimit } from "#app/platform/db/within-limit.server.ts";
import { recordingContent } from "#app/platform/http/content-tags.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { readOwnPage } from "./own-page.server.ts";
import { PREVIEW_LIMIT_MS } from "./preview-limits.rules.ts";
import { type Edited, type PagePlace, placeOf } from "./preview-places.rules.ts";
import { sendOnTrial } from "./send-on-trial.server.ts";

export type Preview =
  | {
      state: "shown";
      html: string;
      anchor?: string;
      /** False when what is typed was refused, so that the page shows what is kept. */
      isTyped: boolean;
      errors: FieldErrors;
      /** It is switched off on the site; the preview shows how it would be. */
      isHidden: boolean;
    }
  | { state: "refused"; errors: FieldErrors }
  /** It has no page yet. */
  | { state: "nowhere" }
  | { state: "failed"; status: number };

type Asked = {
  request: Request;
  edited: Edited;
  typed: URLSearchParams;
  locale: Locale;
  origin: string;
  /** When what is typed is refused, show what is kept instead. */
  orKept: boolean;
};

/** The latest question of each editor: an older one that has not begun by then is not asked any more. */
const latest = new Map<string, object>();
const running = new Map<string, Promise<unknown>>();

/** One preview at a time for each editor; null for one that a newer one overtook. */
export async function previewTyped(editor: Editor, asked: Asked): Promise<Preview | null> {
  const own = {};
  latest.set(editor.id, own);
  await running.get(editor.id)?.catch(() => undefined);
  if (latest.get(editor.id) !== own) return null;
  const work = tryOut(asked);
  running.set(editor.id, work);
  try {
    return await work;
  } finally {
    if (running.get(editor.id) === work) running.delete(editor.id);
    if (latest.get(editor.id) === own) latest.delete(editor.id);
  }
}

/** Saves what is typed, looks at the page, and takes everything back. */
async function tryOut(asked: Asked): Promise<Preview> {
  const { request, edited, typed, locale, origin, orKept } = asked;
  return seenAsPublished(scopeOf(edited), () =>
    withinLimit(PREVIEW_LIMIT_MS, async () => {
      const sent = await sendOnTrial(request, edited.address, typed);
      if (sent.state === "failed") return sent;
      if (sent.state === "refused" && !orKept) return { state: "refused", errors: sent.errors };
      const isTyped = sent.state === "saved";
      const page = await lookAt(edited, locale, origin);
      if (page.state !== "shown") return page;
      return { ...page, isTyped, errors: isTyped ? {} : (sent as { errors: FieldErrors }).errors };
    }),
  );
}

type Looked =
  | { state: "shown"; html: string; anchor?: string; isHidden: boolean; place: PagePlace }
  | { state: "nowhere" }
  | { state: "failed"; status: number };

/** The page on which something is seen, within the transaction that is under way. */
export async function lookAt(edited: Edited, locale: Locale, origin: string): Promise<Looked> {
  const kind = CONTENT_KINDS[edited.entity];
  const id = edited.id ?? (await madeJustNow(kind));
  const isHidden = id !== null && (await showOnTrial(kind, id));
  const state = id ? (await readStates(db(), kind, [id])).get(id) : undefined;
  const place = placeOf(edited, state?.all ?? {}, locale);
  if (!place) return { state: "nowhere" };
  const { result: page, record } = await recordingContent(() => readOwnPage(origin, place.path));
  if (page.status !== 200) return page.status === 404 ? { state: "nowhere" } : failedWith(page.status);
  if (!record.isComplete) return failedWith(503);
  const { anchor } = place;
  return { state: "shown", html: page.html, ...(anchor && { anchor }), isHidden, place };
}

const failedWith = (status: number): Looked => ({ state: "failed", status });

export function scopeOf({ entity, id }: Edited): { kind: ContentKind; id: string }[] {
  return id ? [{ kind: CONTENT_KINDS[entity], id }] : [];
}

/** What this transaction itself made; the database says when it was made by when the transaction began. */
async function madeJustNow({ table }: ContentKind): Promise<string | null> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select ${table.id} as id from ${table} where created_at = now() limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** Shows what is switched off; what was withdrawn stays so. Answers whether it was. */
async function showOnTrial(kind: ContentKind, id: string): Promise<boolean> {
  const all = (await readStates(db(), kind, [id])).get(id)?.all;
  if (all?.active !== false || all.withdrawnAt) return false;
  await writeFields(db(), kind, id, "all", { active: true });
  return true;
}
