import type { Part } from "./setting-parts.ts";
import { hasIds } from "./setting-shapes.rules.ts";

/** `token`: names its fields. A new one's stays until it is saved; see `readSetting`. */
export type Row = { token: string; value: unknown };

export function rowsOf({ schema, value }: Part): Row[] {
  return ((value ?? []) as { id?: string }[]).map((item, at) => ({
    token: hasIds(schema) ? String(item.id) : String(at),
    value: item,
  }));
}

export const isSameRows = (one: readonly Row[], other: readonly Row[] | null): boolean =>
  tokensOf(one).join() === (other && tokensOf(other).join());

/** What was sent is shown as it was saved, with what was added, moved and removed since. */
export function withSaved(rows: readonly Row[], sent: readonly Row[], saved: readonly Row[]): Row[] {
  const places = new Map(tokensOf(sent).map((token, at) => [token, at]));
  if (sent.length !== saved.length) return [...saved, ...rows.filter(({ token }) => !places.has(token))];
  return rows.map((row) => saved[places.get(row.token) ?? -1] ?? row);
}

const tokensOf = (rows: readonly Row[]) => rows.map(({ token }) => token);
