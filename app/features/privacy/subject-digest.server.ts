import { createHmac } from "node:crypto";
import { internationalDigits } from "#app/i18n/telephone.ts";
import { env } from "#app/platform/env.server.ts";

/** Keeps this use of the secret apart from every other. */
const PURPOSE = "subject-digest";

/**
 * What stands for a person's addresses where they may no longer stand themselves: found again by whoever brings the
 * address, and read by nobody. The server's secret keeps others from trying every number there is.
 */
export function digestsOf({ email, whatsapp }: { email?: string; whatsapp?: string }): string[] {
  const subjects = [
    ...(email ? [`email:${email.trim().toLowerCase()}`] : []),
    ...(whatsapp ? [`phone:${internationalDigits(whatsapp)}`] : []),
  ];
  return subjects.map((subject) =>
    createHmac("sha256", `${PURPOSE}:${env().authSecret}`).update(subject).digest("base64url"),
  );
}
