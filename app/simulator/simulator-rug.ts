import type { Currency } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";

export type SimulatorRug = {
  id: string;
  /** Of its product, else the design's id. */
  slug: string;
  /** Written into its links. */
  address: string;
  /** All that links may name it by: former addresses of its product, too. */
  addresses: string[];
  name: string;
  productId: string | null;
  url: string;
  thumb: string;
  /** The first is that of the picture, within the tolerance of its proportions. */
  sizes: { width: number; length: number; priceCents: number | null }[];
  /** Of the catalogue, with their prices, that the design does not offer. */
  otherSizes: { width: number; length: number; priceCents: number | null }[];
  squareMetreCents: number | null;
  currency: Currency;
  pileHeight: number;
  shape: "rect" | "round" | "oval" | "free";
  edge: "bound" | "fringe" | "none";
  fit: "scale" | "crop" | "tile" | "border9";
  isSizeConfirmed: boolean;
  yarns: { slot: number; name: string; hex: string }[];
};

export type YarnChoice = { name: string; hex: string };

export type StudioProps = {
  locale: Locale;
  brand: string;
  action: string;
  rugs: SimulatorRug[];
  total: number;
  shapes: SimulatorRug["shape"][];
  yarns: YarnChoice[];
};
