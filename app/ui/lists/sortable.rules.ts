export const STEPS = ["first", "back", "forward", "last"] as const;
export type Step = (typeof STEPS)[number];

/** What moved, and the order of before. */
export type Sorted = { id: string; before: string[] };

/** Returns the same list when nothing moves. */
export function placed(ids: readonly string[], id: string, place: number): string[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(place, ids.length - 1));
  if (from < 0 || from === to) return [...ids];
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

export function stepped(ids: readonly string[], id: string, step: Step): string[] {
  const from = ids.indexOf(id);
  const places: Record<Step, number> = { first: 0, back: from - 1, forward: from + 1, last: ids.length - 1 };
  return placed(ids, id, places[step]);
}

/** `order`: ids, comma separated; `move` (without script): one step as `back:ID`. */
export function readOrder(fields: FormData, current: readonly string[]): string[] {
  const [step, id] = String(fields.get("move") ?? "").split(":");
  if (id && STEPS.includes(step as Step)) return stepped(current, id, step as Step);
  const asked = new Set(String(fields.get("order") ?? "").split(","));
  const known = [...asked].filter((one) => current.includes(one));
  return [...known, ...current.filter((one) => !asked.has(one))];
}
