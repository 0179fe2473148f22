import { and, count, eq, inArray, ne } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { designers, products } from "#app/features/catalogue/products.table.ts";
import { freeSlug, slugOf } from "#app/features/catalogue/slugs.rules.ts";
import { getPictures } from "#app/features/media/media.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { bringBackContent, removeContent } from "#app/platform/db/content-trash.server.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { newestCreatedAt } from "#app/platform/db/newest.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { endPlace, inOrder, saveRowOrder } from "#app/platform/db/row-order.ts";
import { listTranslations } from "#app/platform/db/translations.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import type { Picture } from "#app/ui/picture.rules.ts";
import { DESIGNER_PAGE_SIZE, DESIGNER_WORDS, type DesignerForm } from "./designers.rules.ts";
import { designerContent } from "./product-content.server.ts";

const ENTITY = "designers";
export type DesignerWord = (typeof DESIGNER_WORDS)[number];

export type DesignerRow = {
  id: string;
  name: string;
  rugs: number;
  portrait: Picture | null;
  isActive: boolean;
};
export type DesignerRows = { rows: DesignerRow[]; total: number; newestAt: number; page: number };

/** A page of everybody, active or not, in the owner's order. */
export async function listDesignerRows(_editor: Editor, search: string, page: number): Promise<DesignerRows> {
  const where = holdsWords([designers.name, designers.slug], search);
  const [newestAt, [counted]] = await Promise.all([
    newestCreatedAt(designers),
    db().select({ total: count() }).from(designers).where(where),
  ]);
  const total = counted?.total ?? 0;
  const shown = Math.min(page, Math.max(1, Math.ceil(total / DESIGNER_PAGE_SIZE)));
  const people = await db()
    .select()
    .from(designers)
    .where(where)
    .orderBy(...inOrder(designers))
    .limit(DESIGNER_PAGE_SIZE)
    .offset((shown - 1) * DESIGNER_PAGE_SIZE);
  const urls = people.flatMap(({ portraitUrl }) => portraitUrl ?? []);
  const [pictures, signed] = await Promise.all([
    getPictures(urls, DEFAULT_LOCALE),
    countSigned(people.map(({ id }) => id)),
  ]);
  const rows = people.map(({ id, name, portraitUrl, active }) => ({
    ...{ id, name },
    rugs: signed.get(id) ?? 0,
    portrait: pictures.get(portraitUrl ?? "") ?? null,
    isActive: active,
  }));
  return { rows, total, newestAt, page: shown };
}

async function countSigned(ids: string[]): Promise<Map<string | null, number>> {
  const rows = await db()
    .select({ id: products.designerId, rugs: count() })
    .from(products)
    .where(inArray(products.designerId, ids))
    .groupBy(products.designerId);
  return new Map(rows.map(({ id, rugs }) => [id, rugs]));
}

/** What the form begins with. */
export type DesignerDraft = {
  id: string | null;
  words: Words<DesignerWord>;
  slug: string;
  websiteUrl: string;
  portraitUrl: string;
  active: boolean;
};

export const newDesignerDraft = (): DesignerDraft => ({
  id: null,
  words: emptyWords(DESIGNER_WORDS),
  ...{ slug: "", websiteUrl: "", portraitUrl: "" },
  active: true,
});

/** Null when they are not there. */
export async function getDesignerDraft(_editor: Editor, id: string): Promise<DesignerDraft | null> {
  const [row] = await db().select().from(designers).where(eq(designers.id, id));
  if (!row) return null;
  const { es, en } = await listTranslations(ENTITY, id);
  const blank = emptyWords(DESIGNER_WORDS);
  const { name, biography, slug, active } = row;
  return {
    id,
    words: { "pt-BR": { name, biography }, es: { ...blank.es, ...es }, en: { ...blank.en, ...en } },
    ...{ slug, active },
    websiteUrl: row.websiteUrl ?? "",
    portraitUrl: row.portraitUrl ?? "",
  };
}

export type SavedDesigner = "saved" | "slugTaken" | "missing";
type Saving = {
  id: string | null;
  form: DesignerForm;
  words: ChangedWords<DesignerWord>;
  baseVersion?: BaseVersion | undefined;
};

/** Somebody new stands after the others. */
export async function saveDesigner(
  editor: Editor,
  { id, form, words, baseVersion }: Saving,
): Promise<SavedDesigner> {
  const { name, biography, active } = form;
  const facts = { websiteUrl: form.websiteUrl || null, portraitUrl: form.portraitUrl || null, active };
  const save = async (tx: Transaction, watch: Watch): Promise<SavedDesigner> => {
    if (id) await watch(designerContent, id);
    if (form.slug && (await isSlugTaken(tx, form.slug, id))) return "slugTaken";
    const [row] = id
      ? await tx
          .update(designers)
          .set({ ...words["pt-BR"], ...facts, ...(form.slug && { slug: form.slug }) })
          .where(eq(designers.id, id))
          .returning({ id: designers.id })
      : await tx
          .insert(designers)
          .values({
            ...{ name, biography, ...facts },
            slug: form.slug || (await newSlug(tx, name)),
            displayOrder: await endPlace(tx, designers, "last"),
          })
          .returning({ id: designers.id });
    if (!row) return "missing";
    watch.created(designerContent, row.id);
    await saveWords(tx, ENTITY, row.id, words);
    return "saved";
  };
  const saved = await recording(editor, save, { baseVersion, isDone: (state) => state === "saved" });
  if (saved !== "saved") return saved;
  await contentChanged("designers");
  log.info({ editor: editor.id, designer: id, isNew: !id }, "Designer saved");
  return saved;
}

async function isSlugTaken(tx: Transaction, slug: string, id: string | null): Promise<boolean> {
  const [taken] = await tx
    .select({ id: designers.id })
    .from(designers)
    .where(and(eq(designers.slug, slug), id ? ne(designers.id, id) : undefined));
  return taken !== undefined;
}

async function newSlug(tx: Transaction, name: string): Promise<string> {
  const taken = await tx.select({ slug: designers.slug }).from(designers);
  return freeSlug(
    slugOf(name),
    taken.map(({ slug }) => slug),
  );
}

/** Takes somebody away; answers the name that brings them back, with the rugs that they signed. */
export async function removeDesigner(editor: Editor, id: string): Promise<string | null> {
  const removed = await removeContent(editor, designerContent, id);
  if (!removed) return null;
  await contentChanged("designers", "products");
  log.info({ editor: editor.id, designer: id }, "Designer removed");
  return removed;
}

/** False when it is too late. */
export async function bringBackDesigner(editor: Editor, removed: string): Promise<boolean> {
  if (!(await bringBackContent(editor, designerContent, removed))) return false;
  await contentChanged("designers", "products");
  log.info({ editor: editor.id }, "Removal of a designer undone");
  return true;
}

export async function saveDesignerOrder(editor: Editor, ids: string[]): Promise<void> {
  await recording(editor, async (tx, watch) => {
    await watch(designerContent, ...ids);
    await saveRowOrder(tx, designers, ids);
  });
  await contentChanged("designers");
  log.info({ editor: editor.id, moved: ids.length }, "Designers sorted");
}
