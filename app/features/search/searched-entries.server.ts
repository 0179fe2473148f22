import { listContent } from "#app/content/content.server.ts";
import type { ContentType, Entry } from "#app/content/define-content.ts";
import { isRich } from "#app/content/fields.ts";
import { CONTENT_TYPES, type DeclaredType } from "#app/content-types.ts";
import { factsOf } from "#app/features/pages/pages.server.ts";
import { readRichText, withFacts, wordsOf } from "#app/features/pages/rich-text/rich-text.rules.ts";
import { listDesigners } from "#app/features/products/lists/designers.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import type { ResultKind } from "./search.rules.ts";

export type SearchedEntry = {
  kind: ResultKind;
  /** In no language. */
  path: string;
  title: string;
  about: string;
  picture: Picture | null;
  keywords: string[];
  text: string;
};

type SearchedType = ContentType<DeclaredType> & Required<Pick<ContentType, "search">>;

export const SEARCHED_TYPES = CONTENT_TYPES.filter((type): type is SearchedType => type.search !== undefined);

/** The others are parts of pages. */
const KINDS: Partial<Record<DeclaredType, ResultKind>> = { collections: "collection", designers: "designer" };

/** Of one declared type, those with a page. */
export async function searchedEntries(type: SearchedType, locale: Locale): Promise<SearchedEntry[]> {
  const { search, title, fields } = type;
  if (search.isShownIn?.(locale) === false) return [];
  const read = () => listContent(type, locale);
  const entries = await contentOrDefault([], "What the search finds could not all be read", read);
  if (entries.length === 0) return [];
  const [settings, more] = await Promise.all([getSettings(locale), MORE[type.type]?.(locale)]);
  const facts = factsOf(settings, locale);
  const said = (entry: Entry, name: string): string => {
    const value = String(valueIn(entry, name) ?? "");
    const isBlocks = fields[name] && isRich(fields[name]);
    return withFacts(isBlocks ? (readRichText(value) ?? []).map(wordsOf).join(" ") : value, facts);
  };
  const pictureOf = (entry: Entry) => String((search.picture && valueIn(entry, search.picture)) ?? "");
  const pictures = await getPictures(entries.map(pictureOf).filter(Boolean), locale);
  return entries.flatMap((entry) => {
    const { path, anchor } = type.page(entry) ?? {};
    if (!path || path === "/") return [];
    const words = search.words.map((name) => said(entry, name));
    const { about = words[0] ?? "", keywords = [] } = more?.get(entry.id) ?? {};
    return {
      ...{ kind: KINDS[type.type] ?? "page", path: anchor ? `${path}#${anchor}` : path },
      ...{ title: said(entry, title), about, picture: pictures.get(pictureOf(entry)) ?? null },
      ...{ keywords, text: words.join(" ") },
    };
  });
}

const valueIn = (entry: Entry, name: string): unknown => (entry as Record<string, unknown>)[name];

/** What a type's entries are found by beside their own words, and said of them instead, by their ids. */
const MORE: Partial<
  Record<DeclaredType, (locale: Locale) => Promise<Map<string, { about: string; keywords: string[] }>>>
> = {
  designers: async (locale) =>
    new Map(
      (await listDesigners(locale)).map(({ id, place, rugs }) => {
        const signed = rugs.map(({ name }) => name);
        return [id, { about: place || signed.join(", "), keywords: [place, ...signed] }];
      }),
    ),
};
