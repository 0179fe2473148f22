import { and, isNull, type SQL, sql } from "drizzle-orm";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { curation } from "#app/features/curation/curation.content.ts";
import { pages } from "#app/features/pages/pages.content.ts";
import { settingContent } from "#app/features/settings/saving/setting-content.server.ts";
import { isUnused } from "#app/media/library/uses.server.ts";
import { fileUrl } from "#app/media/media.rules.ts";
import { media } from "#app/media/media.table.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { textArray } from "#app/platform/db/text-array.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { type Demonstration, planOf } from "./plans.ts";
import type { SeedPlan } from "./seed-plan.ts";
import { storeFiles, writeRows } from "./store-plan.server.ts";

export type { Demonstration } from "./plans.ts";

/** Parents first. */
export const CONTENT_TABLES = ["products", "rug_designs", "content"] as const;

/** Those of the brand. */
const LEFT_OUT = [pages.type, settingContent.entity];
const isFilledType = (type: unknown) => !LEFT_OUT.includes(String(type));

export const filledRows = (table: (typeof CONTENT_TABLES)[number]): SQL =>
  table === "content"
    ? sql`content where not type = any(${textArray(LEFT_OUT)})`
    : sql.identifier(table).getSQL();

const ENTITIES = [...CONTENT_TABLES, ...CONTENT_TYPES.map(({ type }) => type)].filter(isFilledType);
const names = sql.join(
  ENTITIES.map((entity) => sql`${entity}`),
  sql`, `,
);
const isFilled = sql.join(
  CONTENT_TABLES.map((table) => sql`exists (select 1 from ${filledRows(table)})`),
  sql` or `,
);

/** Without the demo brand's facts. Returns false when there is content. */
export async function insertDemoContent(which: Demonstration, at: Date): Promise<boolean> {
  const filled = await db().execute(sql`select ${isFilled} as filled`);
  if (filled.rows[0]?.filled === true) return false;
  const plan = await withoutStored(withoutBrand(await planOf(which, at)));
  await storeFiles([...plan.files], []);
  return inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('seed'))`);
    const { rows } = await tx.execute(sql`select ${isFilled} as filled`);
    if (rows[0]?.filled === true) return false;
    await writeRows(tx, plan);
    return true;
  });
}

function withoutBrand(plan: SeedPlan): SeedPlan {
  const steps = plan.steps
    .map(({ table, rows }) => ({
      table,
      rows: table === content ? rows.filter(({ type }) => isFilledType(type)).map(withoutCatalogue) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  return { ...plan, steps };
}

/** Without files that stayed when an earlier demonstration was removed, which may have been edited since. */
async function withoutStored(plan: SeedPlan): Promise<SeedPlan> {
  const stored = new Set((await db().select({ url: media.url }).from(media)).map(({ url }) => url));
  const steps = plan.steps.map(({ table, rows }) => ({
    table,
    rows: table === media ? rows.filter(({ url }) => !stored.has(String(url))) : rows,
  }));
  const files = [...plan.files].filter(({ bucket, key }) => !stored.has(fileUrl(bucket, key)));
  return { ...plan, steps, files: new Set(files) };
}

function withoutCatalogue(row: Record<string, unknown>): Record<string, unknown> {
  if (row.type !== curation.type) return row;
  return { ...row, published: { ...(row.published as Record<string, unknown>), catalogueUrl: null } };
}

/** Returns false when part of it was changed, drafted or requested. Files that other content shows stay. */
export async function removeDemoContent(plantedAt: Date): Promise<boolean> {
  const files = await inTransaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select exists (select 1 from revisions where made_at >= ${plantedAt.toISOString()} and entity in (${names}))
        or exists (select 1 from content_drafts where changes <> '{}' and entity in (${names}))
        or exists (select 1 from leads where product_id is not null) as touched`);
    if (rows[0]?.touched === true) return null;
    for (const table of CONTENT_TABLES) await tx.execute(sql`delete from ${filledRows(table)}`);
    const first = await removeUnusedFiles(tx);
    return [...first, ...(await removeUnusedFiles(tx))];
  });
  if (!files) return false;
  for (const { bucket, key, lightKey, variants } of files)
    for (const one of [key, lightKey, ...variants.map((variant) => variant.key)])
      if (one) await storage().remove(bucket, one);
  return true;
}

/** To be called twice: a film's still is used until the film is gone. */
const removeUnusedFiles = (tx: Transaction) =>
  tx
    .delete(media)
    .where(and(isNull(media.createdBy), isUnused()))
    .returning();
