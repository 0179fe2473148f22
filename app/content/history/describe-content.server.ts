import { and, desc, eq, inArray } from "drizzle-orm";
import { addressOfForm } from "#app/features/settings/saving/declared-settings.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { thumbnailOf } from "#app/media/pictures.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import type { ContentState } from "#app/platform/db/content/content-state.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { titleOf } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { CONTENT_KINDS } from "./content-kinds.server.ts";
import { type ContentEntity, type RecordEntity, screenOf } from "./history.rules.ts";
import { historyTexts } from "./history.texts.ts";

export type EntityRef = { entity: ContentEntity; id: string };
type Described = { title: string; thumb: Picture | null };

export const entityKey = ({ entity, id }: EntityRef): string => `${entity} ${id}`;

export async function describeContent(entities: readonly EntityRef[]): Promise<Map<string, Described>> {
  const found = new Map<string, { title: string; url: string }>();
  for (const [entity, own] of Map.groupBy(entities, (thing) => thing.entity)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    const kind = CONTENT_KINDS[entity];
    const states = await readStates(db(), kind, ids);
    for (const [id, state] of states)
      found.set(entityKey({ entity, id }), { title: titleOf(kind, state), url: pictureIn(state) });
    const gone = ids.filter((id) => !states.has(id));
    if (gone.length === 0) continue;
    const last = await db()
      .selectDistinctOn([revisions.entityId], { id: revisions.entityId, title: revisions.title })
      .from(revisions)
      .where(and(eq(revisions.entity, entity), inArray(revisions.entityId, gone)))
      .orderBy(revisions.entityId, desc(revisions.version));
    const inTrash = await db()
      .select({ id: removedRows.entityId, sets: removedRows.sets })
      .from(removedRows)
      .where(and(eq(removedRows.entity, entity), inArray(removedRows.entityId, gone)));
    const urls = new Map(inTrash.map(({ id, sets }) => [id, pictureIn(sets)]));
    for (const { id, title } of last)
      found.set(entityKey({ entity, id }), { title, url: urls.get(id) ?? "" });
  }
  const pictures = await getPictures(
    [...found.values()].map(({ url }) => url),
    DEFAULT_LOCALE,
  );
  return new Map(
    [...found].map(([key, { title, url }]) => {
      const picture = pictures.get(url);
      return [key, { title, thumb: picture ? thumbnailOf(picture) : null }];
    }),
  );
}

/** Where a document is edited; a setting on the screen of its form. */
export const editedAt = (entity: ContentEntity, id: string, { all }: ContentState): string =>
  entity === "settings" ? addressOfForm(String(all.form)) : screenOf(entity, id);

export function nameEntity(entity: ContentEntity | RecordEntity, title = ""): string {
  const what = historyTexts.entities[entity];
  return title.startsWith(what) ? title : `${what} ${title}`.trim();
}

const PICTURE = /"(\/(?:files|media)\/[^"]+\.(?:avif|webp|png|jpe?g|gif))"/i;
const FILM = /"(\/(?:files|media)\/[^"]+\.(?:mp4|webm))"/i;

/** Address of what stands for it in a list: its first picture, else its film. */
export function pictureIn(state: ContentState | object): string {
  const text = JSON.stringify(state);
  return (PICTURE.exec(text) ?? FILM.exec(text))?.[1] ?? "";
}
