import { areAllShown, type Recorded } from "#app/platform/db/revisions.server.ts";
import { contentChanged, contentEdited } from "#app/platform/http/content-tags.server.ts";
import { countUses } from "./content.server.ts";

export async function documentsEdited(recorded: readonly Recorded[]): Promise<void> {
  for (const [kind, own] of Map.groupBy(recorded, ({ kind }) => kind))
    await contentEdited({ tag: "content", parts: [kind.entity], mayLag: areAllShown(own) });
}

/** Of a document that came back: rugs that name it again have changed without an edit of their own. */
export async function namersChanged(recorded: readonly Recorded[]): Promise<void> {
  const uses = await countUses(recorded.map(({ id }) => id));
  if (uses.size > 0) await contentChanged("products");
}
