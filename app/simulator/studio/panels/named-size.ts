import { sizeName } from "#app/features/catalogue/products.rules.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";

export const namedSize = (
  { shape }: Pick<SimulatorRug, "shape">,
  { width, length }: { width: number; length: number },
) => sizeName({ widthMetres: width, lengthMetres: length }, shape === "round");
