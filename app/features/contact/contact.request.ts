import { defineRequest } from "#app/requests/define-request.ts";
import { email, line, personName, text } from "#app/requests/request-fields.rules.ts";
import { contactAdminTexts, contactTexts } from "./contact.texts.ts";

export const contactRequest = defineRequest({
  type: "contact",
  origin: "message",
  store: "message",
  fields: {
    name: personName(),
    email: email({ isPaired: true }),
    phone: line({ isOptional: true, max: 40, isPaired: true, autoComplete: "tel" }),
    subject: line({ min: 3, refusal: "subjectShort" }),
    message: text({ min: 10, refusal: "messageShort" }),
  },
  texts: (locale) => contactTexts(locale).request,
  admin: contactAdminTexts,
  consent: { version: "contact-2026-11", digest: "0f452d4318bca92c" },
  mail: { isNoticeOnly: true },
});
