import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import { fontOf } from "#app/features/theme/print-faces.server.ts";

/** Fonts from the repository, in single weights. */
export type Face = { of: Typefaces; as: "title" | "strong" };

export function widthOf(text: string, { of, as }: Face, size: number): number {
  const font = fontOf(of, as);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** SVG path; `y` is the baseline. */
export function outlineOf(text: string, { of, as }: Face, size: number, x: number, y: number): string {
  const font = fontOf(of, as);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = x;
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const letter = path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale);
      at += xAdvance * scale;
      return letter.toSVG();
    })
    .join("");
}

/** The words at the first of `sizes` at which they stay whole within `lines`; else at the last one, within `linesAtLast`, broken and cut where they must be. */
export function fitted(
  text: string,
  face: Face,
  width: number,
  { sizes, lines: most, linesAtLast = most }: { sizes: number[]; lines: number; linesAtLast?: number },
): { size: number; lines: string[] } {
  const words = text.normalize("NFC").split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = linesOf(words, face, size, width);
    const isWhole = words.every((word) => widthOf(word, face, size) <= width);
    if (isWhole && lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? 1;
  const lines = linesOf(words, face, size, width);
  if (lines.length <= linesAtLast) return { size, lines };
  const kept = lines.slice(0, linesAtLast);
  const last = kept.pop() ?? "";
  return { size, lines: [...kept, cut(last, (line) => widthOf(line, face, size) <= width)] };
}

function linesOf(words: string[], face: Face, size: number, width: number): string[] {
  const fits = (line: string) => widthOf(line, face, size) <= width;
  const lines: string[] = [];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
    else if (fits(word)) lines.push(word);
    else lines.push(...brokenWord(word, fits));
  }
  return lines;
}

function brokenWord(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = [];
  let part = "";
  for (const letter of word) {
    if (part && !fits(part + letter)) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part];
}

function cut(line: string, fits: (line: string) => boolean): string {
  let kept = line;
  while (kept && !fits(ended(kept)))
    kept = kept.includes(" ") ? kept.slice(0, kept.lastIndexOf(" ")) : [...kept].slice(0, -1).join("");
  return ended(kept);
}

const ended = (line: string) => `${line.replace(/[\s,;.:&–-]+$/, "")}…`;
