import { areAllShown, type Recorded } from "#app/platform/db/revisions.server.ts";
import { contentEdited } from "#app/platform/http/content-tags.server.ts";

export async function documentsEdited(recorded: readonly Recorded[]): Promise<void> {
  for (const [kind, own] of Map.groupBy(recorded, ({ kind }) => kind))
    await contentEdited({ tag: "content", parts: [kind.entity], mayLag: areAllShown(own) });
}
