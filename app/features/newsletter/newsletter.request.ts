import { defineRequest } from "#app/features/requests/define-request.ts";
import { email } from "#app/features/requests/request-fields.rules.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { newsletterAdminTexts } from "./newsletter-admin.texts.ts";

/** An address for the newsletter. Its owner agrees by the link of the mail that confirms it, so that there is no box. */
export const newsletterRequest = defineRequest({
  type: "newsletter",
  store: "subscription",
  fields: { email: email() },
  texts: (locale) => {
    const { form, confirmation } = newsletterTexts(locale);
    return { labels: form, submit: form.subscribe, confirmed: confirmation.title };
  },
  admin: { label: newsletterAdminTexts.title },
  /** Version of the words that a subscriber agreed to; a new wording gets a new one. */
  consent: { version: "newsletter-2026-11" },
  // So that nobody fills strangers' mailboxes from here.
  limit: 8,
});
