/** The package has no types. */
declare module "fontkit" {
  type Outline = {
    scale(x: number, y: number): Outline;
    translate(x: number, y: number): Outline;
    toSVG(): string;
    bbox: { minX: number; minY: number; maxX: number; maxY: number };
  };
  type Run = {
    glyphs: { path: Outline }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    advanceWidth: number;
  };
  export type Font = { unitsPerEm: number; layout(text: string): Run };
  export function create(file: Buffer): Font;
}
