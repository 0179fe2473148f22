import { sql } from "drizzle-orm";
import type { Transaction } from "./db.server.ts";

export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content revisions'))`);
}
