import { defineRequest } from "#app/requests/define-request.ts";
import { choice, email, line, personName, telephone, text } from "#app/requests/request-fields.rules.ts";
import { tradeAdminTexts, tradeTexts } from "./trade.texts.ts";

export const tradeRequest = defineRequest({
  type: "exclusive-access",
  fields: {
    profession: choice(["architecture", "interiors", "shop"]),
    name: personName({ isPaired: true }),
    company: line({ isPaired: true, autoComplete: "organization" }),
    email: email({ isPaired: true }),
    whatsapp: telephone({ isPaired: true }),
    city: line({ isPaired: true, autoComplete: "address-level2" }),
    registration: line({ isOptional: true, isPaired: true }),
    project: text({ isOptional: true, rows: 3, keptAs: "message" }),
  },
  texts: (locale) => tradeTexts(locale).request,
  admin: tradeAdminTexts,
  consent: { version: "trade-2026-11", digest: "f31cd32017699de8" },
});
