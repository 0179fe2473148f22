import type { Editor } from "#app/features/accounts/guard.server.ts";
import { galleryImages } from "#app/features/gallery/gallery.table.ts";
import { galleryContent } from "#app/features/gallery/gallery-content.server.ts";
import { removeGalleryPlace, saveGalleryWords } from "#app/features/gallery/gallery-places.server.ts";
import { saveHeroVideo } from "#app/features/hero-video/hero-video.server.ts";
import { heroVideos } from "#app/features/hero-video/hero-video.table.ts";
import { heroVideoContent } from "#app/features/hero-video/hero-video-content.server.ts";
import { removeHeroVideo } from "#app/features/hero-video/hero-video-history.server.ts";
import type { ContentEntity } from "#app/features/history/history.rules.ts";
import { media } from "#app/features/media/media.table.ts";
import { mediaContent } from "#app/features/media/media-content.server.ts";
import { saveFileWords } from "#app/features/media/media-words.server.ts";
import { productContent } from "#app/features/products/product-content.server.ts";
import { saveProduct } from "#app/features/products/product-editing.server.ts";
import { productForm } from "#app/features/products/product-form.rules.ts";
import { removeProduct } from "#app/features/products/product-removal.server.ts";
import { sampleContent } from "#app/features/samples/sample-content.server.ts";
import { saveSampleWords } from "#app/features/samples/sample-sets.server.ts";
import { createSample, removeSample } from "#app/features/samples/samples.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import type { Basis } from "#app/platform/basis.ts";
import type { ContentKind } from "#app/platform/db/content-kind.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Places, Values } from "./draft-model.ts";
import { anyMessages } from "./rug-edits.ts";

type Words = Partial<Record<Locale, Record<string, string>>>;
/** What a form sends: every value as it stands in it, and which words were typed. */
type Sent = { values: Values; words: Words };
type Draw = { random: (below: number) => number; act: number; began: unknown };

/** One thing of a kind with its form, as random acts know it. */
export type EditedThing = {
  entity: ContentEntity;
  kind: ContentKind;
  places: Places;
  /** Fields that are typed, in any language. */
  words: readonly string[];
  /** In Portuguese they may not be empty. */
  isNamed?: boolean;
  /** Facts that the form sends, and what somebody makes of them. */
  facts: Record<string, (draw: Draw) => unknown>;
  make(editor: Editor): Promise<string>;
  save(editor: Editor, id: string, sent: Sent, basis: Basis | undefined): Promise<unknown>;
  remove?(editor: Editor, id: string): Promise<unknown>;
};

const inEach = (...words: string[]): Places =>
  LOCALES.flatMap((locale) => words.map((word) => [locale, word] as const));
const all = (...facts: string[]): Places => facts.map((fact) => ["all", fact] as const);

const flipped = ({ random, began }: Draw) => (random(8) === 0 ? !began : began);
const everyWord = <Word extends string>(words: Words) =>
  ({ "pt-BR": {}, es: {}, en: {}, ...words }) as Record<Locale, Partial<Record<Word, string>>>;

const rug = productForm(anyMessages);
const PICTURES = ["/media/areia.jpg", "/media/quintal.jpg", "/media/marola.jpg"];

const product: EditedThing = {
  entity: "products",
  kind: productContent,
  words: ["description", "materials", "care"],
  places: [...all("leadTimeDays", "active", "product_images"), ...inEach("description", "materials", "care")],
  facts: {
    leadTimeDays: ({ random, act, began }) => (random(3) === 0 ? 2 + act : began),
    active: flipped,
    product_images: ({ random, began }) =>
      random(4) === 0 ? PICTURES.slice(random(3), 1 + random(3)).join(" ") : began,
  },
  async make(editor) {
    const form = { ...rug.parse({ name: "Maré", state: "published" }), leadTimeDays: 1 };
    const made = await saveProduct(editor, { id: null, form, words: everyWord({}) });
    if (made.state !== "saved") throw new Error(made.state);
    return made.id;
  },
  save(editor, id, { values, words }, basis) {
    const form = {
      ...rug.parse({ name: "Maré", state: values["all active"] ? "published" : "draft" }),
      leadTimeDays: values["all leadTimeDays"] as number,
      images: String(values["all product_images"] ?? "")
        .split(" ")
        .filter(Boolean),
    };
    return saveProduct(editor, { id, form, words: everyWord(words), basis });
  },
  remove: removeProduct,
};

const FILM = "/media/hero.mp4";

const film: EditedThing = {
  entity: "hero_videos",
  kind: heroVideoContent,
  words: ["title", "subtitle"],
  places: [...all("active"), ...inEach("title", "subtitle")],
  // Whoever saves a film shows it.
  facts: { active: () => true },
  async make(editor) {
    await saveHeroVideo(editor, filmForm({}));
    const [row] = await db().select({ id: heroVideos.id }).from(heroVideos);
    return row?.id ?? "";
  },
  save: (editor, _id, { values }, basis) => saveHeroVideo(editor, filmForm(values), basis),
  remove: removeHeroVideo,
};

function filmForm(values: Values) {
  const word = (locale: Locale, name: string) => String(values[`${locale} ${name}`] ?? "");
  return {
    url: FILM,
    ...{ title: word("pt-BR", "title"), subtitle: word("pt-BR", "subtitle") },
    ...{ titleEs: word("es", "title"), subtitleEs: word("es", "subtitle") },
    ...{ titleEn: word("en", "title"), subtitleEn: word("en", "subtitle") },
  };
}

const galleryPicture: EditedThing = {
  entity: "gallery_images",
  kind: galleryContent,
  words: ["title"],
  places: [...all("active"), ...inEach("title")],
  facts: {},
  async make() {
    const row = { url: PICTURES[0] ?? "", position: "right" as const, title: "Lua", active: true };
    const [made] = await db().insert(galleryImages).values(row).returning();
    return made?.id ?? "";
  },
  save: (editor, id, { words }, basis) =>
    saveGalleryWords(editor, id, { title: everyWord(words), alt: everyWord({}) }, basis),
  remove: removeGalleryPlace,
};

const sampleSet: EditedThing = {
  entity: "gallery_samples",
  kind: sampleContent,
  words: ["name"],
  isNamed: true,
  places: [...all("active"), ...inEach("name")],
  facts: { active: flipped },
  make: async (editor) => (await createSample(editor, { name: "Linho" })).id,
  save: (editor, id, { values, words }, basis) =>
    saveSampleWords(editor, id, { words: everyWord(words), isActive: values["all active"] === true }, basis),
  remove: removeSample,
};

const file: EditedThing = {
  entity: "media",
  kind: mediaContent,
  words: ["alt"],
  places: [...all("name"), ...inEach("alt")],
  facts: { name: ({ random, act, began }) => (random(3) === 0 ? `sala-${act}.jpg` : began) },
  async make() {
    const stored = { bucket: "site_assets", key: "sala.jpg", url: "/files/site_assets/sala.jpg" };
    const facts = { contentType: "image/jpeg", bytes: 1, name: "sala.jpg", status: "ready" as const };
    const [row] = await db()
      .insert(media)
      .values({ ...stored, ...facts })
      .returning();
    return row?.id ?? "";
  },
  save: (editor, id, { values, words }, basis) =>
    saveFileWords(editor, id, { name: String(values["all name"]), alt: everyWord(words) }, basis),
};

export const RUG = product;
/** What has drafts and is no rug: each with a form of its own make. */
export const OTHERS: EditedThing[] = [film, galleryPicture, sampleSet, file];
