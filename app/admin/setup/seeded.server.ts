import { sql } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { countItems } from "#app/content/content.server.ts";
import { collections as collectionType, featured } from "#app/features/catalogue/collections.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { allContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import {
  CONTENT_TABLES,
  type Demonstration,
  filledRows,
  insertDemoContent,
  removeDemoContent,
} from "#db/seed/content.server.ts";
import { getProgress, noteStep, saveProgress } from "./progress.server.ts";

export type ContentCount = { products: number; collections: number; others: number };

export async function countContent(_editor: Editor): Promise<ContentCount> {
  const counts = CONTENT_TABLES.map(
    (table) => sql`(select count(*)::int from ${filledRows(table)}) as ${sql.identifier(table)}`,
  );
  const { rows } = await db().execute(sql`select ${sql.join(counts, sql`, `)}`);
  const found = (rows[0] ?? {}) as Record<string, number>;
  const products = found.products ?? 0;
  const collections = (await countItems(collectionType)).total + (await countItems(featured)).total;
  const all = Object.values(found).reduce((sum, one) => sum + one, 0);
  return { products, collections, others: all - products - collections };
}

/** Under the owner's name. False when there is content. */
export async function seedDemonstration(editor: Editor, which: Demonstration): Promise<boolean> {
  if (!(await insertDemoContent(which, now()))) return false;
  await allContentChanged();
  await noteStep(editor, "conteudo", { plantedAt: now().toISOString() });
  log.info({ editor: editor.id, which }, "Demo content inserted");
  return true;
}

/** Fails when content was changed or requested since. */
export async function removeDemonstration(editor: Editor): Promise<boolean> {
  const { plantedAt } = (await getSettings(DEFAULT_LOCALE)).firstRun.progress;
  if (plantedAt === "" || !(await removeDemoContent(new Date(plantedAt)))) return false;
  await allContentChanged();
  const progress = await getProgress(editor);
  const done = progress.done.filter((step) => step !== "conteudo");
  await saveProgress(editor, { ...progress, done, plantedAt: "" });
  log.info({ editor: editor.id }, "Demo content removed");
  return true;
}
