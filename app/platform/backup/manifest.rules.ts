import { z } from "zod";
import { isStorageName } from "../storage/storage.rules.ts";

export const MANIFEST_NAME = "manifest.json";
export const ARCHIVE_FORMAT = 1;
/** Whoever holds a backup would be signed in by them, and a restore would bring back ended ones. */
export const WITHOUT_ROWS: readonly string[] = ["sessions"];

const entry = z.object({
  name: z.string(),
  bytes: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

export const manifestSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  createdAt: z.iso.datetime(),
  version: z.string().optional(),
  /** Time of the newest migration. */
  newestMigration: z.number(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), entry: z.string() }),
  ),
  files: z.array(z.object({ bucket: z.string(), key: z.string(), entry: z.string() })),
  entries: z.array(entry),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = z.infer<typeof entry>;

/** `sum`: order-independent for rows. */
export type VerifiedManifest = Omit<Manifest, "entries"> & { entries: (ManifestEntry & { sum: string })[] };

export const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

/** Whether a file's place is one that this product stores files in. */
export const isStoragePath = (
  { bucket, key }: Manifest["files"][number],
  buckets: readonly string[],
): boolean => buckets.includes(bucket) && isStorageName(bucket, key);
