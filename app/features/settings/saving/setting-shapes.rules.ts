import { z } from "zod";
import type { SettingMeta } from "../fields/setting-fields.rules.ts";

export const metaOf = (schema: z.ZodType) => (schema.meta() ?? {}) as Partial<SettingMeta>;

export const kindOf = (schema: z.ZodType): SettingMeta["kind"] =>
  metaOf(schema).kind ?? (schema instanceof z.ZodObject ? "group" : "line");

export const isTranslated = (schema: z.ZodType): boolean => metaOf(schema).isTranslated === true;

export const partsOf = (group: z.ZodType): [name: string, schema: z.ZodType][] =>
  group instanceof z.ZodObject ? Object.entries<z.ZodType>(group.shape) : [];

export function itemOf(list: z.ZodType): z.ZodType {
  if (!(list instanceof z.ZodArray)) throw new Error("This setting is no list");
  return list.element as z.ZodType;
}

export const hasIds = (list: z.ZodType): boolean => partsOf(itemOf(list)).some(([name]) => name === "id");

/** At a path within a setting; in a list its items' ids or numbers lead to their parts. */
export function schemaAt(schema: z.ZodType, path: readonly string[]): z.ZodType | undefined {
  const [part, ...rest] = path;
  if (part === undefined) return schema;
  const inner =
    schema instanceof z.ZodArray ? itemOf(schema) : partsOf(schema).find(([name]) => name === part)?.[1];
  return inner && schemaAt(inner, rest);
}

/** Of a setting and of all that it holds. */
export function labelsIn(schema: z.ZodType): string[] {
  const inner = schema instanceof z.ZodArray ? [itemOf(schema)] : partsOf(schema).map(([, part]) => part);
  return [metaOf(schema).label ?? [], inner.flatMap(labelsIn)].flat();
}

export const isInteger = (schema: z.ZodType): boolean => schema instanceof z.ZodNumber && schema.isInt;

export function limitsOf(schema: z.ZodType): { min?: number; max?: number } {
  if (!(schema instanceof z.ZodNumber)) return {};
  const { minValue, maxValue } = schema;
  return {
    ...(minValue !== null && Number.isSafeInteger(minValue) && { min: minValue }),
    ...(maxValue !== null && Number.isSafeInteger(maxValue) && { max: maxValue }),
  };
}
