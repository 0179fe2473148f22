import { inArray } from "drizzle-orm";
import { recordConsent } from "#app/features/privacy/consents.server.ts";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import { allowConfirmation } from "#app/features/submissions/submission-limits.server.ts";
import type { Kept, Submission } from "#app/features/submissions/submissions.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { queueEmail } from "#app/platform/mail/post.server.ts";
import { confirmationEmail } from "./confirmation.mail.ts";
import { confirmationOf } from "./confirmation.server.ts";
import { leadEmail } from "./leads.mail.ts";
import type { NewLead } from "./leads.rules.ts";
import { leads } from "./leads.table.ts";

/**
 * Keeps a lead, its consent and the mails: all or nothing, and once.
 * Whoever gave an e-mail gets what they read in the form's place by mail too, once for each request that is kept.
 */
export async function createLead(lead: NewLead, submission: Submission): Promise<Kept> {
  const { brand, contact } = await getStoredSettings(DEFAULT_LOCALE);
  // A request is kept though what confirms it cannot be read.
  const asked = await confirmationOf(lead, submission).catch((error) => {
    log.error({ err: error }, "The confirmation of a request could not be made");
    return null;
  });
  const { keys, locale, path, attachments } = submission;
  const { details = {}, emailLines: _, ...columns } = lead;
  const id = newId();
  const isNew = await inTransaction(async (tx) => {
    const known = await tx.select({ id: leads.id }).from(leads).where(inArray(leads.submissionKey, keys));
    if (known.length > 0) return false;
    const [row] = await tx
      .insert(leads)
      .values({
        id,
        ...columns,
        details: attachments.length > 0 ? { ...details, attachments } : details,
        originPath: path,
        locale,
        consentAt: now(),
        lastContactAt: now(),
        submissionKey: keys[0],
      })
      .onConflictDoNothing({ target: leads.submissionKey })
      .returning({ id: leads.id });
    if (!row) return false;
    await recordConsent(tx, {
      purpose: "lead",
      textVersion: lead.consentVersion,
      locale,
      email: lead.email,
      whatsapp: lead.whatsapp,
      entity: "leads",
      entityId: id,
    });
    const email = leadEmail({ lead, locale, brand: brand.name, attachments: attachments.length });
    const about = { entity: "leads", id };
    if (contact.email) await queueEmail(contact.email, { ...email, about }, tx);
    // Counted only now: a request that was kept before is confirmed no second time, and uses up nothing.
    if (asked && lead.email && (await allowConfirmation(lead.email, tx)))
      await queueEmail(lead.email, { ...confirmationEmail(asked), about }, tx);
    return true;
  });
  return { isNew, ...(asked && { confirmation: asked.confirmation }) };
}
