import { create, type Font } from "fontkit";
import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import { printFace } from "./print-faces.server.ts";

const fonts = new Map<Typefaces, Font>();

function fontOf(typefaces: Typefaces): Font {
  const known = fonts.get(typefaces);
  if (known) return known;
  const font = create(printFace(typefaces, "strong"));
  fonts.set(typefaces, font);
  return font;
}

/** SVG path, centred; `fills`: share of the square. */
export function initialOf(name: string, typefaces: Typefaces, square: number, fills: number): string {
  const font = fontOf(typefaces);
  const [letter = "•"] = name.trim().toLocaleUpperCase("pt-BR");
  const [glyph] = font.layout(letter).glyphs;
  if (!glyph) return "";
  const { minX, minY, maxX, maxY } = glyph.path.bbox;
  const scale = (square * fills) / Math.max(maxX - minX, maxY - minY, 1);
  const left = square / 2 - ((minX + maxX) / 2) * scale;
  const base = square / 2 + ((minY + maxY) / 2) * scale;
  return glyph.path.scale(scale, -scale).translate(left, base).toSVG();
}
