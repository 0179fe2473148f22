import { ON_REQUEST, readAmount } from "#app/features/catalogue/amount.rules.ts";
import { parseMetres } from "#app/features/catalogue/measure.rules.ts";
import { sellsIn } from "#app/i18n/currency.rules.ts";
import { plainLetters } from "#app/i18n/plain-letters.rules.ts";

export const SMALLEST_SIDE_METRES = 0.3;
export const LARGEST_SIDE_METRES = 30;
export const MAX_SIZES = 60;

export type ReadSize = {
  widthMetres: number;
  lengthMetres: number;
  priceBrlCents: number | null;
  priceEurCents: number | null;
};
export type LineProblem = "size" | "range" | "price" | "repeated" | "tooMany";
export type RefusedLine = { line: number; text: string; problem: LineProblem };
export type SizeTable = { sizes: ReadSize[]; refused: RefusedLine[] };

type Columns = { size: number; length: number; brl: number; eur: number; isRound?: boolean };
type Line = { line: number; text: string; cells: string[] };

/** In order: spreadsheets copy tabs, and a comma may be a decimal separator. */
const SEPARATORS = ["\t", ";", "|", ","] as const;

const HEADERS: [Exclude<keyof Columns, "isRound">, RegExp][] = [
  ["length", /^(comprimento|comp|length|largo|longitud)\b/],
  [
    "size",
    /^(medidas?|tamanhos?|dimens(ao|oes)|sizes?|dimensions?|tama[nñ]os?|largura|width|ancho|diametros?|diameter)\b/,
  ],
  ["eur", /eur|€/],
  ["brl", /r\$|brl|real|reais|pre[cç]o|price|valor|precio/],
];

/** Pasted table: one size a line, measures, reais, euros, unless a heading or currency sign differs. */
export function readSizeTable(text: string): SizeTable {
  const separators = SEPARATORS.filter((separator) => text.includes(separator));
  const readings = [...separators, null].map((separator) => readWith(text, separator));
  return readings.reduce((best, other) => (other.sizes.length > best.sizes.length ? other : best));
}

function readWith(text: string, separator: string | null): SizeTable {
  const lines = linesOf(text, separator);
  const columns = lines[0] ? headingOf(lines[0].cells) : null;
  const result: SizeTable = { sizes: [], refused: [] };
  for (const { line, text, cells } of columns ? lines.slice(1) : lines) {
    const read = separator === null ? readLoose(text) : readCells(cells, columns, separator);
    const problem = typeof read === "string" ? read : placeFor(read, result.sizes);
    if (problem) result.refused.push({ line, text, problem });
    else result.sizes.push(read as ReadSize);
  }
  return result;
}

function linesOf(text: string, separator: string | null): Line[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((content, at) => ({ line: at + 1, text: content.trim(), cells: cellsOf(content, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

/** Quoted cells may contain separators and doubled quotes. */
function cellsOf(line: string, separator: string | null): string[] {
  if (separator === null) return [line.trim()];
  const cells = [""];
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cells.push(`${cells.pop()}"`);
      at++;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) cells.push("");
    else cells.push(`${cells.pop()}${sign}`);
  }
  return cells.map((cell) => cell.trim());
}

function headingOf(cells: string[]): Columns | null {
  const columns: Columns = { size: -1, length: -1, brl: -1, eur: -1 };
  for (const [at, cell] of cells.entries()) {
    const word = plainLetters(cell);
    const found = /\d/.test(word)
      ? undefined
      : HEADERS.find(([name, form]) => columns[name] < 0 && form.test(word));
    if (found) columns[found[0]] = at;
    if (found && /^diamet/.test(word)) columns.isRound = true;
  }
  return columns.size >= 0 ? columns : null;
}

/** Decimals of "12.900,00" split by a comma separator. */
const TORN_OFF = /^\d{1,2}$/;

function readCells(cells: string[], columns: Columns | null, separator: string): ReadSize | LineProblem {
  const { size, length, brl, eur, isRound } = columns ?? placesOf(cells);
  const cell = (place: number) => (place >= 0 ? (cells[place] ?? "") : "");
  const text = length >= 0 ? `${cell(size)} x ${cell(length)}` : `${isRound ? "ø " : ""}${cell(size)}`;
  const measures = readMeasures(text);
  const prices = [cell(brl), cell(eur)] as const;
  if (measures?.text.trim() !== text.trim()) return "size";
  if (separator === "," && prices.some((price) => TORN_OFF.test(price))) return "price";
  return sizeWith(measures.sides, ...prices);
}

/** Measures, reais, euros; currency signs take precedence. */
function placesOf(cells: string[]): Columns {
  const isWhole = readMeasures(cells[0] ?? "") !== null;
  const start = isWhole ? 1 : 2;
  const places: Columns = { size: 0, length: isWhole ? -1 : 1, brl: start, eur: start + 1 };
  const euros = cells.findIndex((cell, at) => at >= start && /€|eur/i.test(cell));
  const reais = cells.findIndex((cell, at) => at >= start && /r\$|brl|reais/i.test(cell));
  if (euros >= 0) places.eur = euros;
  if (reais >= 0) places.brl = reais;
  if (euros === start) places.brl = reais >= 0 ? reais : start + 1;
  if (reais === start + 1 && euros < 0) places.eur = start;
  return places;
}

const REAIS = /(?:r\$|brl)\s*([\d.,]*\d)/i;
const EUROS = /(?:€|eur\w*)\s*([\d.,]*\d)|([\d.,]*\d)\s*(?:€|eur\w*)/i;

/** "2,00 x 3,00 m R$ 12.900,00 € 2.490" */
function readLoose(line: string): ReadSize | LineProblem {
  const measures = readMeasures(line);
  if (!measures) return "size";
  let rest = line.replace(measures.text, " ");
  const take = (form: RegExp) => {
    const found = form.exec(rest);
    if (found) rest = rest.replace(found[0], " ");
    return found?.[1] ?? found?.[2];
  };
  const marked = { brl: take(REAIS), eur: take(EUROS) };
  const bare = rest.match(/\d[\d.,]*\d|\d/g) ?? [];
  const brl = marked.brl ?? bare.shift() ?? "";
  const eur = marked.eur ?? bare.shift() ?? "";
  const isUnread = brl === "" && eur === "" && !ON_REQUEST.test(rest.replace(/[,;:.]/g, "").trim());
  return bare.length > 0 || isUnread ? "price" : sizeWith(measures.sides, brl, eur);
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`\s*(cm|m|metros?|mts?)?\.?`;
const PAIR = new RegExp(String.raw`(${NUMBER})${UNIT}\s*[x×*]\s*(${NUMBER})${UNIT}(?![\w])`, "i");
const ROUND = new RegExp(
  String.raw`(?:ø|⌀|di[âa]metro|diameter|diam\.?|redondo|round|\bd)\s*:?\s*(?:de\s*)?(${NUMBER})${UNIT}|(${NUMBER})${UNIT}\s*(?:ø|⌀|(?:de\s+)?di[âa]metro|diameter|redondo|round)`,
  "i",
);

type Measures = { text: string; sides: [number | null, number | null] };

/** Metres; a diameter twice. Null if none. */
function readMeasures(text: string): Measures | null {
  const pair = PAIR.exec(text);
  if (pair) {
    const [whole, width = "", firstUnit, length = "", secondUnit] = pair;
    const unit = secondUnit ?? firstUnit ?? "";
    return { text: whole, sides: [metresOf(width, firstUnit ?? unit), metresOf(length, secondUnit ?? unit)] };
  }
  const round = ROUND.exec(text);
  if (!round) return null;
  const across = metresOf(round[1] ?? round[3] ?? "", round[2] ?? round[4] ?? "");
  return { text: round[0], sides: [across, across] };
}

const metresOf = (digits: string, unit: string) =>
  parseMetres(`${digits}${/^c/i.test(unit) ? "cm" : unit && "m"}`);

function sizeWith(sides: Measures["sides"] | undefined, brl: string, eur: string): ReadSize | LineProblem {
  const [widthMetres, lengthMetres] = sides ?? [null, null];
  if (widthMetres === null || lengthMetres === null) return "size";
  if (!isMakeable(widthMetres) || !isMakeable(lengthMetres)) return "range";
  const [reais, euros] = [readAmount(brl), readAmount(eur)];
  if ("refused" in reais || "refused" in euros) return "price";
  // Where nothing is sold in reais, a price without a mark is in euros.
  const isOnlyPrice = euros.cents === null && !sellsIn("BRL");
  return {
    ...{ widthMetres, lengthMetres },
    priceBrlCents: isOnlyPrice ? null : reais.cents,
    priceEurCents: isOnlyPrice ? reais.cents : euros.cents,
  };
}

/** `200×300` typed where only the width is asked for. Null if it is not exactly two measures. */
export function readPair(text: string): { widthMetres: number; lengthMetres: number } | null {
  const measures = readMeasures(text);
  const [widthMetres, lengthMetres] = measures?.sides ?? [];
  if (!PAIR.test(text) || measures?.text !== text.trim() || !widthMetres || !lengthMetres) return null;
  return { widthMetres, lengthMetres };
}

export const isMakeable = (metres: number): boolean =>
  metres >= SMALLEST_SIDE_METRES && metres <= LARGEST_SIDE_METRES;

const isSameSize = (
  one: Pick<ReadSize, "widthMetres" | "lengthMetres">,
  other: Pick<ReadSize, "widthMetres" | "lengthMetres">,
): boolean => one.widthMetres === other.widthMetres && one.lengthMetres === other.lengthMetres;

function placeFor(size: ReadSize, others: ReadSize[]): LineProblem | null {
  if (others.some((other) => isSameSize(size, other))) return "repeated";
  return others.length >= MAX_SIZES ? "tooMany" : null;
}
