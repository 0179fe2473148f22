import { desc, sql } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { type AuditAction, FIRST_HASH } from "./actions.rules.ts";
import { type AuditDetails, audit } from "./audit.table.ts";
import { hashRow } from "./hash-row.server.ts";

/** The actor: an account; null is the application itself, or somebody who is not known. */
export type Actor = { id: string; email: string } | null;

export type AuditFacts = {
  /** The object of the action. Never a visitor's name, address or words: the record is kept for good. */
  about?: string;
  details?: AuditDetails;
};

/** Any number, the same in every process: of two writers one waits, so that the chain cannot fork. */
const LOCK_KEY = 7_340_120;

/**
 * Appends to the audit log. Within a transaction it is appended if, and only if, the rest is kept; it belongs at
 * its end, because whoever records next waits for it.
 */
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
