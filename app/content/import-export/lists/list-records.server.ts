import type { DocumentKind } from "#app/platform/db/content/content-kind.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { type ContentState, emptyState } from "#app/platform/db/content/content-state.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type Cells, canonical } from "../cells.rules.ts";
import { fieldText } from "../field-cells.ts";
import { readFormerSlugs } from "../former-slugs.server.ts";
import { contentOf, keyOf, type ListKind, type ListType, typesOf } from "./list-kinds.server.ts";
import { listSheetTexts as texts } from "./list-sheet.texts.ts";

export type ListRecord = { id: string; content: DocumentKind; cells: Cells };

/** In the owner's order, by key. */
export async function readList(kind: ListKind): Promise<Map<string, ListRecord>> {
  const records = new Map<string, ListRecord>();
  for (const type of typesOf(kind)) {
    const content = contentOf(kind, type);
    const states = [...(await readStates(db(), content))].sort(
      ([one, { all }], [other, { all: next }]) =>
        Number(all.displayOrder) - Number(next.displayOrder) || (one < other ? 1 : -1),
    );
    for (const [id, state] of states) {
      const key = keyOf(kind, type, String(state.all.slug));
      records.set(key, { id, content, cells: cellsOf(kind, type, state) });
    }
  }
  return records;
}

/** Present key by a key with a former address, as sheets have it that were exported before a change. */
export async function readFormerKeys(kind: ListKind): Promise<Map<string, string>> {
  const known = new Map(typesOf(kind).map((type) => [contentOf(kind, type).document.type, type]));
  return new Map(
    (await readFormerSlugs()).flatMap(({ type, from, to }) => {
      const own = known.get(type);
      return own && to !== null ? [[keyOf(kind, own, from), keyOf(kind, own, to)] as const] : [];
    }),
  );
}

/** What something new begins with. */
export function begun(kind: ListKind, type: ListType, slug: string): ContentState {
  const state = emptyState();
  for (const [name, { initial }] of Object.entries(contentOf(kind, type).document.fields))
    if (typeof initial === "string" && initial !== "") state.all[name] = initial;
  Object.assign(state.all, { slug, active: false });
  return state;
}

export const cellsOf = ({ columns }: ListKind, type: ListType, state: ContentState): Cells =>
  Object.fromEntries(
    columns.map((column) => {
      if ("declared" in column)
        return [column.id, canonical(fieldText(column.declared, state[column.locale][column.field]))];
      if (column.id === "kind") return [column.id, texts.kinds[type as keyof typeof texts.kinds]];
      if (column.id === "active")
        return [column.id, texts.answers[state.all.active === false ? "no" : "yes"]];
      return [column.id, String(state.all[column.id] ?? "")];
    }),
  );
