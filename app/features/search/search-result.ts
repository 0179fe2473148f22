import type { CollectionAddress } from "#app/features/collections/collection-addresses.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import type { ResultKind } from "./search.rules.ts";

export type SearchResult = {
  kind: ResultKind;
  title: string;
  facts: string[];
  href: string;
  picture: Picture | null;
  /** Of a rug, which a visitor can keep. */
  slug?: string;
  /** Of a rug: how much of its column it takes, at one scale with the others. */
  share?: number;
};

export function resultOfCollection(
  { slug, title, description, picture }: CollectionAddress,
  locale: Locale,
): SearchResult {
  return {
    kind: "collection",
    title,
    facts: [description],
    href: pathFor(locale, `/colecoes/${slug}`),
    picture,
  };
}
