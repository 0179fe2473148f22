import { sql } from "drizzle-orm";
import type { Transaction } from "./db.server.ts";

/** Until its end no other transaction changes content, or sees it as it might be. */
export async function lockContent(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content revisions'))`);
}
