import { parse } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { boundedFields, knownFields } from "./form-bounds.ts";

/** Reads an editor's form, with its lists and groups, by its schema: the one way to do so, on both sides. */
export function parseForm<S extends z.ZodType>(form: FormData, { schema }: { schema: S }) {
  return parseWithZod(boundedFields(form), { schema });
}

/** Reads a form that somebody unknown may post: its schema's own names, and nothing else, are looked at. */
export function parseFlatForm<S extends z.ZodObject>(form: FormData, { schema }: { schema: S }) {
  return parseWithZod(knownFields(form, Object.keys(schema.shape)), { schema });
}

/** What the fields say, as objects and lists, without asking whether it is right. */
export const payloadOf = (form: FormData): Record<string, unknown> =>
  parse(boundedFields(form), { resolve: () => ({ value: {} }) }).payload;
