import { inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#app/platform/db/db.server.ts";

/** Tables by name, because import-export imports this feature. */
const OF_LEADS = sql.raw("import_id in (select id from public.imports where kind = 'leads')");
const LINES = sql.raw("public.import_lines");

export async function eraseImported(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await forget(tx, inArray(sql.raw("key"), ids));
}

type Line = { import_id: string; line: number; changes: { column: string; after: string }[] };

export async function eraseFromImports(
  tx: Transaction,
  isTheirs: (email: string, phone: string) => boolean,
): Promise<void> {
  if (!(await isThere(tx))) return;
  const { rows } = await tx.execute<Line>(
    sql`select import_id, line, changes from ${LINES} where ${OF_LEADS} and verdict <> 'unchanged'`,
  );
  for (const { import_id, line, changes } of rows) {
    const said = (column: string) => changes.find((change) => change.column === column)?.after ?? "";
    if (isTheirs(said("email"), said("whatsapp")))
      await forget(tx, sql`import_id = ${import_id} and line = ${line}`);
  }
}

async function forget(tx: Transaction, which: SQL): Promise<void> {
  if (await isThere(tx)) await tx.execute(sql`delete from ${LINES} where ${OF_LEADS} and ${which}`);
}

async function isThere(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ found: string | null }>(
    sql`select to_regclass('public.import_lines')::text as found`,
  );
  return rows[0]?.found != null;
}
