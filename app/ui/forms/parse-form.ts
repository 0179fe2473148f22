import { parse } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { boundedFields, knownFields } from "./form-bounds.ts";

/** The only reader of editors' forms, on both sides. */
export function parseForm<S extends z.ZodType>(form: FormData, { schema }: { schema: S }) {
  return parseWithZod(boundedFields(form), { schema });
}

/** For forms from the public: reads only the schema's own names. */
export function parseFlatForm<S extends z.ZodObject>(form: FormData, { schema }: { schema: S }) {
  return parseWithZod(knownFields(form, Object.keys(schema.shape)), { schema });
}

/** Fields as objects and lists, without validation. */
export const payloadOf = (form: FormData): Record<string, unknown> =>
  parse(boundedFields(form), { resolve: () => ({ value: {} }) }).payload;
