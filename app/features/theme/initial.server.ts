import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import { fontOf } from "./print-faces.server.ts";

/** SVG path, centred; `fills`: share of the square. */
export function initialOf(name: string, typefaces: Typefaces, square: number, fills: number): string {
  const font = fontOf(typefaces, "strong");
  const [letter = "•"] = name.trim().toLocaleUpperCase("pt-BR");
  const [glyph] = font.layout(letter).glyphs;
  if (!glyph) return "";
  const { minX, minY, maxX, maxY } = glyph.path.bbox;
  const scale = (square * fills) / Math.max(maxX - minX, maxY - minY, 1);
  const left = square / 2 - ((minX + maxX) / 2) * scale;
  const base = square / 2 + ((minY + maxY) / 2) * scale;
  return glyph.path.scale(scale, -scale).translate(left, base).toSVG();
}
