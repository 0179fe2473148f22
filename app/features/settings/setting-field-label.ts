import { settingLabels } from "./setting-labels.texts.ts";

/** Of a setting, a field in it or a text in a list (`home.craft.facts.knots.term`). */
export function labelAt(field: string): unknown {
  let label: unknown = settingLabels;
  for (const part of field.split(".")) {
    if (typeof label !== "object" || label === null) return undefined;
    const node = label as Record<string, unknown>;
    label = "add" in node ? (node.fields ?? node) : node[part];
  }
  return label;
}

/** Several fields in one are called as the first of them. */
export function settingFieldLabel(field: string): string | undefined {
  let label = labelAt(field);
  while (typeof label === "object" && label !== null)
    label = "label" in label ? label.label : Object.values(label)[0];
  return typeof label === "string" ? label : undefined;
}
