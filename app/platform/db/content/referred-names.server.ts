import { inArray, sql } from "drizzle-orm";
import { type AnyPgColumn, getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db.server.ts";
import { content } from "./content.table.ts";
import type { ContentKind } from "./content-kind.ts";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** In order of preference. */
const NAMES = ["name", "title"];
const TITLE = sql`coalesce(${content.published} #>> '{name,pt-BR}', ${content.published} #>> '{title,pt-BR}')`;

export async function referencedNames(
  on: Database,
  kind: ContentKind,
  values: unknown,
): Promise<Record<string, string>> {
  const ids = [...new Set(JSON.stringify(values).match(UUID) ?? [])];
  const names: Record<string, string> = {};
  if (ids.length === 0) return names;
  for (const table of referredTables(kind)) {
    const columns = getTableConfig(table).columns as AnyPgColumn[];
    const name = table === content ? TITLE : columns.find((column) => NAMES.includes(column.name));
    const id = columns.find((column) => column.name === "id");
    if (!name || !id) continue;
    const { rows } = await on.execute<{ id: string; name: string }>(
      sql`select ${id} as id, ${name} as name from ${table} where ${inArray(id, ids)}`,
    );
    for (const row of rows) names[row.id] = row.name;
  }
  return names;
}

/** Its own as well, of which its document may name others. */
const referredTables = ({ table }: ContentKind): Set<PgTable> =>
  new Set([table, ...getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)]);
