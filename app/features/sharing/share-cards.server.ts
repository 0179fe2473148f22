import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getProduct } from "#app/features/catalogue/product.server.ts";
import { listCollectionAddresses } from "#app/features/collections/collection-addresses.server.ts";
import { getFeatureGallery } from "#app/features/gallery/gallery.server.ts";
import { getCustomPage } from "#app/features/pages/custom-pages.server.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { fieldColours, paperColours } from "#app/features/theme/plain-colours.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { openPicture } from "#app/media/delivery/open-picture.server.ts";
import { encode } from "#app/media/encoder/encoder.server.ts";
import { getPictures } from "#app/media/media.server.ts";
import { withWorkFolder } from "#app/media/upload/staging.server.ts";
import { log } from "#app/platform/log.server.ts";
import { DRAWINGS_BUCKET, type Drawing, newDrawing } from "#app/platform/storage/kept-drawing.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import type { ShareCard } from "./draw-card.server.ts";
import { CARD_PAGES, type CardKind, type CardPage } from "./share-card.rules.ts";
import { sharingTexts } from "./sharing.texts.ts";

/** Raise it when the drawing changes, to redraw cached cards. */
const DRAWING_VERSION = 3;

/** Bytes when it is not kept. */
type CachedCard = { key: string } | { bytes: Buffer };

type Words = Omit<ShareCard, "colours" | "typefaces">;

export async function findCard(kind: CardKind, slug: string, locale: Locale): Promise<ShareCard | null> {
  const settings = await getSettings(locale);
  const words = await findWords(kind, slug, settings, locale);
  return words && themed(words, settings.theme);
}

export function themed(words: Words, { typefaces, colours }: Settings["theme"]): ShareCard {
  const colouring = words.variant === "field" ? fieldColours(colours, "materials") : paperColours(colours);
  return { ...words, typefaces, colours: colouring };
}

function findWords(
  kind: CardKind,
  slug: string,
  settings: Settings,
  locale: Locale,
): Promise<Words | null> | null {
  const brand = settings.brand.name;
  if (kind === "produtos") return cardOfProduct(slug, brand, locale);
  if (kind === "colecoes") return cardOfCollection(slug, brand, locale);
  if (kind === "pagina") return cardOfCustomPage(slug, settings, locale);
  const page = CARD_PAGES.find((name) => name === slug);
  return page ? cardOfPage(page, settings, locale) : null;
}

async function cardOfProduct(slug: string, brand: string, locale: Locale): Promise<Words | null> {
  const result = await getProduct(slug, locale);
  if (result.state !== "present") return null;
  const { name, collection, materials, pictures, sharePicture } = result.rug;
  const facts = [collection ? sharingTexts(locale).collection(collection.name) : "", materials];
  const drawn = { brand, title: name, facts };
  if (sharePicture) return { ...drawn, picture: sharePicture, variant: "whole" };
  return { ...drawn, picture: pictures[0] ?? null, variant: "piece" };
}

async function cardOfCollection(slug: string, brand: string, locale: Locale): Promise<Words | null> {
  const found = (await listCollectionAddresses(locale)).find((collection) => collection.slug === slug);
  if (!found) return null;
  const { title, picture, sharePicture } = found;
  const drawn = { brand, title, facts: [sharingTexts(locale).collectionOf] };
  if (sharePicture) return { ...drawn, picture: sharePicture, variant: "whole" };
  return { ...drawn, picture, variant: "field" };
}

async function cardOfCustomPage(slug: string, { brand }: Settings, locale: Locale): Promise<Words | null> {
  const found = await getCustomPage(slug, locale);
  if (found.state !== "present") return null;
  const { title, cover, sharePicture } = found.page;
  const drawn = { brand: brand.name, title, facts: [brand.tagline] };
  if (sharePicture) return { ...drawn, picture: sharePicture, variant: "whole" };
  return { ...drawn, picture: cover, variant: cover ? "photograph" : "field" };
}

async function cardOfPage(page: CardPage, settings: Settings, locale: Locale): Promise<Words> {
  const { brand } = settings;
  const url = (await pictureOf(page, settings, locale)) || brand.sharePicture;
  const pictures = await getPictures([url], locale);
  const isMain = page === "principal";
  return {
    brand: brand.name,
    title: isMain ? brand.tagline : sharingTexts(locale).pages[page],
    facts: [isMain ? brand.city : brand.tagline],
    picture: pictures.get(url) ?? null,
    variant: "photograph",
  };
}

async function pictureOf(page: CardPage, { home }: Settings, locale: Locale): Promise<string> {
  if (page === "galeria") return (await getFeatureGallery(locale)).main.url;
  if (page === "curadoria") return (await getFeatureGallery(locale)).left[0]?.url ?? "";
  const pictures: Partial<Record<CardPage, string>> = {
    colecoes: home.newCollection.picture,
    tapetes: home.showroom.pictures[0]?.picture ?? "",
    "tapetes-geometricos": home.design.rugPicture,
    "amostra-de-cores": home.story.picture,
    personalizados: home.craft.picture,
    designers: home.design.rugPicture,
    "nossa-historia": home.story.picture,
    "acesso-exclusivo": home.access.picture,
    simulador: home.simulatorPromo.picture,
  };
  return pictures[page] ?? "";
}

/** Drawn on request and stored by content. Incomplete cards are not cached. */
export async function cachedCard(card: ShareCard, folder: string, isRead: boolean): Promise<CachedCard> {
  const hash = createHash("sha256").update(JSON.stringify([DRAWING_VERSION, card]));
  const key = `${folder}${hash.digest("hex").slice(0, 32)}.jpg`;
  const kept = await withFallback(null, "A kept card could not be found; it is drawn again", () =>
    storage().stat(DRAWINGS_BUCKET, key),
  );
  if (kept) return { key };
  const place = { prefix: folder, key, contentType: "image/jpeg" };
  const made = await newDrawing(place, () => draw(card, isRead));
  return made.key === undefined ? { bytes: made.bytes } : { key: made.key };
}

function draw(card: ShareCard, isRead: boolean): Promise<Drawing> {
  return withWorkFolder(async (work) => {
    const source = join(work, "picture");
    const isThere = card.picture !== null && (await bring(card.picture.src, source));
    // Lazy: font parsing takes memory.
    const { drawCard, placeOf } = await import("./draw-card.server.ts");
    const place = isThere ? placeOf(card) : null;
    const picture = place && { path: source, ...place };
    const out = join(work, "card.jpg");
    await encode({ op: "card", drawing: drawCard(card), picture, out });
    return { bytes: await readFile(out), isComplete: isRead && (!card.picture || isThere) };
  });
}

/** False when it is gone; the card then has no picture. */
async function bring(address: string, path: string): Promise<boolean> {
  try {
    const found = await openPicture(address);
    if (!found) return false;
    await pipeline(found, createWriteStream(path));
    return true;
  } catch (error) {
    log.error({ err: error, address }, "The picture of a card could not be read; the card stands without it");
    return false;
  }
}
