import { and, eq, isNull } from "drizzle-orm";
import type { Locale } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { db, type Transaction } from "#app/platform/db/db.server.ts";
import { type Consent, consents } from "./consents.table.ts";

type GivenConsent = {
  purpose: Consent["purpose"];
  textVersion: string;
  locale: Locale;
  email?: string;
  whatsapp?: string;
  entity: string;
  entityId: string;
};

/** Keeps the proof of a consent together with what it is for. */
export async function recordConsent(tx: Transaction, given: GivenConsent): Promise<void> {
  await tx.insert(consents).values({ ...given, grantedAt: now() });
}

/** The person took it back; the proof that it was given stays. */
export async function withdrawConsent(entity: string, entityId: string): Promise<void> {
  await db()
    .update(consents)
    .set({ withdrawnAt: now() })
    .where(and(eq(consents.entity, entity), eq(consents.entityId, entityId), isNull(consents.withdrawnAt)));
}
