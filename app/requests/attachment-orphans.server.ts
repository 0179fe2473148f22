import { sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { leads } from "./leads.table.ts";
import { PRIVATE_BUCKET } from "./submissions.rules.ts";

const PRIVATE_FOLDERS = ["attachments/", "simulations/"];
/** A file without its row after this time is an orphan. */
const ORPHAN_AFTER_HOURS = 24;

/** Files of processes that died before storing the row. */
export async function clearOrphans(): Promise<number> {
  const before = now().getTime() - ORPHAN_AFTER_HOURS * 3_600_000;
  const { rows } = await db().execute<{ key: string }>(
    sql`select attachment ->> 'key' as key
        from ${leads}, jsonb_array_elements(${leads.details} -> 'attachments') attachment
        where jsonb_typeof(${leads.details} -> 'attachments') = 'array'
        union all select ${leads.imageUrl} as key from ${leads} where ${leads.imageUrl} is not null`,
  );
  const named = new Set(rows.map(({ key }) => key));
  let removed = 0;
  for (const folder of PRIVATE_FOLDERS)
    for await (const { key, modified } of storage().list(PRIVATE_BUCKET, folder)) {
      if (named.has(key) || modified.getTime() > before) continue;
      await storage().remove(PRIVATE_BUCKET, key);
      removed += 1;
    }
  if (removed > 0) log.info({ removed }, "Removed attached files that no lead names");
  return removed;
}
