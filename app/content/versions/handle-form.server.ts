import type { SubmissionResult } from "@conform-to/react";
import type { z } from "zod";
import { type BaseVersion, readBaseVersion } from "#app/platform/base-version.ts";
import { type FieldErrors, type Outcome, refused, type ToastWords } from "#app/platform/outcome.ts";
import { withFallback } from "#app/platform/with-fallback.server.ts";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import { orConflict } from "./conflict.server.ts";
import type { ConflictResult } from "./value-view.ts";

type FormOutcome = Outcome<{ form?: SubmissionResult<string[]> } & ConflictResult>;
export type Refuse = (toast?: ToastWords, fieldErrors?: FieldErrors) => FormOutcome;

type Handling<Form, Saved> = {
  schema: z.ZodType<Form>;
  /** Said of fields that are not valid. */
  invalid: (errors: Record<string, string[] | null>) => ToastWords | undefined;
  failed: ToastWords;
  save: (form: Form, refuse: Refuse, baseVersion: BaseVersion | undefined) => Promise<Saved>;
};

/** What is not saved comes back as it was typed, with what is wrong with it. */
export async function handleForm<Form, Saved>(
  fields: FormData,
  { schema, invalid, failed, save }: Handling<Form, Saved>,
): Promise<Saved | FormOutcome> {
  const submission = parseForm(fields, { schema });
  const refuse: Refuse = (toast, fieldErrors) => ({
    ...refused(toast),
    value: { form: submission.reply({ ...(fieldErrors && { fieldErrors }) }) },
  });
  if (submission.status !== "success") return refuse(invalid(submission.error ?? {}));
  const baseVersion = readBaseVersion(fields);
  return withFallback(refuse(failed), "A form could not be saved", () =>
    orConflict({ form: submission.reply() }, () => save(submission.value, refuse, baseVersion)),
  );
}
