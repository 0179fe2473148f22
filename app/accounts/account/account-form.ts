import { type DefaultValue, type FormMetadata, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { type RefObject, useRef } from "react";
import { useNavigation } from "react-router";
import type { z } from "zod";
import type { Outcome } from "#app/platform/outcome.ts";
import { useOutcomeToast } from "#app/ui/feedback/toast.tsx";
import { parseForm } from "#app/ui/forms/parse-form.ts";
import type { FormResult } from "../read-form.ts";
import { useClearedSecrets } from "../use-cleared-secrets.ts";

type Fields = Record<string, unknown>;

/** What a form around the fields needs. */
export type AccountFormState = {
  form: Pick<FormMetadata<Fields>, "id" | "onSubmit">;
  element: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  outcome: Outcome<unknown> | undefined;
};

export function useAccountForm<Input extends Fields, Output extends Fields>(
  id: string,
  schema: z.ZodType<Output, Input>,
  result: FormResult | undefined,
  defaultValue?: DefaultValue<Input>,
) {
  const element = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const [form, fields] = useForm<Input, Output>({
    id,
    constraint: getZodConstraint(schema),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    lastResult: result?.result ?? null,
    ...(defaultValue && { defaultValue }),
    onValidate: ({ formData }) => parseForm(formData, { schema }),
  });
  useOutcomeToast(result?.outcome);
  // Without a result of the form it never arrived.
  useClearedSecrets(element, result?.result && result.outcome);
  const isBusy = navigation.state !== "idle" && navigation.formData?.get("form") === id;
  return { form, fields, element, isBusy, outcome: result?.outcome };
}
