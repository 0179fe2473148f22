import type { ContentType, ListedType } from "#app/content/define-content.ts";
import type { Fields } from "#app/content/fields.ts";
import { collections, featured } from "#app/features/catalogue/collections.content.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { curation } from "#app/features/curation/curation.content.ts";
import { gallery } from "#app/features/gallery/gallery.content.ts";
import { heroVideo } from "#app/features/hero-video/hero-video.content.ts";
import { services } from "#app/features/home/services.content.ts";
import { testimonials } from "#app/features/home/testimonials.content.ts";
import { tradeShows } from "#app/features/home/trade-shows.content.ts";
import { customPages } from "#app/features/pages/custom-pages.content.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { samples } from "#app/features/samples/samples.content.ts";
import { swatches } from "#app/features/swatches/swatches.content.ts";
import { sampleRooms } from "#app/simulator/sample-rooms/sample-rooms.content.ts";
import { redirects } from "#app/site/redirects/redirects.content.ts";

const DECLARED = [
  ...[heroVideo, gallery, samples, featured, collections],
  ...[designers, swatches, curation],
  ...[testimonials, services, tradeShows],
  ...[sampleRooms],
  ...[pages, customPages, redirects],
] as const;

export type DeclaredType = (typeof DECLARED)[number]["type"];

export const CONTENT_TYPES: readonly ContentType<DeclaredType>[] = DECLARED as never;

export const typeNamed = (name: string): ContentType<DeclaredType> | undefined =>
  CONTENT_TYPES.find(({ type }) => type === name);

/** The declared fields of what history and backups call by this name. */
export const fieldsNamed = (name: string): Fields | undefined =>
  name === "products" ? PRODUCT_FIELDS : typeNamed(name)?.fields;

/** The type at `/admin/cores` or below; addresses of the administration may be typed in capitals. */
export function typeAt(pathname: string): ListedType<DeclaredType> {
  const [, , path] = pathname.toLowerCase().split("/");
  const found = CONTENT_TYPES.find(
    (type): type is ListedType<DeclaredType> => type.path === path && !type.editor,
  );
  if (!found) throw new Error(`No content is declared for ${pathname}`);
  return found;
}

export const byDeclaredType = <T>(make: (type: ContentType<DeclaredType>) => T): Record<DeclaredType, T> =>
  Object.fromEntries(CONTENT_TYPES.map((type) => [type.type, make(type)])) as Record<DeclaredType, T>;

export const editorAddress = ({ editor, path }: Pick<ContentType, "editor" | "path">, id: string): string =>
  editor ? editor(id) : `/admin/${path}/${id}`;
