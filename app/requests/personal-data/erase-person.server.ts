import { desc, eq } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { keptDays } from "#app/platform/backup/kept-days.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import { pseudonymise } from "#app/requests/privacy/consents.server.ts";
import { digestsOf } from "#app/requests/privacy/subject-digest.server.ts";
import { eraseLines } from "./erase-imported.server.ts";
import { eraseFiles, eraseRows } from "./erase-rows.server.ts";
import { type Erasure, erasures } from "./erasures.table.ts";
import { findPerson, idsOf } from "./person.server.ts";
import { backupsUntil, type Identifiers } from "./retention.rules.ts";

/** Erases everywhere; proofs of consent are pseudonymised. Returns the receipt, with counts only. */
export async function erasePerson(editor: Editor, asked: Identifiers): Promise<Erasure | null> {
  const erasedAt = now();
  const done = await inTransaction(async (tx) => {
    const person = await findPerson(editor, asked);
    // Before the requests, whose lines leave with them uncounted.
    await eraseLines(tx, person.imported);
    const { counts, files } = await eraseRows(tx, {
      leads: idsOf(person.leads),
      messages: idsOf(person.messages),
      subscriptions: idsOf(person.subscriptions),
      mails: idsOf(person.mails),
    });
    const left = person.consents.filter(({ email, whatsapp }) => email !== "" || whatsapp !== "");
    for (const consent of left) await pseudonymise(tx, consent);
    const sum = { ...counts, imported: person.imported.length, consents: left.length };
    if (Object.values(sum).every((count) => count === 0)) return null;
    const subjectDigests = [
      ...asked.emails.flatMap((email) => digestsOf({ email })),
      ...asked.phones.flatMap((whatsapp) => digestsOf({ whatsapp })),
    ];
    const [receipt] = await tx
      .insert(erasures)
      .values({
        reason: "request",
        erasedAt,
        editorEmail: editor.email,
        counts: sum,
        backupsUntil: backupsUntil(erasedAt, await keptDays()),
        subjectDigests,
      })
      .returning();
    if (!receipt) return null;
    await logEvent(editor, "person-erased", { details: { receipt: receipt.id } });
    return { receipt, files };
  });
  if (!done) return null;
  await eraseFiles(done.files);
  log.info({ editor: editor.id, receipt: done.receipt.id, ...done.receipt.counts }, "A person was erased");
  return done.receipt;
}

const RECEIPTS_SHOWN = 50;

export function listErasures(_editor: Editor): Promise<Erasure[]> {
  return db().select().from(erasures).orderBy(desc(erasures.erasedAt)).limit(RECEIPTS_SHOWN);
}

export async function getErasure(_editor: Editor, id: string): Promise<Erasure | null> {
  const [receipt] = await db().select().from(erasures).where(eq(erasures.id, id));
  return receipt ?? null;
}
