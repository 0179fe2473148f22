import type { CSSProperties } from "react";
import type { SizeWithPrice } from "#app/features/catalogue/product.server.ts";
import { displaySize, sizeQuery } from "#app/features/catalogue/products.rules.ts";

/** `chosen-size.module.css` has a rule for each. */
export const DRAWN_SIZES = 10;

/** Metres; CSS selects one by the checked radio. */
export function sizeVariables(sizes: SizeWithPrice[]): CSSProperties {
  const variables: Record<string, number> = {};
  for (const [index, { widthMetres, lengthMetres }] of sizes.slice(0, DRAWN_SIZES).entries()) {
    variables[`--w${index}`] = widthMetres;
    variables[`--l${index}`] = lengthMetres;
  }
  return variables as CSSProperties;
}

/** `200x300`, or in old addresses a number from 1. */
function namedIndex(sizes: SizeWithPrice[], named: string | null): number {
  const index = sizes.findIndex((size) => sizeQuery(size) === named);
  return index < 0 && named && sizes[Number(named) - 1] ? Number(named) - 1 : index;
}

/** The one in the address, else the most common one. */
export function firstChoice(sizes: SizeWithPrice[], named: string | null, isRound: boolean): number {
  const index = namedIndex(sizes, named);
  if (index >= 0) return index;
  const hung = displaySize(sizes, isRound);
  return hung ? sizes.indexOf(hung) : -1;
}
