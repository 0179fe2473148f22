import { parse, type Submission } from "@conform-to/react";
import type * as z from "zod/mini";
import { knownFields } from "./form-bounds.ts";

/** The validation library's small build, because public forms include it. */
export type FormSchema = z.ZodMiniObject;

/** Validates a flat form on both sides. Empty fields count as absent. */
export function checkForm<S extends FormSchema>(
  formData: FormData,
  schema: S,
): Submission<z.input<S>, string[], z.output<S>> {
  return parse<z.output<S>, string[]>(knownFields(formData, Object.keys(schema.shape)), {
    resolve(payload) {
      const filled = Object.entries(payload).filter(([, value]) => value !== "");
      const found = schema.safeParse(Object.fromEntries(filled));
      if (found.success) return { value: found.data };
      const error: Record<string, string[]> = {};
      for (const { path, message } of found.error.issues) {
        const field = path.join(".");
        error[field] = [...(error[field] ?? []), message];
      }
      return { error };
    },
  }) as Submission<z.input<S>, string[], z.output<S>>;
}
