import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const SHEETS = "app/**/*.module.css";
const NAMES = /(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g;
const COMMENTS = /\/\*[\s\S]*?\*\//g;
const SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

let numbers: Map<string, number> | undefined;

/**
 * Two or three signs, numbered by file and place in it: the same in the server's build and the browser's. A page has two
 * hundred different names, which hardly compress.
 */
export function shortClassName(name: string, file: string): string {
  numbers ??= numberNames();
  const place = placeOf(relative(process.cwd(), file.split("?")[0] ?? file), name);
  const number = numbers.get(place);
  if (number === undefined) throw new Error(`${place} is no name of ${SHEETS}`);
  return signsOf(number);
}

const placeOf = (file: string, name: string) => `${file} ${name}`;

function numberNames(): Map<string, number> {
  const places = globSync(SHEETS)
    .sort()
    .flatMap((file) => {
      const found = readFileSync(file, "utf8").replace(COMMENTS, "").matchAll(NAMES);
      return [...found].map(([, name = ""]) => placeOf(file, name));
    });
  return new Map([...new Set(places)].map((place, number) => [place, number]));
}

/** Begins with an underscore, because blockers of advertisements hide what is called "ad". */
function signsOf(number: number): string {
  const rest = Math.floor(number / SIGNS.length);
  return `${rest > 0 ? signsOf(rest) : "_"}${SIGNS[number % SIGNS.length]}`;
}
