import type { ProductDetail } from "#app/features/catalogue/product.server.ts";

export const materialsAndTechnique = ({
  materials,
  technique,
}: Pick<ProductDetail, "materials" | "technique">): string =>
  [materials, technique]
    .filter(Boolean)
    .map((words, place) => (place === 0 ? words : words.charAt(0).toLowerCase() + words.slice(1)))
    .join(", ");
