import { desc, eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { forgetContent, removeContent } from "#app/platform/db/content-trash.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { listTranslations, saveTranslation } from "#app/platform/db/translations.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { HERO_HISTORY_LENGTH, type RemovedHeroVideo, readVideoAddress } from "./hero-video.rules.ts";
import { deactivateOthers, ENTITY, filmOf, type HeroFilm } from "./hero-video.server.ts";
import { heroVideos } from "./hero-video.table.ts";
import { heroVideoContent } from "./hero-video-content.server.ts";

/** `address` is what was saved; `url` is what a player plays. */
export type EarlierFilm = HeroFilm & { id: string; address: string; isActive: boolean; savedAt: string };

/** The films that were saved, the one that is shown first, then the latest. */
export async function listHeroVideos(_editor: Editor): Promise<EarlierFilm[]> {
  const rows = await db()
    .select()
    .from(heroVideos)
    .orderBy(desc(heroVideos.active), desc(heroVideos.updatedAt))
    .limit(HERO_HISTORY_LENGTH);
  return Promise.all(
    rows.map(async (row) => ({
      ...(await filmOf(row, DEFAULT_LOCALE)),
      id: row.id,
      address: row.url,
      isActive: row.active,
      savedAt: row.updatedAt.toISOString(),
    })),
  );
}

/** Shows an earlier film again. False when it is no longer there. */
export async function restoreHeroVideo(editor: Editor, id: string): Promise<boolean> {
  const isRestored = await recording(editor, async (tx, watch) => {
    await watch.all(heroVideoContent);
    const [row] = await tx.select().from(heroVideos).where(eq(heroVideos.id, id));
    if (!row) return false;
    await deactivateOthers(tx, row.url);
    const shown = await tx.update(heroVideos).set({ active: true }).where(eq(heroVideos.id, id)).returning();
    return shown.length === 1;
  });
  if (!isRestored) return false;
  await contentChanged("hero-video");
  log.info({ editor: editor.id, heroVideo: id }, "Earlier hero video shown again");
  return true;
}

/** Takes a film from the list and answers everything that brings it back. Its file stays in the storage. */
export async function removeHeroVideo(editor: Editor, id: string): Promise<RemovedHeroVideo | null> {
  const removed = await inTransaction(async (tx) => {
    const [row] = await tx.select().from(heroVideos).where(eq(heroVideos.id, id)).for("update");
    if (!row) return null;
    // Read first: the translations of a deleted row go with it.
    const translations = await listTranslations(ENTITY, id, tx);
    await removeContent(editor, heroVideoContent, id);
    return {
      id,
      url: row.url,
      title: row.title,
      subtitle: row.subtitle,
      isActive: row.active,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      ...translations,
    };
  });
  if (!removed) return null;
  await contentChanged("hero-video");
  log.info({ editor: editor.id, heroVideo: id }, "Hero video removed");
  return removed;
}

/** Undoes a removal. The film is shown again only when no other took its place meanwhile. */
export async function bringBackHeroVideo(editor: Editor, removed: RemovedHeroVideo): Promise<void> {
  const { id, url, title, subtitle } = removed;
  await recording(editor, async (tx, watch) => {
    const [shown] = await tx
      .select({ id: heroVideos.id })
      .from(heroVideos)
      .where(eq(heroVideos.active, true));
    const inserted = await tx
      .insert(heroVideos)
      .values({
        id,
        url,
        title,
        subtitle,
        videoType: readVideoAddress(url)?.type ?? "mp4",
        active: removed.isActive && !shown,
        createdAt: new Date(removed.createdAt),
        updatedAt: new Date(removed.updatedAt),
      })
      .onConflictDoNothing()
      .returning({ id: heroVideos.id });
    if (inserted.length === 0) return;
    watch.created(heroVideoContent, id);
    await forgetContent(heroVideoContent, id);
    for (const locale of TRANSLATED_LOCALES) await saveTranslation(tx, ENTITY, id, locale, removed[locale]);
  });
  await contentChanged("hero-video");
  log.info({ editor: editor.id, heroVideo: id }, "Removal of a hero video undone");
}
