import { createLead } from "#app/features/leads/leads.server.ts";
import { CONSENT_VERSIONS } from "#app/features/privacy/consent.rules.ts";
import { receiver, receiveSubmission } from "#app/features/submissions/submissions.server.ts";
import { accessForm } from "./trade.rules.ts";

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
        consentVersion: CONSENT_VERSIONS.trade,
      },
      submission,
    ),
});

/** Takes the form of /acesso-exclusivo. */
export function receiveAccessRequest(request: Request) {
  return receiveSubmission(request, { "exclusive-access": access });
}
