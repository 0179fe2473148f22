import type { MediaType, Refusal } from "#app/media/media.rules.ts";

export const MAX_PICTURES = 3000;
export const MAX_PICTURES_BYTES = 2 * 1024 * 1024 * 1024;

export type ArchiveRefusal = "unreadable" | "tooMany" | "tooLarge";

export class ArchiveRefused extends Error {
  readonly reason: ArchiveRefusal;

  constructor(reason: ArchiveRefusal, detail = "") {
    super(detail || reason);
    this.reason = reason;
  }
}

export type ZipTask = {
  path: string;
  folder: string;
  types: readonly MediaType[];
  converts: boolean;
  maxBytes: number;
  wanted: string[] | null;
};

export type UnpackedPicture =
  | { name: string; sha256: string; path: string; refusal?: undefined }
  | { name: string; refusal: Refusal };

export type ZipResponse =
  | { total: number }
  | { step: true }
  | { picture: UnpackedPicture }
  | { end: true }
  | { refused: ArchiveRefusal }
  | { error: string };

export const isIgnored = (name: string): boolean =>
  name.endsWith("/") || /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);
