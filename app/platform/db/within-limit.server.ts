import { sql } from "drizzle-orm";
import { db } from "./db.server.ts";

export class TookTooLongError extends Error {}

/** When the limit passes, the transaction is aborted, so that what still runs fails at its next query. */
export async function withinLimit<T>(limitMs: number, work: () => Promise<T>): Promise<T> {
  const tx = db();
  await tx.execute(sql.raw(`set local statement_timeout = ${Math.round(limitMs)}`));
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    void tx.execute(sql`select 1 / 0`).catch(() => undefined);
  }, limitMs);
  try {
    const result = await work();
    if (isOver) throw new TookTooLongError(`It took longer than ${limitMs} ms`);
    return result;
  } catch (error) {
    throw isOver ? new TookTooLongError(`It took longer than ${limitMs} ms`, { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
