import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Locale } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { type Consent, consents } from "./consents.table.ts";
import { digestsOf } from "./subject-digest.server.ts";

type GivenConsent = {
  purpose: Consent["purpose"];
  textVersion: string;
  locale: Locale;
  email?: string;
  whatsapp?: string;
  entity: string;
  entityId: string;
};

export async function recordConsent(tx: Transaction, given: GivenConsent): Promise<void> {
  await tx.insert(consents).values({ ...given, grantedAt: now() });
}

export async function withdrawConsent(entity: string, entityId: string): Promise<void> {
  await db()
    .update(consents)
    .set({ withdrawnAt: now() })
    .where(and(eq(consents.entity, entity), eq(consents.entityId, entityId), isNull(consents.withdrawnAt)));
}

/** The proof stays without the person's addresses. Returns the number pseudonymised. */
export async function pseudonymiseConsents(
  tx: Transaction,
  entity: string,
  entityIds: string[],
): Promise<number> {
  if (entityIds.length === 0) return 0;
  const found = await tx
    .select()
    .from(consents)
    .where(and(eq(consents.entity, entity), inArray(consents.entityId, entityIds)));
  for (const consent of found) await pseudonymise(tx, consent);
  return found.length;
}

export async function pseudonymise(tx: Transaction, consent: Consent): Promise<void> {
  const { id, email, whatsapp, withdrawnAt } = consent;
  const subjectDigests = [...new Set([...consent.subjectDigests, ...digestsOf({ email, whatsapp })])];
  await tx
    .update(consents)
    .set({ email: "", whatsapp: "", subjectDigests, withdrawnAt: withdrawnAt ?? now() })
    .where(eq(consents.id, id));
}
