import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { projectFile } from "#app/platform/project-root.ts";

/** The house's typefaces as single weights, so that no machine needs them installed. */
const FACES = { title: "piazzolla-title", label: "instrument-sans-medium" } as const;
export type Face = keyof typeof FACES;

const fonts = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = create(readFileSync(projectFile(`app/features/documents/fonts/${FACES[face]}.ttf`)));
  fonts.set(face, font);
  return font;
}

export function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Words as the outline of an SVG path, their baseline at `y`. */
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

/** Breaks words into lines that fit a width; a single word that is too long stays whole. */
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
