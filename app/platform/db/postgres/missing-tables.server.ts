import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { projectFile } from "../../project-root.ts";
import { db } from "../db.server.ts";

let known: string[] | undefined;

/** Expected tables that are missing; all before the first migration. */
export async function missingTables(): Promise<string[]> {
  known ??= readKnown();
  const { rows } = await db().execute<{ name: string }>(
    sql`select name from unnest(${sql.param(known)}::text[]) as name where to_regclass(name) is null`,
  );
  return rows.map(({ name }) => name);
}

/** From the snapshots that drizzle-kit writes with each migration. */
function readKnown(): string[] {
  const folder = projectFile("db/migrations/meta");
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  if (!newest) throw new Error(`No snapshot of the tables is in ${folder}`);
  return Object.keys(JSON.parse(readFileSync(join(folder, newest), "utf8")).tables);
}
