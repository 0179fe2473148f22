import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/**
 * True for the rows that `found`, a query of one column, finds. It is run once: with
 * `in (select … limit)` PostgreSQL runs it again for each row while it believes the table nearly
 * empty, as it does within the minute after a large import.
 */
export const isAmongFound = (column: AnyPgColumn, found: SQLWrapper): SQL =>
  sql`${column} = any(array(${found}))`;
