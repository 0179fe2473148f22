import { createHmac } from "node:crypto";
import { telephoneReadings } from "#app/i18n/telephone.ts";
import { env } from "#app/platform/env.server.ts";

/** Domain separation for the secret. */
const PURPOSE = "subject-digest";

/** Keyed digests of a person's addresses: comparable, not readable. The key prevents trying all numbers. */
export function digestsOf({ email, whatsapp }: { email?: string; whatsapp?: string }): string[] {
  const subjects = [
    ...(email ? [`email:${email.trim().toLowerCase()}`] : []),
    ...(whatsapp ? telephoneReadings(whatsapp).map((digits) => `phone:${digits}`) : []),
  ];
  return subjects.map((subject) =>
    createHmac("sha256", `${PURPOSE}:${env().authSecret}`).update(subject).digest("base64url"),
  );
}
