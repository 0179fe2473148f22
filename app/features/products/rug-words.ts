import type { Rug } from "#app/features/catalogue/product.server.ts";

export const partsOf = ({ materials, technique }: Pick<Rug, "materials" | "technique">): string =>
  [materials, technique]
    .filter(Boolean)
    .map((words, place) => (place === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(", ");
