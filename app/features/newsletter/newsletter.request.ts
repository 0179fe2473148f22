import { defineRequest } from "#app/requests/define-request.ts";
import { email } from "#app/requests/request-fields.rules.ts";
import { newsletterTexts } from "./newsletter.texts.ts";
import { newsletterAdminTexts } from "./newsletter-admin.texts.ts";

/** Consent is given by the confirmation link, so there is no checkbox. */
export const newsletterRequest = defineRequest({
  type: "newsletter",
  store: "subscription",
  fields: { email: email() },
  texts: (locale) => {
    const { form, confirmation } = newsletterTexts(locale);
    return { labels: form, submit: form.subscribe, confirmed: confirmation.title };
  },
  admin: { label: newsletterAdminTexts.title },
  /** Change it with the wording. */
  consent: { version: "newsletter-2026-11" },
  // Prevents mail bombing.
  limit: 8,
});
