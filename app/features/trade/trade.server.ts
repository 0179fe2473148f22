import { createLead } from "#app/features/leads/leads.server.ts";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { receiver, receiveSubmission } from "#app/features/submissions/submissions.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { accessForm } from "./trade.rules.ts";
import { tradeTexts } from "./trade.texts.ts";

/** The mail to the company is in its own language. */
const words = tradeTexts(DEFAULT_LOCALE).form;

const access = receiver({
  schema: accessForm,
  keep: ({ name, email, whatsapp, project, consent: _, ...details }, submission) =>
    createLead(
      {
        origin: "exclusive-access",
        name,
        email,
        whatsapp,
        message: project,
        details,
        emailLines: [
          `${words.profession}: ${words.professions[details.profession]}`,
          `${words.company}: ${details.company}`,
          `${words.city}: ${details.city}`,
          ...(details.registration ? [`${words.registration}: ${details.registration}`] : []),
        ],
        consentVersion: CONSENT_VERSIONS.trade,
      },
      submission,
    ),
});

/** Takes the form of /acesso-exclusivo. */
export function receiveAccessRequest(request: Request) {
  return receiveSubmission(request, { "exclusive-access": access });
}
