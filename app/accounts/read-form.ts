import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import type { Outcome } from "#app/platform/outcome.ts";
import { parseFlatForm } from "#app/ui/forms/parse-form.ts";

export type FormResult = { result?: SubmissionResult<string[]>; outcome?: Outcome<unknown> };

const SECRETS = ["password", "newPassword", "newSecret", "confirmation", "code"];

/** What a form shows again after a refusal: without secrets. */
export const typedIn = (fields: FormData): Record<string, string> =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => (SECRETS.includes(name) ? [] : [[name, String(value)]])),
  );

/** A refused form is returned with its values, except secrets. */
export function readForm<S extends z.ZodObject>(formData: FormData, schema: S) {
  const submission = parseFlatForm(formData, { schema });
  const reply = (outcome?: Outcome<unknown>): FormResult => ({
    result: submission.reply({
      hideFields: SECRETS,
      ...(outcome?.fieldErrors && { fieldErrors: outcome.fieldErrors }),
    }),
    ...(outcome && { outcome }),
  });
  return { value: submission.status === "success" ? submission.value : undefined, answer: reply };
}
