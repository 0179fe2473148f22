import { z } from "zod";
import { optionalText, priceField, slugField } from "#app/features/catalogue/form-fields.rules.ts";
import { inEachTranslation } from "#app/i18n/locales.ts";

/** How many featured rugs the main page shows. */
export const FEATURED_LIMIT = 8;
export const COLLECTION_PAGE_SIZE = 48;
/** How many rugs one page of a collection shows: whole rows of its hang, which repeats after five. */
export const RUGS_PER_PAGE = 30;

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 2000;
const MAX_EXPLORE_LENGTH = 40;
const MAX_URL_LENGTH = 2000;

export const COLLECTION_KINDS = ["collection", "featured"] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Where the site shows a collection: on the page of collections, or in the strip of the main page. */
export const COLLECTION_PLACES = ["page", "strip"] as const;
export type CollectionPlace = (typeof COLLECTION_PLACES)[number];

/** What is written in three languages. */
export const COLLECTION_WORDS = ["title", "description", "exploreText"] as const;

export type CollectionMessages = {
  title: string;
  tooLong: string;
  slug: string;
  url: string;
  price: string;
};

/** A collection or a featured rug, as its form sends it; the messages come from the texts of whoever shows it. */
export function collectionForm(messages: CollectionMessages) {
  const text = (length: number) => optionalText(length, messages.tooLong);
  const words = z
    .object({
      title: text(MAX_TITLE_LENGTH),
      description: text(MAX_DESCRIPTION_LENGTH),
      exploreText: text(MAX_EXPLORE_LENGTH),
    })
    .optional();
  return z.object({
    title: z
      .string({ error: messages.title })
      .trim()
      .min(1, messages.title)
      .max(MAX_TITLE_LENGTH, messages.tooLong),
    description: text(MAX_DESCRIPTION_LENGTH),
    exploreText: text(MAX_EXPLORE_LENGTH),
    ...inEachTranslation(() => words),
    slug: slugField(messages.slug),
    url: text(MAX_URL_LENGTH).refine((url) => url === "" || isAddress(url), messages.url),
    imageUrl: text(MAX_URL_LENGTH),
    priceBrl: priceField(messages.price),
    priceEur: priceField(messages.price),
    place: z.enum(COLLECTION_PLACES).default("page"),
    active: z.boolean().default(false),
  });
}

export type CollectionForm = z.output<ReturnType<typeof collectionForm>>;

/** A path of this site, or a complete address of another. */
export function isAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  return URL.canParse(text) && ["https:", "http:", "mailto:", "tel:"].includes(new URL(text).protocol);
}

/** Neutral address of a collection's page. */
export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;

/** Names in the tabs' addresses. */
export const EDIT_KEY = "editar";
export const PLACE_KEY = "lugar";

export const placeAsked = (query: URLSearchParams): CollectionPlace =>
  query.get(PLACE_KEY) === "faixa" ? "strip" : "page";
