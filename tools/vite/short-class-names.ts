import { createHash } from "node:crypto";
import { relative } from "node:path";

/** Of 36 letters and digits each; a thousandth of a chance that two of three thousand names are the same. */
const LENGTH = 6;
const taken = new Map<string, string>();

/** The same in the server's build and the browser's. A list of fifty rows has a thousand class names. */
export function shortClassName(name: string, file: string): string {
  const place = `${relative(process.cwd(), file.split("?")[0] ?? file)} ${name}`;
  const hash = BigInt(`0x${createHash("sha256").update(place).digest("hex").slice(0, 16)}`);
  const short = `_${hash.toString(36).slice(0, LENGTH)}`;
  const other = taken.get(short);
  if (other && other !== place) throw new Error(`${place} and ${other} would have one class name`);
  taken.set(short, place);
  return short;
}
