import type { Editor } from "#app/features/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { removeContent } from "#app/platform/db/content-trash.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { endPlace } from "#app/platform/db/row-order.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { newId } from "#app/platform/ids.ts";
import { inParts, replaceRows } from "./batches.server.ts";
import type { ListKind, ListRow } from "./list-kinds.server.ts";
import { type ListRecord, readList } from "./list-records.server.ts";
import { turned, type WrittenLine } from "./plan.ts";
import { refuseStale } from "./stale-import.ts";
import { saveWordChanges, type WordChange } from "./word-changes.server.ts";

type Options = { watch: Watch; pause: () => void };

/** Writes lines in few statements. Refuses when a cell changed since it was read. */
export async function writeList(
  tx: Transaction,
  kind: ListKind,
  lines: WrittenLine[],
  { watch, pause }: Options,
): Promise<void> {
  const { content } = kind;
  const records = await readList(kind);
  refuseStale(lines, records);
  await watch(content, ...lines.flatMap(({ key }) => records.get(key)?.id ?? []));
  const fresh: ListRow[] = [];
  const changed: ListRow[] = [];
  const words: WordChange[] = [];
  for (const line of lines) {
    const present = records.get(line.key);
    const row = present ? present.row : newRow(kind, line);
    const next = { ...row, ...Object.assign({}, ...line.changes.map(setBy(kind))), updatedAt: now() };
    (present ? changed : fresh).push(next);
    words.push(...wordsOf(kind, line, String(row.id)));
  }
  for (const part of inParts(await placed(tx, kind, fresh))) {
    await tx.insert(content.table).values(part);
    pause();
  }
  for (const part of inParts(changed)) {
    await replaceRows(tx, content.table, part);
    pause();
  }
  await saveWordChanges(tx, content.entity, words);
  if (lines.some(({ changes }) => changes.some(({ column }) => column === "place")))
    await kind.renumber?.(tx);
  for (const { id } of fresh) watch.created(content, String(id));
  pause();
}

/** Puts into the trash what an import brought, when it still is as it was brought. */
export async function removeListed(editor: Editor, kind: ListKind, lines: WrittenLine[]): Promise<void> {
  const records = await readList(kind);
  refuseStale(
    lines.map((line) => ({ ...line, isNew: false, changes: line.changes.map(turned) })),
    records,
  );
  for (const { key } of lines) await removeContent(editor, kind.content, (records.get(key) as ListRecord).id);
}

const columnOf = ({ columns }: ListKind, id: string) => columns.find((column) => column.id === id);

const setBy =
  (kind: ListKind) =>
  ({ column, after }: WrittenLine["changes"][number]): ListRow =>
    columnOf(kind, column)?.set(after) ?? {};

function newRow(kind: ListKind, { key, changes }: WrittenLine): ListRow {
  const [slug, of] = key.split("/").reverse();
  const cells = {
    ...Object.fromEntries(changes.map(({ column, after }) => [column, after])),
    kind: of ?? "",
  };
  return { ...kind.begin(cells), id: newId(), slug, createdAt: now() };
}

/** After those that are there, in the order of the sheet. */
async function placed(tx: Transaction, kind: ListKind, rows: ListRow[]): Promise<ListRow[]> {
  const result: ListRow[] = [];
  for (const own of Map.groupBy(rows, (row) => row.kind).values()) {
    const [first] = own;
    const place = first && (await endPlace(tx, kind.content.table as never, "last", kind.among?.(first)));
    result.push(...own.map((row, at) => ({ ...row, displayOrder: (place ?? 1) + at })));
  }
  return result;
}

function wordsOf(kind: ListKind, { changes }: WrittenLine, id: string): WordChange[] {
  return changes.flatMap(({ column, after }) => {
    const word = columnOf(kind, column)?.word;
    return word ? [{ id, ...word, value: after }] : [];
  });
}
