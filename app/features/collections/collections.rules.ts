import { z } from "zod";

/** How many featured rugs the main page shows. */
export const FEATURED_LIMIT = 8;

const MAX_TITLE_LENGTH = 120;
const MAX_DESCRIPTION_LENGTH = 2000;
const MAX_URL_LENGTH = 2000;

const cents = () => z.int().min(0).nullable().default(null);
const address = () => z.string().trim().max(MAX_URL_LENGTH).nullable().default(null);

/** A collection or a featured rug; the message for an empty title comes from the texts of whoever shows the form. */
export function collectionForm(messages: { title: string }) {
  return z.object({
    id: z.uuid().optional(),
    kind: z.enum(["collection", "featured"]),
    title: z.string().trim().min(1, messages.title).max(MAX_TITLE_LENGTH),
    description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).default(""),
    imageUrl: address(),
    url: address(),
    priceBrlCents: cents(),
    priceEurCents: cents(),
    active: z.boolean().default(true),
  });
}

/** Neutral address of a collection's page. */
export const pathOfCollection = (slug: string) => `/colecoes/${slug}`;

export type CollectionForm = z.output<ReturnType<typeof collectionForm>>;

/** The part of an address that a title makes: "Vão Livre" is "vao-livre". */
export function slugOf(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "sem-titulo";
}

/** The slug, or the first free "slug-2", "slug-3" when others have taken it. */
export function freeSlug(slug: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let free = slug;
  for (let count = 2; used.has(free); count++) free = `${slug}-${count}`;
  return free;
}
