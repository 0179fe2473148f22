import { asc, gt } from "drizzle-orm";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { FIRST_HASH } from "./audit.rules.ts";
import { type AuditRow, audit } from "./audit.table.ts";
import { seal } from "./seal.server.ts";

/** How many rows were found as they were written, the last seal, and the first row that was not. */
export type ChainState = { checked: number; lastHash: string; brokenAt: number | null };

const ROWS_AT_ONCE = 5000;

/** Computes every seal anew, from the first row to the last. While one part is computed, the database reads the next.
 * Stops when whoever asked has left. */
export async function verifyChain(_editor: Editor, left?: AbortSignal): Promise<ChainState> {
  let previousHash = FIRST_HASH;
  let checked = 0;
  let reading = readAfter(0);
  for (;;) {
    const rows = await reading;
    left?.throwIfAborted();
    const isLast = rows.length < ROWS_AT_ONCE;
    if (!isLast) reading = readAfter(rows.at(-1)?.number ?? 0);
    for (const row of rows) {
      const isWhole =
        row.number === checked + 1 &&
        row.previousHash === previousHash &&
        row.hash === seal(previousHash, row);
      if (!isWhole) {
        await reading;
        return { checked, lastHash: previousHash, brokenAt: row.number };
      }
      previousHash = row.hash;
      checked++;
    }
    if (isLast) return { checked, lastHash: previousHash, brokenAt: null };
  }
}

/** Begins at once, unlike a statement of the query builder, which waits to be waited for. */
async function readAfter(number: number): Promise<AuditRow[]> {
  return await db()
    .select()
    .from(audit)
    .where(gt(audit.number, number))
    .orderBy(asc(audit.number))
    .limit(ROWS_AT_ONCE);
}
