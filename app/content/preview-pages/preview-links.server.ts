import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { namesOfEditors } from "#app/accounts/editor-names.server.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { CONTENT_KINDS, mayRestore, restorableEntities } from "#app/content/history/content-kinds.server.ts";
import { isContentEntity } from "#app/content/history/history.rules.ts";
import { type Locale, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { now } from "#app/platform/clock.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { titleOf } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { renderQueue } from "#app/platform/http/cache/render-queue.ts";
import { log } from "#app/platform/log.server.ts";
import { renderPreview, scopeOf } from "./preview.server.ts";
import { GONE_LINKS_KEPT_DAYS, LINK_QUEUE, PREVIEW_LIMIT_MS } from "./preview-limits.rules.ts";
import { type PreviewLink, previewLinks } from "./preview-links.table.ts";
import type { Edited } from "./preview-places.rules.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 24;

/** Hexadecimal, because addresses of pages are in lower case. */
const newToken = () => randomBytes(TOKEN_BYTES).toString("hex");
const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

type Asked = { edited: Edited & { id: string }; locale: Locale; days: number };

/** The secret is not stored; null when the entry is missing. */
export async function makePreviewLink(editor: Editor, asked: Asked): Promise<string | null> {
  const { edited, locale, days } = asked;
  const kind = CONTENT_KINDS[edited.entity];
  if (!mayRestore(editor, edited.entity)) return null;
  const state = (await readStates(db(), kind, [edited.id])).get(edited.id);
  if (!state) return null;
  const token = newToken();
  const title = titleOf(kind, state);
  await db()
    .insert(previewLinks)
    .values({
      ...{ entity: edited.entity, entityId: edited.id, address: edited.address, panel: edited.panel },
      ...{ title, locale, editorId: editor.id, tokenHash: hashOf(token) },
      createdAt: now(),
      expiresAt: new Date(now().getTime() + days * DAY_MS),
    });
  await logEvent(editor, "preview-link-made", { about: title || edited.address });
  log.info({ editor: editor.id, entity: edited.entity, id: edited.id, days }, "Preview link made");
  return token;
}

export type OpenedLink = { state: "shown"; html: string } | { state: "over" | "unknown" | "failed" };

const inTurn = renderQueue(LINK_QUEUE);

export async function openPreviewLink(token: string, origin: string): Promise<OpenedLink> {
  const [link] = await db()
    .select()
    .from(previewLinks)
    .where(eq(previewLinks.tokenHash, hashOf(token)));
  if (!link || !isContentEntity(link.entity)) return { state: "unknown" };
  if (link.expiresAt <= now()) return { state: "over" };
  const edited: Edited = {
    ...{ entity: link.entity, id: link.entityId, address: link.address, panel: link.panel },
  };
  // A language that was switched off meanwhile has no pages.
  const locale = siteLocales().find((one) => one === link.locale) ?? siteLocale();
  const scope = await scopeOf(edited);
  const run = async (): Promise<OpenedLink> => {
    const page = await renderPreview(edited, locale, origin);
    if (page.state === "shown") return { state: "shown", html: page.html };
    return { state: page.state === "nowhere" ? "unknown" : "failed" };
  };
  return inTurn(() => readWithDrafts(scope, run, PREVIEW_LIMIT_MS));
}

export type KnownLink = Pick<PreviewLink, "id" | "title" | "locale" | "address"> & {
  who: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export async function listPreviewLinks(editor: Editor): Promise<KnownLink[]> {
  const rows = await db()
    .select()
    .from(previewLinks)
    .where(gt(previewLinks.expiresAt, now()))
    .orderBy(desc(previewLinks.createdAt));
  const own = rows.filter(({ entity }) => isContentEntity(entity) && mayRestore(editor, entity));
  const names = await namesOfEditors(own.map(({ editorId }) => editorId));
  return own.map(({ id, title, locale, address, createdAt, expiresAt, editorId }) => ({
    ...{ id, title, locale, address, createdAt, expiresAt },
    who: names.get(editorId) ?? null,
  }));
}

/** Only links that the editor sees in the list. */
export async function revokePreviewLink(editor: Editor, id: string): Promise<boolean> {
  const isOwn = inArray(previewLinks.entity, restorableEntities(editor));
  const [gone] = await db()
    .update(previewLinks)
    .set({ expiresAt: now() })
    .where(and(eq(previewLinks.id, id), isOwn, gt(previewLinks.expiresAt, now())))
    .returning();
  if (!gone) return false;
  await logEvent(editor, "preview-link-revoked", { about: gone.title || gone.address });
  return true;
}

export async function forgetPreviewLinks(): Promise<number> {
  const before = new Date(now().getTime() - GONE_LINKS_KEPT_DAYS * DAY_MS);
  const gone = await db()
    .delete(previewLinks)
    .where(lt(previewLinks.expiresAt, before))
    .returning({ id: previewLinks.id });
  if (gone.length > 0) log.info({ gone: gone.length }, "Removed expired preview links");
  return gone.length;
}
