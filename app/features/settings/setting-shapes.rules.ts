import { z } from "zod";
import { type FieldKind, fieldKind, isTranslated } from "./setting-fields.rules.ts";

export type Shape =
  | { kind: "group"; parts: [name: string, schema: z.ZodType][] }
  | { kind: "items"; item: z.ZodObject; hasIds: boolean }
  | { kind: "hours"; item: z.ZodObject }
  | { kind: "paragraphs"; item: z.ZodType }
  | { kind: "pictures" | "lines" | "choices" | "switch" | "number" }
  | { kind: Exclude<FieldKind, "hours">; isTranslated: boolean };

export function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) {
    return { kind: "group", parts: Object.entries(schema.shape as Record<string, z.ZodType>) };
  }
  if (schema instanceof z.ZodArray) return listShape(schema, schema.element as z.ZodType);
  if (schema instanceof z.ZodBoolean) return { kind: "switch" };
  if (schema instanceof z.ZodNumber) return { kind: "number" };
  const kind = fieldKind(schema);
  if (kind === "hours") throw new Error("Opening hours are a list");
  return { kind, isTranslated: isTranslated(schema) };
}

function listShape(list: z.ZodArray, item: z.ZodType): Shape {
  if (item instanceof z.ZodObject && fieldKind(list) === "hours") return { kind: "hours", item };
  if (item instanceof z.ZodObject) return { kind: "items", item, hasIds: "id" in item.shape };
  if (item instanceof z.ZodEnum) return { kind: "choices" };
  if (fieldKind(item) === "picture") return { kind: "pictures" };
  return isTranslated(item) ? { kind: "paragraphs", item } : { kind: "lines" };
}

export function limitsOf(schema: z.ZodType): { min?: number; max?: number } {
  if (!(schema instanceof z.ZodNumber)) return {};
  const { minValue, maxValue } = schema;
  return {
    ...(minValue !== null && Number.isSafeInteger(minValue) && { min: minValue }),
    ...(maxValue !== null && Number.isSafeInteger(maxValue) && { max: maxValue }),
  };
}

export function isRequired(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString && (schema.minLength ?? 0) > 0;
}
