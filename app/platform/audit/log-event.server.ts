import { desc, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { db, inTransaction } from "../db/db.server.ts";
import { type AuditAction, FIRST_HASH } from "./actions.rules.ts";
import { type AuditDetails, audit } from "./audit.table.ts";
import { hashRow } from "./hash-row.server.ts";

/** An account; null is the application itself or an unknown person. */
export type Actor = { id: string; email: string } | null;

export type AuditFacts = {
  /** The object of the action; never a visitor's name, address or texts, because the log is kept for good. */
  about?: string;
  details?: AuditDetails;
};

/** Arbitrary advisory lock key: one writer at a time, so that the chain cannot fork. */
const LOCK_KEY = 7_340_120;

/** Within the caller's transaction. Call it last: the next writer waits for its end. */
export async function logEvent(
  actor: Actor,
  action: AuditAction,
  { about = "", details = {} }: AuditFacts = {},
) {
  await inTransaction(async (tx) => {
    await lockRecord();
    const [last] = await tx
      .select({ number: audit.number, hash: audit.hash })
      .from(audit)
      .orderBy(desc(audit.number))
      .limit(1);
    const previousHash = last?.hash ?? FIRST_HASH;
    const row = {
      number: (last?.number ?? 0) + 1,
      at: now(),
      actorId: actor?.id ?? null,
      actor: actor?.email ?? "",
      action,
      about,
      details,
    };
    await tx.insert(audit).values({ ...row, previousHash, hash: hashRow(previousHash, row) });
  });
}

export const lockRecord = () => db().execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
