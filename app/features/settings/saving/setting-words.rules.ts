import { z } from "zod";
import { isTranslated } from "./setting-shapes.rules.ts";

/** By path: "title", "facts.knots.term", "paragraphs.2". */
export type Words = Record<string, string>;

export function wordsOf(schema: z.ZodType, value: unknown): Words {
  const words: Words = {};
  rewrite(schema, value, "", (path, word) => {
    words[path] = word;
    return word;
  });
  return words;
}

export function withWords<T>(schema: z.ZodType, value: T, words: Words): T {
  return rewrite(schema, value, "", (path, word) => words[path] || word) as T;
}

export const withoutWords = (schema: z.ZodType, value: unknown): unknown =>
  rewrite(schema, value, "", () => "");

function rewrite(
  schema: z.ZodType,
  value: unknown,
  path: string,
  say: (path: string, word: string) => string,
): unknown {
  if (typeof value === "string") return isTranslated(schema) ? say(path, value) : value;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item, index) =>
      rewrite(schema.element as z.ZodType, item, join(path, nameOf(item, index)), say),
    );
  }
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    const shape: Record<string, z.ZodType> = schema.shape;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const field = shape[name];
        return [name, field ? rewrite(field, inner, join(path, name), say) : inner];
      }),
    );
  }
  return value;
}

/** By id, so that reordering keeps translations. */
function nameOf(item: unknown, index: number): string {
  const id = typeof item === "object" && item !== null && "id" in item ? item.id : undefined;
  return typeof id === "string" ? id : String(index);
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
