import type { WrittenLocale } from "#app/i18n/locales.ts";

export type SeedFile = {
  format: "avif" | "webp" | "jpg";
  width: number;
  key: string;
  bytes: number;
  file: string;
};

/** One original of the demo brand with its renditions: where it lies in the project and where it is stored. */
export type SeedMedia = {
  name: string;
  /** Of the source and of how it was encoded: what has not changed is not made again. */
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
  variants: SeedFile[];
  /** Films: the name of the still picture, and a lighter copy for small screens. */
  poster?: string;
  light?: { key: string; bytes: number; file: string };
};

/** The colours of a palette-indexed design, so that the simulator can exchange them. */
export type SeedYarns = {
  name: string;
  pileHeightMetres: number;
  yarns: { paletteIndex: number; name: string; hex: string; sharePermille: number }[];
};
