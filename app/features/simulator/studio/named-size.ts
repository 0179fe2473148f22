import { sizeName } from "#app/features/catalogue/products.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";

/** A rug's size as it is written on the site. */
export const namedSize = (
  { shape }: Pick<SimulatorRug, "shape">,
  { width, length }: { width: number; length: number },
) => sizeName({ widthMetres: width, lengthMetres: length }, shape === "round");
