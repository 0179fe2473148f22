import { listContent, listFormerAddresses, listTranslatedContent } from "#app/content/content.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { customPages } from "./custom-pages.content.ts";
import { type CustomPageLink, pathOfCustomPage } from "./custom-pages.rules.ts";
import { pages } from "./pages.content.ts";
import { factsOf, type PageView, viewOf } from "./pages.server.ts";
import { withFacts } from "./rich-text/rich-text.rules.ts";

export type CustomPageView = PageView & {
  slug: string;
  sharePicture: Picture | null;
  /** Another page that the owner writes has the same title. */
  hasNamesake: boolean;
};

export type CustomPageLookup =
  | { state: "present"; page: CustomPageView }
  | { state: "moved"; slug: string }
  | { state: "unknown" }
  /** Unknown, because the database is unreachable. */
  | { state: "unread" };

export async function getCustomPage(slug: string, locale: Locale): Promise<CustomPageLookup> {
  const found = await contentOrDefault(null, "A page of the owner's could not be read", async () => {
    const entries = await listContent(customPages, locale);
    const entry = entries.find((one) => one.slug === slug);
    if (!entry) return { moved: (await listFormerAddresses(customPages)).get(slug) };
    const others = [...entries.filter((one) => one !== entry), ...(await listContent(pages, locale))];
    return { entry, hasNamesake: others.some(({ title }) => title === entry.title) };
  });
  if (!found) return { state: "unread" };
  const { entry, moved, hasNamesake = false } = found;
  if (moved) return { state: "moved", slug: moved };
  if (!entry) return { state: "unknown" };
  const share = entry.sharePicture ?? "";
  const [page, pictures] = await Promise.all([
    viewOf(slug, { ...entry, updatedAt: null }, locale),
    getPictures([share], locale),
  ]);
  return {
    state: "present",
    page: { ...page, slug, sharePicture: pictures.get(share) ?? null, hasNamesake },
  };
}

export const listCustomPagePaths = async (): Promise<string[]> =>
  (await readCustomPages(DEFAULT_LOCALE, listContent)).map(({ slug }) => pathOfCustomPage(slug));

/** Those that the menu or the footer names, and that are written in the language. */
export async function listCustomPageLinks(locale: Locale): Promise<CustomPageLink[]> {
  const entries = await readCustomPages(locale, listTranslatedContent);
  if (entries.length === 0) return [];
  const settings = await getSettings(locale);
  const facts = factsOf(settings, locale);
  return entries
    .filter(({ id, place }) => place !== "none" || settings.menu.order.includes(id))
    .map(({ id, slug, title, menuName, place }) => ({
      ...{ id, place },
      title: withFacts(menuName || title, facts),
      path: pathOfCustomPage(slug),
    }));
}

const readCustomPages = (locale: Locale, list: typeof listTranslatedContent) =>
  contentOrDefault([], "The pages of the owner's could not be listed", () => list(customPages, locale));
