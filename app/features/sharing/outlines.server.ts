import { create, type Font } from "fontkit";
import type { Typefaces } from "#app/features/settings/typefaces.rules.ts";
import { printFace } from "#app/features/theme/print-faces.server.ts";

/** Fonts from the repository, in single weights. */
export type Face = { of: Typefaces; as: "title" | "strong" };

const fonts = new Map<string, Font>();

function fontOf({ of, as }: Face): Font {
  const name = `${of} ${as}`;
  const known = fonts.get(name);
  if (known) return known;
  const font = create(printFace(of, as));
  fonts.set(name, font);
  return font;
}

export function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** SVG path; `y` is the baseline. */
export function outlineOf(text: string, face: Face, size: number, x: number, y: number): string {
  const font = fontOf(face);
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

export function linesOf(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const joined = `${last} ${word}`;
    if (last !== undefined && widthOf(joined, face, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
