import type { Metres } from "./units.ts";

/** Colour in CIE Lab under D65, as yarns are measured. */
export type Lab = readonly [lightness: number, a: number, b: number];

export type Yarn = { id: string; name: string; lab: Lab; code?: string };

export type RugSize = { width: Metres; length: Metres; label: string; priceCents?: number };

export type PaletteSlot = { slot: number; yarn: string; role: "ground" | "border" | "motif" | "accent" };

/** Which yarn was put into which slot instead of the design's own. */
export type YarnExchange = Readonly<Record<number, string>>;

type RugFacts = {
  id: string;
  slug: string;
  name: string;
  sizes: RugSize[];
  pileHeight: Metres;
  edge: { kind: "bound" | "none" } | { kind: "fringe"; length: Metres };
  shape: "rect" | "round" | "oval" | "free";
};

/** A design that can be recoloured: each knot names a slot of the palette. */
export type KnottedRug = RugFacts & {
  kind: "knots";
  knots: { width: number; height: number; slots: Uint8Array };
  palette: PaletteSlot[];
  /** How another size is made of it. */
  repeat: "scale" | "tile" | "nine-part";
};

/** A picture of a rug seen from above. */
export type PicturedRug = RugFacts & {
  kind: "picture";
  url: string;
  trueWidth: Metres;
  trueLength: Metres;
};

export type RugDesign = KnottedRug | PicturedRug;
