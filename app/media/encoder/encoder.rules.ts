import type { Crop } from "../crop.rules.ts";
import type { MediaType, Refusal } from "../media.rules.ts";

/** Files are passed as paths. */
export type EncoderTask =
  | {
      op: "receive";
      path: string;
      name: string;
      accepted: readonly MediaType[];
      converts?: boolean;
      outFolder: string;
    }
  | { op: "all"; path: string; outFolder: string; skip: { format: string; width: number }[] }
  | CropTask
  | CardTask;

/** Written to `out`; the result is the first rendition. */
export type CropTask = {
  op: "crop";
  path: string;
  out: string;
  type: string;
  crop: Crop;
  outFolder: string;
};

/** SVG without text, and a picture, written as JPEG. */
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
  /** Replaced by the same picture or film in another format. */
  isConverted?: true;
  /** The location was removed from the file. */
  lostLocation?: boolean;
  durationSeconds?: number;
  startsFast?: boolean;
  /** Truncated to this length: a film followed the picture. */
  cutAt?: number;
  /** Absent for films, drawings and icons. */
  first?: WrittenPicture;
};

export type EncoderResult<T extends EncoderTask = EncoderTask> = T extends { op: "receive" }
  ? Received
  : T extends { op: "card" }
    ? { path: string }
    : WrittenPicture;

export type EncoderResponse =
  | { result: EncoderResult }
  | { refusal: Refusal; detail: string }
  | { error: string };

/** Icons, drawings and animations are served unchanged. */
export const ENCODABLE: readonly MediaType[] = [
  "image/jpeg",
  "image/png",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/tiff",
];
