import { inArray } from "drizzle-orm";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { recordConsent } from "#app/features/privacy/consents.server.ts";
import { getStoredSettings } from "#app/features/settings/settings.server.ts";
import {
  type Kept,
  receiver,
  receiveSubmission,
  type Submission,
} from "#app/features/submissions/submissions.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import { inTransaction } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { queueEmail } from "#app/platform/mail/post.server.ts";
import { messageEmail } from "./contact.mail.ts";
import { type ContactForm, contactForm } from "./contact.rules.ts";
import { messages } from "./messages.table.ts";

/** Takes the form of /contato. */
export function receiveMessage(request: Request) {
  return receiveSubmission(request, { contact: receiver({ schema: contactForm, keep: createMessage }) });
}

/** Keeps a message, its consent and the mail to the company: all or nothing, and once. */
async function createMessage(form: ContactForm, { keys, locale }: Submission): Promise<Kept> {
  const { contact } = await getStoredSettings(DEFAULT_LOCALE);
  const { consent, ...fields } = form;
  const textVersion = CONSENT_VERSIONS.contact;
  const id = newId();
  const isNew = await inTransaction(async (tx) => {
    const known = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(inArray(messages.submissionKey, keys));
    if (known.length > 0) return false;
    const [row] = await tx
      .insert(messages)
      .values({
        id,
        ...fields,
        locale,
        consentAt: now(),
        lastContactAt: now(),
        consentVersion: textVersion,
        submissionKey: keys[0],
      })
      .onConflictDoNothing({ target: messages.submissionKey })
      .returning({ id: messages.id });
    if (!row) return false;
    const { email } = fields;
    await recordConsent(tx, {
      purpose: "contact",
      textVersion,
      locale,
      email,
      entity: "messages",
      entityId: id,
    });
    const notification = { ...messageEmail({ form, locale }), about: { entity: "messages", id } };
    if (contact.email) await queueEmail(contact.email, notification, tx);
    return true;
  });
  return { isNew };
}
