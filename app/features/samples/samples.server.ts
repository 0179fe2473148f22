import { asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { removeContent } from "#app/platform/db/content-trash.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import type { Work } from "#app/platform/db/form-saving.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { contentChanged, usesContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { sampleContent } from "./sample-content.server.ts";
import type { SampleForm } from "./samples.rules.ts";
import { type GallerySample, gallerySamples, sampleImages } from "./samples.table.ts";

export const ENTITY = "gallery_samples";

export type SampleSet = {
  id: string;
  name: string;
  images: { id: string; url: string; picture: Picture | null }[];
};

/** The named sets of the full gallery, each with its pictures, in order. */
export async function listSamples(locale: Locale): Promise<SampleSet[]> {
  usesContent("samples", "media");
  const rows = await db()
    .select()
    .from(gallerySamples)
    .where(eq(gallerySamples.active, true))
    .orderBy(asc(gallerySamples.displayOrder));
  if (rows.length === 0) return [];
  const samples = await translated(ENTITY, rows, locale, ["name"]);
  const images = await db()
    .select()
    .from(sampleImages)
    .where(
      inArray(
        sampleImages.sampleId,
        samples.map(({ id }) => id),
      ),
    )
    .orderBy(asc(sampleImages.displayOrder));
  const pictures = await getPictures(
    images.map(({ imageUrl }) => imageUrl),
    locale,
  );
  const ofSample = Map.groupBy(images, ({ sampleId }) => sampleId);
  return samples.map(({ id, name }) => ({
    id,
    name,
    images: (ofSample.get(id) ?? []).map((image) => ({
      id: image.id,
      url: image.imageUrl,
      picture: pictures.get(image.imageUrl) ?? null,
    })),
  }));
}

/** Adds an empty set after the others. */
export async function createSample(
  editor: Editor,
  { name }: SampleForm,
  baseVersion?: BaseVersion | undefined,
): Promise<GallerySample> {
  const create: Work<GallerySample> = async (tx, watch) => {
    await lockSamples(tx);
    const [counted] = await tx.select({ samples: count() }).from(gallerySamples);
    const displayOrder = (counted?.samples ?? 0) + 1;
    const [row] = await tx.insert(gallerySamples).values({ name, displayOrder }).returning();
    if (!row) throw new Error("The sample was not inserted");
    watch.created(sampleContent, row.id);
    return row;
  };
  const created = await recording(editor, create, { baseVersion });
  await contentChanged("samples");
  log.info({ editor: editor.id, sample: created.id }, "Sample created");
  return created;
}

/** Renames a set. False when it was not there. */
export async function saveSample(
  editor: Editor,
  id: string,
  { name }: SampleForm,
  baseVersion?: BaseVersion | undefined,
): Promise<boolean> {
  const rename: Work<boolean> = async (tx, watch) => {
    await watch(sampleContent, id);
    const rows = await tx.update(gallerySamples).set({ name }).where(eq(gallerySamples.id, id)).returning();
    return rows.length > 0;
  };
  if (!(await recording(editor, rename, { baseVersion, isDone: (isThere) => isThere }))) return false;
  await contentChanged("samples");
  log.info({ editor: editor.id, sample: id }, "Sample renamed");
  return true;
}

/** Removes a set with its pictures; answers the name under which all of it can be brought back. */
export async function removeSample(editor: Editor, id: string): Promise<string | null> {
  const kept = await removeContent(editor, sampleContent, id);
  if (!kept) return null;
  await contentChanged("samples");
  log.info({ editor: editor.id, sample: id }, "Sample removed");
  return kept;
}

/** Two editors who create a set at the same moment take turns, so that no place is given twice. */
async function lockSamples(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ENTITY}))`);
}
