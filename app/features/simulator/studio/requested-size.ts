import { displaySize } from "#app/features/catalogue/products.rules.ts";
import { customLength } from "../rug-prices.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";

type Size = { width: number; length: number };

export const isSameSize = (one: Size, other: Size) =>
  Math.abs(one.width - other.width) < 0.005 && Math.abs(one.length - other.length) < 0.005;

export function requestedSize({ sizes, shape }: SimulatorRug, named: Size | null): Size | null {
  const isRound = shape === "round";
  if (!named)
    return (
      displaySize(
        sizes.toSorted((a, b) => a.width * a.length - b.width * b.length),
        isRound,
      ) ?? null
    );
  const width = customLength(named.width);
  const made = { width, length: isRound ? width : customLength(named.length) };
  return sizes.find((size) => isSameSize(size, named)) ?? made;
}
