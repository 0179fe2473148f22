import { type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { z } from "zod";
import type { Outcome } from "#app/platform/outcome.ts";
import { useOutcomeToast } from "#app/ui/toast.tsx";

/** What the actions of this feature answer: the form to show again, and how it went. */
export type FormAnswer = { result?: SubmissionResult<string[]>; outcome?: Outcome<unknown> };

const SECRETS = ["password", "newPassword", "confirmation", "code"];

/** Reads a posted form by its schema. A refused one is sent back with what was typed, except secrets. */
export function readForm<S extends z.ZodType>(formData: FormData, schema: S) {
  const submission = parseWithZod(formData, { schema });
  const answer = (outcome?: Outcome<unknown>): FormAnswer => ({
    result: submission.reply({
      hideFields: SECRETS,
      ...(outcome?.fieldErrors && { fieldErrors: outcome.fieldErrors }),
    }),
    ...(outcome && { outcome }),
  });
  return { value: submission.status === "success" ? submission.value : undefined, answer };
}

/** A form of this feature: checked at submit, then at each change, on both sides by one schema. */
export function useAccountForm<S extends z.ZodType<Record<string, unknown>, Record<string, unknown>>>(
  id: string,
  schema: S,
  answer: FormAnswer | undefined,
  defaultValue?: Record<string, string>,
) {
  const element = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const [form, fields] = useForm<z.input<S>>({
    id,
    constraint: getZodConstraint(schema),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    ...(answer?.result && { lastResult: answer.result }),
    ...(defaultValue && { defaultValue: defaultValue as never }),
    onValidate: ({ formData }: { formData: FormData }) => parseWithZod(formData, { schema }),
  } as never);
  useOutcomeToast(answer?.outcome);
  useEffect(() => {
    if (!answer?.outcome) return;
    for (const secret of element.current?.querySelectorAll<HTMLInputElement>("[data-secret]") ?? [])
      secret.value = "";
  }, [answer]);
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("form") === id;
  return { form, fields, element, isBusy };
}
