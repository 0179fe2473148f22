import type { MediaType, Refusal } from "../media.rules.ts";

/** What the encoder's process is asked and what it answers. Files travel as paths, never as bytes. */
export type EncoderTask =
  | { op: "receive"; path: string; name: string; accepted: readonly MediaType[]; outFolder: string }
  | { op: "first"; path: string; outFolder: string }
  | { op: "all"; path: string; outFolder: string; skip: { format: string; width: number }[] }
  | CardTask;

/** A drawing (SVG without text) and the picture that is laid upon it, written as a JPEG. */
export type CardTask = {
  op: "card";
  drawing: string;
  picture: {
    path: string;
    left: number;
    top: number;
    width: number;
    height: number;
    focal: { x: number; y: number };
  } | null;
  out: string;
};

export type WrittenRendition = {
  format: "avif" | "webp" | "jpg" | "png";
  width: number;
  height: number;
  bytes: number;
  path: string;
};

export type WrittenPicture = {
  files: WrittenRendition[];
  thumbhash: string;
  colour: string;
  width: number;
  height: number;
  contentHash: string;
};

export type Received = {
  type: MediaType;
  width: number;
  height: number;
  isAnimated: boolean;
  /** The file said where it was taken, and does no longer. */
  lostLocation?: boolean;
  durationSeconds?: number;
  startsFast?: boolean;
  /** The file was cut to this length: a film lay behind the picture. */
  cutAt?: number;
  /** Absent for films, and for drawings and icons, which are shown as they came. */
  first?: WrittenPicture;
};

export type EncoderResult<T extends EncoderTask = EncoderTask> = T extends { op: "receive" }
  ? Received
  : T extends { op: "card" }
    ? { path: string }
    : WrittenPicture;

export type EncoderRequest = { id: number; task: EncoderTask };
export type EncoderResponse =
  | { id: number; result: EncoderResult }
  | { id: number; refusal: Refusal; detail: string }
  | { id: number; error: string };

/** Types that the encoder can unpack. Icons and drawings are shown as they came; so is what moves. */
export const ENCODABLE: readonly MediaType[] = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/tiff",
];
