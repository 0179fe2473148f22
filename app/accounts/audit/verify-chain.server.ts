import { asc, gt, max } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { FIRST_HASH } from "#app/platform/audit/actions.rules.ts";
import { type AuditRow, audit } from "#app/platform/audit/audit.table.ts";
import { hashRow } from "#app/platform/audit/hash-row.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { ChainState } from "./audit.rules.ts";

const ROWS_AT_ONCE = 5000;

/** Reports progress; stops when the client disconnects. The next part is read while one is computed. */
export async function* verifyInParts(_editor: Editor): AsyncGenerator<ChainState> {
  let previousHash = FIRST_HASH;
  let checked = 0;
  const total = await countRows();
  const state = (isDone: boolean, brokenAt: number | null = null): ChainState => ({
    ...{ checked, total, lastHash: previousHash, brokenAt, isDone },
  });
  let reading = readAfter(0);
  for (;;) {
    const rows = await reading;
    const isLast = rows.length < ROWS_AT_ONCE;
    if (!isLast) reading = readAfter(rows.at(-1)?.number ?? 0);
    for (const row of rows) {
      const isWhole =
        row.number === checked + 1 &&
        row.previousHash === previousHash &&
        row.hash === hashRow(previousHash, row);
      if (!isWhole) {
        await reading;
        yield state(true, row.number);
        return;
      }
      previousHash = row.hash;
      checked++;
    }
    yield state(isLast);
    if (isLast) return;
  }
}

/** Rows are numbered without gaps. */
async function countRows(): Promise<number> {
  const [row] = await db()
    .select({ last: max(audit.number) })
    .from(audit);
  return row?.last ?? 0;
}

/** Starts at once; a query builder's statement would wait for `await`. */
function readAfter(number: number): Promise<AuditRow[]> {
  const reading = db()
    .select()
    .from(audit)
    .where(gt(audit.number, number))
    .orderBy(asc(audit.number))
    .limit(ROWS_AT_ONCE)
    .execute();
  // Prevents an unhandled rejection after a disconnect.
  reading.catch(() => undefined);
  return reading;
}
