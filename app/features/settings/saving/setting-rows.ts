import { newKey } from "#app/ui/forms/new-key.ts";
import type { Part } from "./setting-parts.ts";
import { hasIds } from "./setting-shapes.rules.ts";

/** `token`: names its fields until it is saved; see `readSetting`. `key`: what is typed stays with it when the token changes. */
export type Row = { key: string; token: string; value: unknown };

/** `typed`: tokens of the rows as they were sent or kept. */
export function rowsOf({ schema, value }: Part, typed: readonly string[] | undefined): Row[] {
  return ((value ?? []) as { id?: string }[]).map((item, at) => {
    const token = typed?.[at] ?? (hasIds(schema) ? String(item.id) : String(at));
    return { key: token, token, value: item };
  });
}

export function newRow(): Row {
  const key = newKey();
  return { key, token: key, value: undefined };
}

export const isSameRows = (one: readonly Row[], other: readonly Row[] | null): boolean =>
  tokensOf(one).join() === (other && tokensOf(other).join());

/** Rows as they are saved now, in place of those that are shown. */
export function renewed(saved: readonly Row[], shown: readonly Row[]): Row[] {
  const keys = new Map(shown.map(({ token, key }) => [token, key]));
  return saved.map((row) => ({ ...row, key: keys.get(row.token) ?? newKey() }));
}

/** What was sent is shown as it was saved, with what was added, moved and removed since. */
export function withSaved(rows: readonly Row[], sent: readonly Row[], saved: readonly Row[]): Row[] {
  const places = new Map(tokensOf(sent).map((token, at) => [token, at]));
  if (sent.length !== saved.length)
    return [...renewed(saved, rows), ...rows.filter(({ token }) => !places.has(token))];
  return rows.map((row) => ({ ...(saved[places.get(row.token) ?? -1] ?? row), key: row.key }));
}

const tokensOf = (rows: readonly Row[]) => rows.map(({ token }) => token);
