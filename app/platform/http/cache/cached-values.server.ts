import { isOwnView } from "../../db/db.server.ts";
import {
  type ContentKey,
  type ContentRecord,
  isAffected,
  onContentChanged,
  recordOf,
  usesKeys,
} from "./content-tags.server.ts";

type Cached = { madeOf: Pick<ContentRecord, "tags" | "keys">; reading: Promise<unknown> };

const values = new Map<string, Cached>();

onContentChanged((_tags, change) => {
  for (const [name, { madeOf }] of values) if (isAffected(madeOf, change)) values.delete(name);
});

/**
 * For sums and counts over many rows: read once per process, until something they are made of changes. What
 * is not committed or not published is never kept.
 */
export function cachedValue<T>(
  name: string,
  keys: readonly ContentKey[],
  read: () => Promise<T>,
): Promise<T> {
  usesKeys(keys);
  return keptValue(name, keys, read);
}

/** For callers who note themselves, more precisely than `madeOf`, what the page depends on. */
export function keptValue<T>(
  name: string,
  madeOf: readonly ContentKey[],
  read: () => Promise<T>,
): Promise<T> {
  if (isOwnView()) return read();
  const known = values.get(name);
  if (known) return known.reading as Promise<T>;
  const reading = read();
  const value = { madeOf: recordOf(madeOf), reading };
  values.set(name, value);
  reading.catch(() => {
    if (values.get(name) === value) values.delete(name);
  });
  return reading;
}
