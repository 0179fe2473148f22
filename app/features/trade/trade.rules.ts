import * as z from "zod/mini";
import {
  consent,
  emailAddress,
  line,
  message,
  optionalLine,
  optionalText,
  personName,
  telephone,
} from "#app/features/submissions/submissions.rules.ts";

export const PROFESSIONS = ["architecture", "interiors", "shop"] as const;
export type Profession = (typeof PROFESSIONS)[number];

/** What an applicant writes about the work. */
export const accessForm = z.object({
  profession: z.enum(PROFESSIONS, { error: message("chooseOne") }),
  name: personName,
  company: line(),
  email: emailAddress,
  whatsapp: telephone,
  city: line(),
  registration: optionalLine(),
  project: optionalText(),
  consent,
});
