import type { Currency } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";

/** A rug as the studio gets it: plain data inside the page. */
export type SimulatorRug = {
  id: string;
  /** Of its product; a rug that stands alone is named by its id. */
  slug: string;
  name: string;
  productId: string | null;
  /** PNG seen from above. */
  url: string;
  thumb: string;
  /** The first is what the picture shows. */
  sizes: { width: number; length: number; priceCents: number | null }[];
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

/** What the page hands to the studio. */
export type StudioProps = {
  locale: Locale;
  brand: string;
  /** The page's own path: it takes the request. */
  action: string;
  /** The first models, and every other one that was asked for. */
  rugs: SimulatorRug[];
  /** How many models there are. */
  total: number;
  shapes: SimulatorRug["shape"][];
  yarns: YarnChoice[];
  /** The maker's WhatsApp number, when there is one. */
  whatsapp: string;
};
