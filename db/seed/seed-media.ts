import type { WrittenLocale } from "#app/i18n/locales.ts";

export type SeedFile = {
  format: "avif" | "webp" | "jpg";
  width: number;
  key: string;
  bytes: number;
  uprightFor?: { x: number; y: number };
  file: string;
};

export type SeedMedia = {
  name: string;
  /** Hash of source and encoding options; unchanged entries are not made again. */
  fingerprint: string;
  isBuiltIn: boolean;
  bucket: "site_assets" | "site_videos";
  key: string;
  file: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  durationSeconds?: number;
  colour: string;
  thumbhash: string;
  focal: { x: number; y: number };
  alt: Record<WrittenLocale, string>;
  caption?: Record<WrittenLocale, string>;
  variants: SeedFile[];
  /** Films only: name of the still picture, and a lighter copy for small screens. */
  poster?: string;
  light?: { key: string; bytes: number; file: string };
};

/** Colours of a palette-indexed design, exchangeable in the simulator. */
export type SeedYarns = {
  name: string;
  pileHeightMetres: number;
  yarns: { paletteIndex: number; name: string; hex: string; sharePermille: number }[];
};
