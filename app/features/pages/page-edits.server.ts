import { eq } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { unknownMedia } from "#app/features/media/media.server.ts";
import { DEFAULT_LOCALE, inEachLocale, LOCALES, type Locale, TRANSLATED_LOCALES } from "#app/i18n/locales.ts";
import { countAllMissing, emptyWords, fieldOf, type Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { recording } from "#app/platform/db/revisions.server.ts";
import { readWithDrafts } from "#app/platform/db/seen-as-published.server.ts";
import { listTranslations, saveTranslation } from "#app/platform/db/translations.server.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { contentChanged } from "#app/platform/http/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { type ChangedWords, saveWords } from "#app/platform/translated-form.ts";
import { DEFAULT_PAGES, type PageSlug } from "./default-pages.ts";
import { pageContent } from "./page-content.server.ts";
import { PAGE_WORDS } from "./page-form.rules.ts";
import { type Page, pages } from "./pages.table.ts";
import { pagesAdminTexts } from "./pages-admin.texts.ts";
import { isRichText, readRichText, writeRichText } from "./rich-text.rules.ts";
import { readSource, writeSource } from "./rich-text-source.rules.ts";

const ENTITY = "pages";
const { errors: texts } = pagesAdminTexts;

export type PageForm = {
  /** Null while the page has its built-in words. */
  id: string | null;
  slug: PageSlug;
  words: Words;
  coverUrl: string;
  /** Null while the page has its built-in words. */
  updatedAt: Date | null;
};

export const PAGE_SLUGS = Object.keys(DEFAULT_PAGES) as PageSlug[];

export const isPageSlug = (slug: string): slug is PageSlug => (PAGE_SLUGS as string[]).includes(slug);

/** The pages that the owner writes, each with how many words it still owes. */
export async function listPageForms(editor: Editor): Promise<(PageForm & { missing: number })[]> {
  const forms = await Promise.all(PAGE_SLUGS.map((slug) => getPageForm(editor, slug)));
  return forms.map((form) => ({
    ...form,
    missing: countAllMissing(form.words, PAGE_WORDS),
  }));
}

/** With what is written and not published yet. */
export async function getUnpublishedPage(editor: Editor, slug: PageSlug): Promise<PageForm> {
  const [row] = await db().select({ id: pages.id }).from(pages).where(eq(pages.slug, slug));
  const scope = row ? [{ kind: pageContent, id: row.id }] : [];
  return readWithDrafts(scope, () => getPageForm(editor, slug));
}

/** A page's words in all languages, its text as source; the built-in words until it was written. */
export async function getPageForm(_editor: Editor, slug: PageSlug): Promise<PageForm> {
  const [row] = await db().select().from(pages).where(eq(pages.slug, slug));
  if (!row) return { id: null, slug, words: builtInWords(slug), coverUrl: "", updatedAt: null };
  const words: Words = emptyWords(PAGE_WORDS);
  const said = {
    ...(await listTranslations(ENTITY, row.id)),
    [DEFAULT_LOCALE]: row as Record<string, unknown>,
  };
  for (const locale of LOCALES)
    for (const name of PAGE_WORDS) {
      const text = String(said[locale][name] ?? "");
      words[locale][name] = name === "body" ? sourceOf(text) : text;
    }
  return { id: row.id, slug, words, coverUrl: row.coverUrl ?? "", updatedAt: row.updatedAt };
}

function builtInWords(slug: PageSlug): Words {
  const words: Words = emptyWords(PAGE_WORDS);
  for (const locale of LOCALES) {
    const said = DEFAULT_PAGES[slug](locale);
    words[locale] = { ...said, body: sourceOf(said.body) };
  }
  return words;
}

const sourceOf = (stored: string): string => writeSource(readRichText(stored) ?? []);

/** Writes what was changed in each language, or reports what cannot be saved. */
export async function savePage(
  editor: Editor,
  slug: PageSlug,
  {
    changed,
    coverUrl,
    baseVersion,
  }: { changed: ChangedWords; coverUrl: string; baseVersion?: BaseVersion | undefined },
): Promise<FieldErrors | null> {
  const { errors, kept } = keptBodies(changed);
  const pictures = LOCALES.flatMap((locale) => picturesIn(kept[locale].body));
  const lost = await unknownMedia(pictures.filter((url) => url.startsWith("/")));
  for (const locale of LOCALES)
    if (picturesIn(kept[locale].body).some((url) => lost.includes(url)))
      errors[fieldOf(locale, "body")] = [texts.lostPicture];
  if (coverUrl && (await unknownMedia([coverUrl])).length > 0) errors.coverUrl = [texts.lostPicture];
  if (Object.keys(errors).length > 0) return errors;
  await recording(editor, write, { baseVersion, ensure: (tx) => ensurePage(tx, slug) });
  async function write(tx: Transaction, watch: Watch) {
    // The built-in words are what it said before.
    const row = await ensurePage(tx, slug);
    await watch(pageContent, row.id);
    await tx
      .update(pages)
      .set({ ...kept[DEFAULT_LOCALE], coverUrl: coverUrl || null })
      .where(eq(pages.id, row.id));
    await saveWords(tx, ENTITY, row.id, kept);
  }
  await contentChanged("pages");
  log.info({ editor: editor.id, page: slug }, "Page saved");
  return null;
}

/** The source of each text becomes blocks: nothing else is ever kept. */
function keptBodies(changed: ChangedWords): { errors: FieldErrors; kept: ChangedWords } {
  const errors: FieldErrors = {};
  const kept: ChangedWords = inEachLocale(() => ({}));
  for (const locale of LOCALES) {
    const { body, ...words } = changed[locale];
    kept[locale] = words;
    if (body === undefined) continue;
    const blocks = readSource(body);
    if (!isRichText(blocks)) errors[fieldOf(locale, "body")] = [texts.tooLong];
    else kept[locale].body = blocks.length === 0 ? "" : writeRichText(blocks);
  }
  return { errors, kept };
}

function picturesIn(body: string | undefined): string[] {
  const blocks = readRichText(body ?? "") ?? [];
  return blocks.flatMap((block) => (block.kind === "picture" ? [block.url] : []));
}

/** The page's row; when there is none yet, with its built-in words in every language. */
async function ensurePage(tx: Transaction, slug: PageSlug): Promise<Page> {
  const wordsIn = (locale: Locale) => DEFAULT_PAGES[slug](locale);
  const [created] = await tx
    .insert(pages)
    .values({ slug, ...wordsIn(DEFAULT_LOCALE) })
    .onConflictDoNothing()
    .returning();
  if (created) {
    for (const locale of TRANSLATED_LOCALES)
      await saveTranslation(tx, ENTITY, created.id, locale, wordsIn(locale));
    return created;
  }
  const [found] = await tx.select().from(pages).where(eq(pages.slug, slug)).for("update");
  if (!found) throw new Error(`The page ${slug} is neither there nor can it be inserted`);
  return found;
}
