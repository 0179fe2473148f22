import { displaySize } from "#app/features/catalogue/products.rules.ts";
import {
  bySize,
  isSameSize,
  limitsOfRug,
  longestBeside,
  snapLength,
} from "../../rug-designs/rug-prices.rules.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";

type Size = { width: number; length: number };

export function requestedSize({ sizes, shape }: SimulatorRug, named: Size | null): Size | null {
  const isRound = shape === "round";
  if (!named) return displaySize(bySize(sizes), isRound) ?? null;
  return sizes.find((size) => isSameSize(size, named)) ?? wovenSize(shape, named);
}

/** The nearest size that can be woven. */
function wovenSize(shape: SimulatorRug["shape"], { width, length }: Size): Size {
  const limits = limitsOfRug(shape);
  if (shape === "round") {
    const across = snapLength(width, limits, limits.widest);
    return { width: across, length: across };
  }
  const along = snapLength(Math.max(width, length), limits, limits.longest);
  const across = snapLength(Math.min(width, length), limits, longestBeside(along, limits));
  return width > length ? { width: along, length: across } : { width: across, length: along };
}
