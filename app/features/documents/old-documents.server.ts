import { now } from "#app/platform/clock.ts";
import { DRAWINGS_BUCKET } from "#app/platform/storage/kept-drawing.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";

export const DOCUMENTS_FOLDER = "documents/";
/** Two days, because a day ends at another hour where the server is. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/** Each says its day, so that none is asked for after it: those of former addresses and languages go with the others. */
export async function removeOldDocuments(): Promise<void> {
  for await (const { key, modified } of storage().list(DRAWINGS_BUCKET, DOCUMENTS_FOLDER))
    if (now().getTime() - modified.getTime() > KEPT_MS) await storage().remove(DRAWINGS_BUCKET, key);
}
