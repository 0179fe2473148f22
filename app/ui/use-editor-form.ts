import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useState } from "react";
import type { z } from "zod";
import { parseForm } from "./parse-form.ts";
import { focusRefused } from "./toast.tsx";

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
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The library focuses the field itself, which may be hidden.
    const isFocused = document.activeElement?.matches("[aria-invalid=true]");
    if (refusals > 0 && !isFocused) focusRefused(document.getElementById(id));
  }, [refusals, id]);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    if (event.defaultPrevented) setRefusals((count) => count + 1);
  }
  const attributes = {
    ...getFormProps(form),
    onSubmit,
    method: "post",
    replace: true,
    preventScrollReset: true,
  } as const;
  return { attributes, errors: form.allErrors, onSubmit };
}
