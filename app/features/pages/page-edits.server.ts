import type { Editor } from "#app/accounts/guard.server.ts";
import { lostFiles } from "#app/content/admin/list-screen.server.ts";
import { listItems } from "#app/content/content.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { outdatedContent } from "#app/content/outdated-content.server.ts";
import { formWords, storedWords } from "#app/content/rich-fields.ts";
import { inEachLocale } from "#app/i18n/locales.ts";
import { countAllMissing, type Words } from "#app/i18n/translated-words.ts";
import type { BaseVersion } from "#app/platform/base-version.ts";
import { insertDocument, writeDocument } from "#app/platform/db/content/content-documents.server.ts";
import type { Work } from "#app/platform/db/content/form-saving.server.ts";
import { outdatedById } from "#app/platform/db/content/outdated-texts.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import type { ChangedWords } from "#app/platform/translated-form.ts";
import { DEFAULT_PAGES, type PageSlug } from "./default-pages.ts";
import { PAGE_WORDS, pages } from "./pages.content.ts";

const KIND = kindOf(pages);

export type PageForm = {
  id: string | null;
  slug: PageSlug;
  words: Words;
  coverUrl: string;
  updatedAt: Date | null;
};

export const PAGE_SLUGS = Object.keys(DEFAULT_PAGES) as PageSlug[];

export const isPageSlug = (slug: string): slug is PageSlug => (PAGE_SLUGS as string[]).includes(slug);

type ListedPage = PageForm & { missing: number; outdated: number };

export async function listPageForms(editor: Editor): Promise<ListedPage[]> {
  const forms = await Promise.all(PAGE_SLUGS.map((slug) => getPageForm(editor, slug)));
  const outdated = outdatedById(await outdatedPages(forms.flatMap(({ id }) => id ?? [])));
  return forms.map((form) => ({
    ...form,
    missing: countAllMissing(form.words, PAGE_WORDS),
    outdated: outdated.get(form.id ?? "") ?? 0,
  }));
}

export const outdatedPages = (ids: readonly string[]) => outdatedContent(pages, ids);

export async function getUnpublishedPage(editor: Editor, slug: PageSlug): Promise<PageForm> {
  const page = await findItem(slug);
  const scope = page ? [{ kind: KIND, id: page.id }] : [];
  return readWithDrafts(scope, () => getPageForm(editor, slug));
}

export async function getPageForm(_editor: Editor, slug: PageSlug): Promise<PageForm> {
  const page = await findItem(slug);
  const words = formWords(pages, page?.words ?? builtInWords(slug));
  const { id = null, updatedAt = null } = page ?? {};
  return { id, slug, words, coverUrl: page?.entry.coverUrl ?? "", updatedAt };
}

export const slugOfPage = async (id: string): Promise<string | undefined> =>
  (await listItems(pages)).find((page) => page.id === id)?.entry.slug;

const findItem = async (slug: PageSlug) => (await listItems(pages)).find(({ entry }) => entry.slug === slug);

export const builtInWords = (slug: PageSlug): Words => inEachLocale((locale) => DEFAULT_PAGES[slug](locale));

export async function savePage(
  editor: Editor,
  slug: PageSlug,
  {
    changed,
    coverUrl,
    baseVersion,
  }: { changed: ChangedWords; coverUrl: string; baseVersion?: BaseVersion | undefined },
): Promise<FieldErrors | null> {
  const { words, errors: tooLong } = storedWords(pages, changed);
  const errors = { ...tooLong, ...(await lostFiles(editor, pages, { coverUrl }, words)) };
  if (Object.keys(errors).length > 0) return errors;
  const write: Work<boolean> = async (tx, watch) => {
    const id = await ensurePage(tx, slug);
    await watch(KIND, id);
    return writeDocument(tx, KIND.document, id, { all: { coverUrl: coverUrl || null }, ...words });
  };
  await withRevisions(editor, write, { baseVersion, make: (tx) => makePage(tx, slug) });
  log.info({ editor: editor.id, page: slug }, "Page saved");
  return null;
}

/** Created with its built-in texts if missing, under a lock. */
export async function ensurePage(tx: Transaction, slug: PageSlug): Promise<string> {
  const words = () => ({ all: { slug }, ...builtInWords(slug) });
  return (await findItem(slug))?.id ?? insertDocument(tx, KIND.document, words());
}

/** Shown at once, also for a draft, and no change: it says what the site says without it. */
async function makePage(tx: Transaction, slug: PageSlug): Promise<null> {
  await ensurePage(tx, slug);
  return null;
}
