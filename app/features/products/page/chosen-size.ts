import type { CSSProperties } from "react";
import { limitsOf, readMeasure, type TypedMeasure } from "#app/features/catalogue/measure.rules.ts";
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

type Sized = { sizes: SizeWithPrice[]; shape: string; isRound: boolean };

/** A size in the address that can be woven and is not listed, as of a rug's design in the simulator, is a typed measure. */
export function measureTyped({ sizes, shape, isRound }: Sized, named: string | null, typed: TypedMeasure) {
  const [, width, length] = /^(\d{2,4})x(\d{2,4})$/.exec(named ?? "") ?? [];
  const isTyped = typed.width !== "" || typed.length !== "";
  if (isTyped || !width || !length || namedIndex(sizes, named) >= 0) return typed;
  const found = { width: `${width} cm`, length: `${length} cm` };
  return readMeasure(found, limitsOf(shape), isRound).measure ? found : typed;
}
