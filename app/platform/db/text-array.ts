import { type SQL, sql } from "drizzle-orm";

/** An array of texts, as SQL. */
export const textArray = (texts: readonly string[]): SQL =>
  sql`array[${sql.join([...texts], sql`, `)}]::text[]`;
