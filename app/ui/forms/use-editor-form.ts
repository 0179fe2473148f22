import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { type FormEvent, useEffect, useState } from "react";
import type { z } from "zod";
import { focusRefused } from "../feedback/toast.tsx";
import { isValidation } from "./is-validation.ts";
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
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // Its messages are shown in the render that follows.
    if (answer?.error) setRefusals((count) => count + 1);
  }, [answer]);
  useEffect(() => {
    // The library focuses the field itself, which may be hidden.
    const isFocused = document.activeElement?.matches("[aria-invalid=true]");
    if (refusals > 0 && !isFocused) focusRefused(document.getElementById(id));
  }, [refusals, id]);
  /** Says whether somebody sent the form, and it is refused. */
  function onSubmit(event: FormEvent<HTMLFormElement>): boolean {
    form.onSubmit(event);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isRefused = event.defaultPrevented && !isValidation(submitter);
    if (isRefused) setRefusals((count) => count + 1);
    return isRefused;
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
