import { readDraftRows } from "#app/platform/db/content/content-drafts.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import type { RevisedIn } from "#app/platform/db/content/content-state.ts";
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
  const said = rows
    .filter(({ locale }) => locales.includes(locale))
    .flatMap(({ changes }) => Object.values(changes).map(({ after }) => JSON.stringify(after)));
  const urls = said.flatMap((text) => text.match(FILE) ?? []);
  return urls.length > 0 && (await unknownMedia(urls)).length > 0;
}
