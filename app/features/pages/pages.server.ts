import { listShown } from "#app/content/content.server.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { telephoneLabel } from "#app/i18n/telephone.rules.ts";
import { type Film, getFilm } from "#app/media/delivery/films.server.ts";
import { getPictures } from "#app/media/media.server.ts";
import { contentOrDefault, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { DEFAULT_PAGES, type PageSlug, type PageWords } from "./default-pages.ts";
import { pages } from "./pages.content.ts";
import { type Block, type Facts, readRichText, withFacts } from "./rich-text/rich-text.rules.ts";

export type PageView = {
  title: string;
  lead: string;
  /** Empty: the page's own title. */
  seoTitle: string;
  seoDescription: string;
  blocks: Block[];
  cover: Picture | null;
  pictures: Map<string, Picture>;
  /** Those of the library. */
  films: Map<string, Film>;
  updatedAt: Date | null;
};

type Found = PageWords & { seoTitle: string; coverUrl: string | null; updatedAt: Date | null };

/** With the brand's facts inserted. Built-in texts until written. */
export async function getPage(slug: PageSlug, locale: Locale): Promise<PageView> {
  return viewOf(slug, (await findPage(slug, locale)) ?? builtIn(slug, locale), locale);
}

export async function viewOf(slug: string, found: Found, locale: Locale): Promise<PageView> {
  usesContent("media");
  const facts = factsOf(await getSettings(locale), locale);
  const fill = (text: string) => withFacts(text, facts);
  const blocks = blocksOf(found.body, slug).map((block) => fillBlock(block, fill));
  const urls = blocks.flatMap((block) => (block.kind === "picture" ? [block.url] : []));
  const pictures = await getPictures([...urls, found.coverUrl ?? ""], locale);
  return {
    title: fill(found.title),
    lead: fill(found.lead),
    seoTitle: fill(found.seoTitle),
    seoDescription: fill(found.seoDescription),
    blocks,
    cover: pictures.get(found.coverUrl ?? "") ?? null,
    pictures,
    films: await filmsOf(blocks, locale),
    updatedAt: found.updatedAt,
  };
}

async function filmsOf(blocks: Block[], locale: Locale): Promise<Map<string, Film>> {
  const films = new Map<string, Film>();
  for (const block of blocks) {
    if (block.kind !== "film" || !block.url.startsWith("/")) continue;
    const read = () => getFilm(block.url, locale);
    const film = await contentOrDefault(null, "A film could not be read; its page stands without it", read);
    if (film) films.set(block.url, film);
  }
  return films;
}

async function findPage(slug: PageSlug, locale: Locale): Promise<Found | null> {
  return contentOrDefault(null, "The page could not be read; its built-in words are shown", async () => {
    const page = (await listShown(pages, locale)).find(({ entry }) => entry.slug === slug);
    return page ? { ...page.entry, updatedAt: page.updatedAt } : null;
  });
}

const builtIn = (slug: PageSlug, locale: Locale): Found => ({
  ...DEFAULT_PAGES[slug](locale),
  seoTitle: "",
  coverUrl: null,
  updatedAt: null,
});

function blocksOf(body: string, slug: string): Block[] {
  const blocks = readRichText(body);
  if (!blocks) log.error({ page: slug }, "The page's text is not a rich text; it is left out");
  return blocks ?? [];
}

function fillBlock(block: Block, fill: (text: string) => string): Block {
  switch (block.kind) {
    case "list":
      return { ...block, items: block.items.map(fill) };
    case "timeline":
      return { ...block, items: block.items.map(({ when, text }) => ({ when, text: fill(text) })) };
    case "picture":
      return { ...block, caption: fill(block.caption), ...(block.alt && { alt: fill(block.alt) }) };
    case "film":
      return { ...block, caption: fill(block.caption) };
    case "quotation":
      return { ...block, text: fill(block.text), ...(block.author && { author: fill(block.author) }) };
    default:
      return { ...block, text: fill(block.text) };
  }
}

export function factsOf({ brand, contact, social, newsletter }: Settings, locale: Locale): Facts {
  return {
    marca: brand.name,
    "razão social": brand.legalName || brand.name,
    cidade: brand.city,
    endereço: contact.addressLines.join(", "),
    "e-mail": contact.email,
    whatsapp: telephoneLabel(contact.whatsapp, locale),
    telefone: telephoneLabel(contact.phone, locale),
    blog: social.blog,
    newsletter: newsletter.title,
  };
}
