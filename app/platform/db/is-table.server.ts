import { sql } from "drizzle-orm";
import { db } from "./db.server.ts";

/** Tables of another version, or set aside during a restore, may be lacking. `name`: with its schema. */
export async function isTable(name: string): Promise<boolean> {
  const { rows } = await db().execute(sql`select to_regclass(${name}) is not null as found`);
  return rows[0]?.found === true;
}
