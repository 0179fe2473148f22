import { readColours, writeColours } from "#app/features/catalogue/exchanged-yarns.rules.ts";
import { MEASURE_KEYS, SIZE_KEY } from "#app/features/catalogue/measure.rules.ts";
import { sizeQuery } from "#app/features/catalogue/products.rules.ts";
import type { Placement } from "../../engine/simulation.ts";
import { DEGREE } from "../../engine/units.ts";
import { isSameSize } from "../../rug-designs/rug-prices.rules.ts";

/** Never contains the photo. */
export type Linked = {
  slug: string | null;
  size: { width: number; length: number } | null;
  colours: Record<number, string>;
  place: { x: number; y: number; angle: number } | null;
  wantsAr: boolean;
};

const AR = { name: "ver", value: "ra" };

/** `?tapete=lua&medida=200x200&cores=0-a4583b&lugar=2.5,0.1,90` */
export function readLink(query: URLSearchParams): Linked {
  const [, width, length] = /^(\d{2,4})x(\d{2,4})$/.exec(query.get("medida") ?? "") ?? [];
  const place = (query.get("lugar") ?? "")
    .split(",")
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  const [x, y, degrees] = place;
  const isPlace = place.length === 3 && place.every(Number.isFinite);
  return {
    slug: query.get("tapete"),
    size: width && length ? { width: Number(width) / 100, length: Number(length) / 100 } : null,
    colours: readColours(query.get("cores")),
    place: isPlace ? { x: x ?? 0, y: y ?? 0, angle: (degrees ?? 0) * DEGREE } : null,
    wantsAr: query.get(AR.name) === AR.value,
  };
}

export function writeLink(
  address: string,
  slug: string,
  { width, length, colours, x, y, angle }: Placement,
): string {
  const query = queryOf(slug, { width, length, colours });
  query.set("lugar", [x.toFixed(2), y.toFixed(2), Math.round(angle / DEGREE)].join(","));
  return addressed(address, query);
}

/** Without a place, because AR has no photo. */
export function writeArLink(
  address: string,
  slug: string,
  sized: Pick<Placement, "width" | "length" | "colours">,
): string {
  const query = queryOf(slug, sized);
  query.set(AR.name, AR.value);
  return addressed(address, query);
}

/** The same rug in another language; the room is kept on the device. */
export const languageQuery = (slug: string, sized: Pick<Placement, "width" | "length" | "colours">): string =>
  addressed("", queryOf(slug, sized));

export function productQuery(sizes: readonly Size[], { width, length }: Size): string {
  const isCatalogued = sizes.some((size) => isSameSize(size, { width, length }));
  const query = new URLSearchParams(
    isCatalogued
      ? { [SIZE_KEY]: sizeQuery({ widthMetres: width, lengthMetres: length }) }
      : { [MEASURE_KEYS.width]: width.toFixed(2), [MEASURE_KEYS.length]: length.toFixed(2) },
  );
  return query.toString();
}

type Size = { width: number; length: number };

function queryOf(slug: string, { width, length, colours }: Pick<Placement, "width" | "length" | "colours">) {
  const query = new URLSearchParams({
    tapete: slug,
    medida: sizeQuery({ widthMetres: width, lengthMetres: length }),
  });
  if (Object.keys(colours).length > 0) query.set("cores", writeColours(colours));
  return query;
}

const addressed = (address: string, query: URLSearchParams) =>
  // Commas need no escape in a query.
  `${address}?${query.toString().replaceAll("%2C", ",")}`;
