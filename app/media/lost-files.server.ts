import { readDraftRows } from "#app/platform/db/content/content-drafts.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import type { Changes, RevisedIn } from "#app/platform/db/content/content-state.ts";
import { db } from "#app/platform/db/db.server.ts";
import { unknownMedia } from "./media.server.ts";

const FILE = /\/files\/[^"\\\s)]+/g;

/** Whether the drafts of an entry name a file that is no longer stored. */
export async function areDraftFilesMissing(
  kind: ContentKind,
  id: string,
  locales: readonly RevisedIn[],
): Promise<boolean> {
  const rows = (await readDraftRows(db(), kind, [id])).get(id) ?? [];
  const urls = rows
    .filter(({ locale }) => locales.includes(locale))
    .flatMap(({ changes }) => Object.values(changes).flatMap(({ after }) => filesIn(after)));
  return (await unknownMedia(urls)).length > 0;
}

/** Fields that would name a file that is no longer stored, and that they do not name yet. */
export async function fieldsOfLostFiles(changes: Changes): Promise<string[]> {
  const named = Object.entries(changes).map(([field, { before, after }]) => {
    const present = filesIn(before);
    return { field, urls: filesIn(after).filter((url) => !present.includes(url)) };
  });
  const lost = await unknownMedia(named.flatMap(({ urls }) => urls));
  return named.filter(({ urls }) => urls.some((url) => lost.includes(url))).map(({ field }) => field);
}

const filesIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(FILE) ?? [];
