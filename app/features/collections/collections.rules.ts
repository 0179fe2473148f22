import { z } from "zod";
import { readAmount } from "#app/features/products/amount.rules.ts";

/** How many featured rugs the main page shows. */
export const FEATURED_LIMIT = 8;
export const COLLECTION_PAGE_SIZE = 48;

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 2000;
const MAX_EXPLORE_LENGTH = 40;
const MAX_URL_LENGTH = 2000;
const MAX_SLUG_LENGTH = 80;

export const COLLECTION_KINDS = ["collection", "featured"] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Where the site shows a collection: on the page of collections, or in the strip of the main page. */
export const COLLECTION_PLACES = ["page", "strip"] as const;
export type CollectionPlace = (typeof COLLECTION_PLACES)[number];

/** What is written in three languages. */
export const COLLECTION_WORDS = ["title", "description", "exploreText"] as const;

/** Words after `/colecoes/` that lead elsewhere. */
const RESERVED_SLUGS = ["3"];

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
    es: words,
    en: words,
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

export const optionalText = (length: number, message: string) =>
  z.string().trim().max(length, message).default("");

/** A price as it is typed; empty is "sob consulta". */
export const priceField = (message: string) =>
  z
    .string()
    .default("")
    .transform((text, context) => {
      const read = readAmount(text);
      if (!("refused" in read)) return read.cents;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

/** The last part of an address; empty lets the name make it. */
export const slugField = (message: string) =>
  z
    .string()
    .trim()
    .max(MAX_SLUG_LENGTH, message)
    .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, message)
    .refine((slug) => !RESERVED_SLUGS.includes(slug), message)
    .default("");

/** A path of this site, or a complete address of another. */
export function isAddress(text: string): boolean {
  if (/^\/(?![/\\])/.test(text)) return true;
  return URL.canParse(text) && ["https:", "http:", "mailto:", "tel:"].includes(new URL(text).protocol);
}

/** Neutral address of a collection's page. */
export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;

/** The part of an address that a title makes: "Vão Livre" is "vao-livre". */
export function slugOf(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").slice(0, MAX_SLUG_LENGTH);
  return words.replace(/^-+|-+$/g, "") || "sem-titulo";
}

/** The slug, or the first free "slug-2", "slug-3" when others have taken it. */
export function freeSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set([...RESERVED_SLUGS, ...taken]);
  let free = slug;
  for (let count = 2; used.has(free); count++) free = `${slug}-${count}`;
  return free;
}

/** Names in the tabs' addresses. */
export const EDIT_KEY = "editar";
export const PLACE_KEY = "lugar";

export const placeAsked = (query: URLSearchParams): CollectionPlace =>
  query.get(PLACE_KEY) === "faixa" ? "strip" : "page";
