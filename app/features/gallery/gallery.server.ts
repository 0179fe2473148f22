import { asc, eq, sql } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, wordsIn } from "#app/i18n/locales.ts";
import { removeContent } from "#app/platform/db/content-trash.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { translated } from "#app/platform/db/translations.server.ts";
import { contentChanged, reportContentUnread, usesContent } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { type BuiltIn, captionOf, DEFAULT_LEFT, DEFAULT_MAIN } from "./gallery.defaults.ts";
import {
  type GalleryImageForm,
  galleryImageForm,
  labelOf,
  nextOrderIndex,
  padLeft,
} from "./gallery.rules.ts";
import { type GalleryImage, galleryImages } from "./gallery.table.ts";
import { galleryContent } from "./gallery-content.server.ts";

export const ENTITY = "gallery_images";

/** A picture with its museum label. */
export type GalleryPicture = { url: string; picture: Picture | null; name: string; facts: string[] };
export type FeatureGallery = { left: GalleryPicture[]; main: GalleryPicture };

type Titled = { url: string; title: string };
type Unfurnished = { left: Titled[]; main: Titled | undefined };

/** Four pictures on the left and the main one; places that are empty show the built-in pictures. */
export async function getFeatureGallery(locale: Locale): Promise<FeatureGallery> {
  usesContent("gallery", "media");
  try {
    return await furnish(await readStored(locale), locale);
  } catch (error) {
    reportContentUnread(error, "The gallery could not be read; the pictures of the settings are shown");
    return furnish(await readFallback(locale), locale);
  }
}

async function readStored(locale: Locale): Promise<Unfurnished> {
  const rows = await db()
    .select()
    .from(galleryImages)
    .where(eq(galleryImages.active, true))
    .orderBy(asc(galleryImages.position), asc(galleryImages.orderIndex));
  const images = await translated(ENTITY, rows, locale, ["title"]);
  return {
    left: images.filter(({ position }) => position === "left"),
    main: images.find(({ position }) => position === "right"),
  };
}

async function readFallback(locale: Locale): Promise<Unfurnished> {
  const { feature, brand } = await getSettings(locale);
  const { left, right } = feature.images;
  const titled = (url: string) => ({ url, title: builtInTitle(url, brand.name, locale) });
  return { left: left.filter(Boolean).map(titled), main: right ? titled(right) : undefined };
}

async function furnish(stored: Unfurnished, locale: Locale): Promise<FeatureGallery> {
  const { brand } = await getSettings(locale);
  const builtIn = (one: BuiltIn) => ({ url: one.url, title: wordsIn(captionOf(one, brand.name), locale) });
  const left = padLeft(stored.left, DEFAULT_LEFT.map(builtIn));
  const main = stored.main ?? builtIn(DEFAULT_MAIN);
  const urls = [...left, main].map(({ url }) => url);
  const pictures = await getPictures(urls, locale);
  const shown = ({ url, title }: Titled): GalleryPicture => ({
    url,
    picture: pictures.get(url) ?? null,
    ...labelOf(title),
  });
  return { left: left.map(shown), main: shown(main) };
}

function builtInTitle(url: string, brand: string, locale: Locale): string {
  const found = [...DEFAULT_LEFT, DEFAULT_MAIN].find((builtIn) => builtIn.url === url);
  return found ? wordsIn(captionOf(found, brand), locale) : "";
}

/** Every stored picture, by position and order. */
export async function listGalleryImages(_editor: Editor): Promise<GalleryImage[]> {
  return db()
    .select()
    .from(galleryImages)
    .orderBy(asc(galleryImages.position), asc(galleryImages.orderIndex));
}

/** Adds a picture: on the left after the last one unless its place is given, on the right in place of the others. */
export async function createGalleryImage(editor: Editor, form: GalleryImageForm): Promise<GalleryImage> {
  const image = galleryImageForm.parse(form);
  const created = await recording(editor, async (tx, watch) => {
    await lockGallery(tx);
    await watch.all(galleryContent);
    const orderIndex = image.position === "left" ? (image.orderIndex ?? (await nextLeft(tx))) : null;
    if (image.position === "right") {
      await tx.update(galleryImages).set({ active: false }).where(eq(galleryImages.position, "right"));
    }
    const [row] = await tx
      .insert(galleryImages)
      .values({ ...image, orderIndex, active: true })
      .returning();
    if (!row) throw new Error("The gallery image was not inserted");
    return row;
  });
  await contentChanged("gallery");
  log.info(
    { editor: editor.id, galleryImage: created.id, position: created.position },
    "Gallery image added",
  );
  return created;
}

/** Takes a picture from the gallery by its address. False when it was not there. */
export async function removeGalleryImage(editor: Editor, url: string): Promise<boolean> {
  const rows = await db()
    .select({ id: galleryImages.id })
    .from(galleryImages)
    .where(eq(galleryImages.url, url));
  for (const { id } of rows) await removeContent(editor, galleryContent, id);
  if (rows.length === 0) return false;
  await contentChanged("gallery");
  log.info({ editor: editor.id, url }, "Gallery image removed");
  return true;
}

/** The place of one more picture on the left. */
export async function nextLeft(tx: Transaction): Promise<number> {
  const taken = await tx
    .select({ orderIndex: galleryImages.orderIndex })
    .from(galleryImages)
    .where(eq(galleryImages.position, "left"));
  return nextOrderIndex(taken.map(({ orderIndex }) => orderIndex));
}

/** Two editors who add a picture at the same moment take turns, so that no place is given twice. */
export async function lockGallery(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${ENTITY}))`);
}
