import { z } from "zod";
import { isStorageName } from "../storage/storage.rules.ts";

export const MANIFEST_NAME = "manifest.json";
/** One line for each entry before it, because there may be a million. */
export const LIST_NAME = "entries.jsonl";
export const ARCHIVE_FORMAT = 2;
/** Whoever holds a backup would be signed in by them, and a restore would bring back ended ones. */
export const WITHOUT_ROWS: readonly string[] = ["sessions"];

export const listedEntry = z.object({
  name: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const contents = z.object({
  createdAt: z.iso.datetime(),
  version: z.string().optional(),
  /** Time of the newest migration. */
  newestMigration: z.number(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), entry: z.string() }),
  ),
});

export const manifestSchema = z.discriminatedUnion("format", [
  contents.extend({ format: z.literal(ARCHIVE_FORMAT) }),
  // Of 0.9.0 and before, whose manifests hold the list.
  contents.extend({ format: z.literal(1), entries: z.array(listedEntry) }),
]);

export type Manifest = z.infer<typeof contents>;
export type ListedEntry = z.infer<typeof listedEntry>;
export type FilePlace = { bucket: string; key: string };

/** `sum`: order-independent for rows. */
export type VerifiedEntry = Omit<ListedEntry, "name"> & { sum: string };
export type VerifiedManifest = Manifest & { entries: ReadonlyMap<string, VerifiedEntry> };

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

export const fileEntry = ({ bucket, key }: FilePlace): string => `files/${bucket}/${key}`;

/** Null for an entry that is no file. */
export function placeOf(entry: string): FilePlace | null {
  const [, bucket, key] = /^files\/([^/]*)\/(.*)$/su.exec(entry) ?? [];
  return bucket === undefined || key === undefined ? null : { bucket, key };
}

/** Not a list, because there may be a million. */
export function* filesOf({ entries }: VerifiedManifest): Generator<FilePlace> {
  for (const name of entries.keys()) {
    const place = placeOf(name);
    if (place) yield place;
  }
}

export const countFiles = (manifest: VerifiedManifest): number =>
  filesOf(manifest).reduce((count) => count + 1, 0);

/** Whether a file's place is one that this product stores files in. */
export const isStoragePath = ({ bucket, key }: FilePlace, buckets: readonly string[]): boolean =>
  buckets.includes(bucket) && isStorageName(bucket, key);
