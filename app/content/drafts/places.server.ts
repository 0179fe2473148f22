import { CONTENT_KINDS } from "#app/content/history/content-kinds.server.ts";
import { editedAt } from "#app/content/history/describe-content.server.ts";
import type { ContentEntity } from "#app/content/history/history.rules.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { PendingChange } from "./drafts.rules.ts";

export async function placesOf(pending: readonly PendingChange[]): Promise<Record<string, string>> {
  const places: Record<string, string> = {};
  for (const [entity, own] of Map.groupBy(pending, ({ entity }) => entity as ContentEntity)) {
    const ids = own.map(({ id }) => id);
    for (const [id, state] of await readStates(db(), CONTENT_KINDS[entity], ids))
      places[id] = editedAt(entity, id, state);
  }
  return places;
}
