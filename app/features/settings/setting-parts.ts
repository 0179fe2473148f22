import type { z } from "zod";
import type { Label } from "./setting-labels.texts.ts";
import { type Shape, shapeOf } from "./setting-shapes.rules.ts";

export type Part = { name: string; schema: z.ZodType; label: unknown; value: unknown };

export type Leaf = Part & { shape: Exclude<Shape, { kind: "group" }> };

export function leavesOf(part: Part): Leaf[] {
  const shape = shapeOf(part.schema);
  if (shape.kind !== "group") return [{ ...part, shape }];
  const labels = part.label as Record<string, unknown>;
  const values = (part.value ?? {}) as Record<string, unknown>;
  return shape.parts
    .filter(([name]) => name !== "id")
    .flatMap(([name, schema]) =>
      leavesOf({ name: `${part.name}.${name}`, schema, label: labels[name], value: values[name] }),
    );
}

export const isTranslatedLeaf = ({ shape }: Leaf): boolean => "isTranslated" in shape && shape.isTranslated;

export const isList = ({ shape }: Leaf): boolean => shape.kind === "items" || shape.kind === "paragraphs";

export function labelOf(label: unknown): { label: string; help?: string } {
  return typeof label === "string" ? { label } : (label as Exclude<Label, string>);
}
