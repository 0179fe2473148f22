import type { Editor } from "#app/accounts/guard.server.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { insertDocument } from "#app/platform/db/content/content-documents.server.ts";
import { writeState } from "#app/platform/db/content/content-rows.server.ts";
import { type ContentState, emptyState } from "#app/platform/db/content/content-state.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { fieldValue } from "../field-cells.ts";
import { refuseStale, refuseTouched } from "../imports/stale-import.ts";
import type { WrittenLine } from "../plan.ts";
import { contentOf, type ListKind, typeIn } from "./list-kinds.server.ts";
import { begun, cellsOf, type ListRecord, readList } from "./list-records.server.ts";
import { listSheetTexts } from "./list-sheet.texts.ts";

const { answers } = listSheetTexts;

type Options = { watch: Watch; pause: () => void };

export async function writeList(
  tx: Transaction,
  kind: ListKind,
  lines: WrittenLine[],
  { watch, pause }: Options,
): Promise<void> {
  const records = await readList(kind);
  refuseStale(lines, records);
  const known = lines.flatMap(({ key }) => records.get(key) ?? []);
  for (const [content, own] of Map.groupBy(known, (record) => record.content))
    await watch(content, ...own.map(({ id }) => id));
  for (const line of lines) {
    const present = records.get(line.key);
    if (present) await writeState(tx, present.content, present.id, stateOf(kind, line));
    else await insertLine(tx, kind, line, watch);
    pause();
  }
}

export async function removeListed(editor: Editor, kind: ListKind, lines: WrittenLine[]): Promise<void> {
  const records = await readList(kind);
  refuseTouched(lines, records, (key) => {
    const { type, slug } = placeOf(kind, key);
    return cellsOf(kind, type, begun(kind, type, slug));
  });
  for (const { key } of lines) {
    const { content, id } = records.get(key) as ListRecord;
    await removeContent(editor, content, id);
  }
}

function stateOf(
  { columns }: ListKind,
  { changes }: WrittenLine,
  state: ContentState = emptyState(),
): ContentState {
  for (const { column: id, after } of changes) {
    const column = columns.find((one) => one.id === id);
    if (id === "active") state.all.active = after === answers.yes;
    else if (column && "declared" in column)
      state[column.locale][column.field] = fieldValue(column.declared, after);
  }
  return state;
}

function placeOf(kind: ListKind, key: string) {
  const [slug = "", of = ""] = key.split("/").reverse();
  return { type: typeIn(kind, { kind: of }), slug };
}

async function insertLine(tx: Transaction, kind: ListKind, line: WrittenLine, watch: Watch): Promise<void> {
  const { type, slug } = placeOf(kind, line.key);
  const content = contentOf(kind, type);
  const state = stateOf(kind, line, begun(kind, type, slug));
  watch.created(content, await insertDocument(tx, content.document, state));
}
