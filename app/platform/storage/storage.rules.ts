import type { Readable } from "node:stream";

/** Disk and S3 pass the same tests. A key is a relative path with `/`; writes are atomic. */
export interface Storage {
  /** Replaces an existing file. A stream needs its `contentLength`. */
  put(bucket: string, key: string, body: Uint8Array | Readable, options: PutOptions): Promise<void>;
  /** Moves a local file. */
  putFile(bucket: string, key: string, path: string, options: PutOptions): Promise<void>;
  open(bucket: string, key: string, range?: ByteRange): Promise<OpenFile | null>;
  stat(bucket: string, key: string): Promise<FileStat | null>;
  /** Removing a missing file is no error. */
  remove(bucket: string, key: string): Promise<void>;
  /** Without what other programs left there, such as `.DS_Store` or a folder's own object. */
  list(bucket: string, prefix?: string): AsyncIterable<ListedFile>;
  /** Rejects with the reason when files cannot be written or read. */
  check(): Promise<void>;
}

export type PutOptions = { contentType: string; contentLength?: number; cacheControl?: string };
export type ByteRange = { start: number; end: number };
export type FileStat = { bytes: number; modified: Date; etag: string };
export type OpenFile = { stream: Readable; bytes: number };
export type ListedFile = { key: string; bytes: number; modified: Date };

export const CACHE_ORIGINAL = "public, max-age=3600";
export const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";

const BUCKET = /^[a-z0-9][a-z0-9_-]{1,62}$/;
const KEY_PART = /^[\p{L}\p{N}_-][\p{L}\p{N}._ -]*$/u;
const MAX_KEY_BYTES = 512;

/** A name that could leave its bucket, or that file systems or URLs read differently. */
export class StorageNameError extends Error {}

export function checkName(bucket: string, key: string): void {
  if (!isStorageName(bucket, key)) throw new StorageNameError(`Not a storage name: ${bucket}/${key}`);
}

export function isStorageName(bucket: string, key: string): boolean {
  const parts = key.split("/");
  return (
    BUCKET.test(bucket) && new TextEncoder().encode(key).length <= MAX_KEY_BYTES && parts.every(isKeyPart)
  );
}

function isKeyPart(part: string): boolean {
  return KEY_PART.test(part) && !part.endsWith(".") && !part.endsWith(" ");
}
