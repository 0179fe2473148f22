import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import { parseForm } from "./parse-form.ts";

/** A form that is validated when it is sent, and from then on while it is corrected; `answer` is the server's. */
export function useEditorForm(
  id: string,
  schema: z.ZodType<Record<string, unknown>>,
  answer: SubmissionResult<string[]> | null | undefined,
) {
  const [form] = useForm({
    id,
    lastResult: answer ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseForm(formData, { schema }),
  });
  const attributes = {
    ...getFormProps(form),
    method: "post",
    replace: true,
    preventScrollReset: true,
  } as const;
  return { attributes, errors: form.allErrors, onSubmit: form.onSubmit };
}
