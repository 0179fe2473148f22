import { inArray } from "drizzle-orm";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { newId } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { alertAddresses, pushNewRequest } from "#app/requests/alerts/request-alerts.server.ts";
import { recordConsent } from "#app/requests/privacy/consents.server.ts";
import { confirmationEmail } from "./confirmation.mail.ts";
import { confirmationOf } from "./confirmation.server.ts";
import { isColumn, placeOf, type RequestDeclaration } from "./define-request.ts";
import { leads } from "./leads.table.ts";
import { messages } from "./messages.table.ts";
import { requestEmail } from "./request.mail.ts";
import type { NewRequest } from "./requests.rules.ts";
import { allowConfirmation } from "./submission-limits.server.ts";
import type { StoredSubmission, Submission } from "./submissions.server.ts";

export type Prepared = Partial<NewRequest>;

export function requestOf(declared: RequestDeclaration, values: Record<string, unknown>): NewRequest {
  const asked: Record<string, unknown> = {};
  const details: Record<string, unknown> = {};
  for (const [field, { kind }] of Object.entries(declared.fields)) {
    const place = placeOf(declared, field);
    if (kind === "reach") Object.assign(asked, values[field]);
    else if (isColumn(declared, place)) asked[place] = values[field];
    // Invisible fields are ids to look up.
    else if (kind !== "id" && kind !== "slugs") details[place] = values[field];
  }
  return { ...{ name: "", email: "", whatsapp: "", message: "" }, ...asked, details };
}

/** Stores request, consent and mails in one transaction, once. A confirmation goes to a given e-mail. */
export async function createRequest(
  declared: RequestDeclaration,
  asked: NewRequest,
  submission: Submission,
): Promise<StoredSubmission> {
  const { brand, contact } = await getStoredSettings(DEFAULT_LOCALE);
  // A request is stored even without its confirmation.
  const confirmed = await confirmationOf(declared, asked, submission).catch((error) => {
    log.error({ err: error }, "The confirmation of a request could not be made");
    return null;
  });
  const { keys, locale, attachments } = submission;
  const textVersion = asked.consentVersion ?? declared.consent.version;
  const id = newId();
  const entity = declared.store === "lead" ? "leads" : "messages";
  const table = (declared.store === "lead" ? leads : messages) as typeof leads;
  const recipients = await alertAddresses(contact.email);
  const isNew = await inTransaction(async (tx) => {
    const known = await tx.select({ id: table.id }).from(table).where(inArray(table.submissionKey, keys));
    if (known.length > 0) return false;
    const [row] = await tx
      .insert(table)
      .values({
        id,
        ...rowOf(declared, asked, submission),
        locale,
        consentAt: now(),
        consentVersion: textVersion,
        lastContactAt: now(),
        submissionKey: keys[0],
      })
      .onConflictDoNothing({ target: table.submissionKey })
      .returning({ id: table.id });
    if (!row) return false;
    const { email, whatsapp } = asked;
    const purpose = declared.store === "lead" ? "lead" : "contact";
    await recordConsent(tx, { purpose, textVersion, locale, email, whatsapp, entity, entityId: id });
    const about = { entity, id };
    const notification = requestEmail({
      declared,
      asked,
      locale,
      brand: brand.name,
      attachments: attachments.length,
    });
    for (const to of recipients) await queueEmail(to, { ...notification, about }, tx);
    await pushNewRequest({ id, kind: declared.admin.label }, tx);
    // Counted last: a repeated submission sends nothing.
    if (confirmed && email && (await allowConfirmation(email, tx)))
      await queueEmail(email, { ...confirmationEmail(confirmed, siteAddress()), about }, tx);
    return true;
  });
  const isShown = confirmed && !declared.mail?.isNoticeOnly;
  return { isNew, ...(isShown && { confirmation: confirmed.confirmation }) };
}

function rowOf(
  { origin, store }: RequestDeclaration,
  asked: NewRequest,
  { attachments, path }: Submission,
): typeof leads.$inferInsert {
  const { name, email, whatsapp, message, phone, subject, details, consentVersion: _, ...offer } = asked;
  const written = { name, email, message };
  if (store === "message")
    return { ...written, phone: phone || null, subject } as unknown as typeof leads.$inferInsert;
  const kept = attachments.length > 0 ? { ...details, attachments } : details;
  return { ...written, whatsapp, ...offer, details: kept, origin, originPath: path };
}
