import type { z } from "zod";
import { isTranslated, kindOf, metaOf, partsOf } from "./setting-shapes.rules.ts";

/** `label`: instead of that of its schema. `controlKey`: of a control whose name may change; default: the name. */
export type Part = { name: string; schema: z.ZodType; value: unknown; label?: string; controlKey?: string };

/** Fields of a setting, down to those that have a control. */
export function leavesOf(part: Part): Part[] {
  if (kindOf(part.schema) !== "group") return [part];
  const values = (part.value ?? {}) as Record<string, unknown>;
  return partsOf(part.schema)
    .filter(([name]) => name !== "id")
    .flatMap(([name, schema]) =>
      leavesOf({
        ...{ name: `${part.name}.${name}`, schema, value: values[name] },
        ...(part.controlKey && { controlKey: `${part.controlKey}.${name}` }),
      }),
    );
}

export const keyOf = ({ controlKey, name }: Part): string => controlKey ?? name;

export const isTranslatedPart = ({ schema }: Part): boolean => isTranslated(schema);

export const isList = ({ schema }: Part): boolean => ["items", "paragraphs"].includes(kindOf(schema));

export function labelOf({ schema, label }: Part): { label: string; help?: string } {
  const { label: own = "", help } = metaOf(schema);
  return { label: label ?? own, ...(help && { help }) };
}
