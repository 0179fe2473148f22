import { sql } from "drizzle-orm";
import { db } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { log } from "#app/platform/log.server.ts";

/** `bucket/key` of removed files within the undo window. Cached until the next change. */
let removed: Promise<ReadonlySet<string>> | undefined;
let lastRead: ReadonlySet<string> = new Set();

onContentChanged((tags) => {
  // Also renditions that are ready: they may be those of a removed file of the same content.
  if (tags.includes("media")) removed = undefined;
});

/** Original or rendition: hidden at once, in every process. */
export async function isRemovedFile(bucket: string, key: string): Promise<boolean> {
  removed ??= readRemoved();
  return (await removed).has(`${bucket}/${key}`);
}

async function readRemoved(): Promise<ReadonlySet<string>> {
  try {
    // Files of the same content share renditions.
    const { rows } = await db().execute<{ name: string }>(sql`
      with gone as (
        select bucket, key, variants || coalesce(edit #> '{original,variants}', '[]') as variants, content_hash,
          edit #>> '{original,key}' as original_key, edit #>> '{original,contentHash}' as original_hash
        from media where removed_at is not null
      )
      select bucket || '/' || key as name from gone
      union
      select bucket || '/' || original_key from gone where original_key is not null
      union
      (select bucket || '/' || (variant->>'key') from gone, jsonb_array_elements(variants) variant
      except
      select bucket || '/' || (variant->>'key') from media, jsonb_array_elements(variants) variant
      where removed_at is null and (content_hash is null
        or content_hash in (select content_hash from gone union select original_hash from gone)))
    `);
    lastRead = new Set(rows.map(({ name }) => name));
  } catch (error) {
    log.warn({ err: error }, "The removed files could not be read; the previous list is used");
  }
  return lastRead;
}
