import { readAmount } from "#app/features/catalogue/amount.rules.ts";
import { parseMetres } from "#app/features/catalogue/measure.rules.ts";
import { isMakeable, MAX_SIZES, type ReadSize } from "#app/features/products/editor/size-table.rules.ts";
import { LIST_SEPARATOR, listIn } from "../cells.rules.ts";

export type SizeProblem = "size" | "range" | "price" | "repeated" | "tooMany";
export type ReadSizes = { sizes: ReadSize[] } | { problem: SizeProblem; at: string };

const CENTS = 100;

/** Without thousands separators, which spreadsheets take for decimals: `12900`, `12900,50`. */
export function priceText(cents: number | null): string {
  if (cents === null) return "";
  return cents % CENTS === 0 ? String(cents / CENTS) : (cents / CENTS).toFixed(2).replace(".", ",");
}

const metresText = (metres: number) => metres.toFixed(2).replace(".", ",");

/** `2,00x3,00=12900|2490; 2,50x3,50`: sides, reais, euros; without a price on request. */
export function sizesText(sizes: readonly ReadSize[]): string {
  return sizes
    .map(({ widthMetres, lengthMetres, priceBrlCents, priceEurCents }) => {
      const prices = [priceBrlCents, priceEurCents].map(priceText);
      const priced = prices[1] ? prices.join("|") : prices[0];
      return `${metresText(widthMetres)}x${metresText(lengthMetres)}${priced ? `=${priced}` : ""}`;
    })
    .join(LIST_SEPARATOR);
}

export function readSizes(text: string): ReadSizes {
  const sizes: ReadSize[] = [];
  for (const part of listIn(text)) {
    const size = readSize(part);
    if (typeof size === "string") return { problem: size, at: part };
    const isThere = sizes.some(
      ({ widthMetres, lengthMetres }) =>
        widthMetres === size.widthMetres && lengthMetres === size.lengthMetres,
    );
    if (isThere) return { problem: "repeated", at: part };
    if (sizes.length === MAX_SIZES) return { problem: "tooMany", at: part };
    sizes.push(size);
  }
  return { sizes };
}

function readSize(part: string): ReadSize | SizeProblem {
  const [measure = "", priced = "", ...more] = part.split("=");
  const sides = measure
    .replace(/^\s*(?:ø|⌀|di[âa]metro)\s*/i, "")
    .split(/[x×*]/i)
    .map((side) => parseMetres(side));
  const [widthMetres, lengthMetres = widthMetres] = sides;
  if (more.length > 0 || sides.length > 2) return "size";
  if (widthMetres == null || lengthMetres == null) return "size";
  if (!isMakeable(widthMetres) || !isMakeable(lengthMetres)) return "range";
  const prices = priced.split("|").map(readAmount);
  const [reais = { cents: null }, euros = { cents: null }] = prices;
  if (prices.length > 2 || "refused" in reais || "refused" in euros) return "price";
  return { widthMetres, lengthMetres, priceBrlCents: reais.cents, priceEurCents: euros.cents };
}
