import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { insertDocument } from "#app/platform/db/content-documents.server.ts";
import { writeState } from "#app/platform/db/content-rows.server.ts";
import { type ContentState, emptyState } from "#app/platform/db/content-state.ts";
import { removeContent } from "#app/platform/db/content-trash.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { endPlace } from "#app/platform/db/row-order.ts";
import type { Watch } from "#app/platform/db/watching.server.ts";
import { newId } from "#app/platform/ids.ts";
import type { ListKind, ListRow } from "./list-kinds.server.ts";
import { type ListRecord, readList } from "./list-records.server.ts";
import { turned, type WrittenLine } from "./plan.ts";
import { refuseStale } from "./stale-import.ts";

type Options = { watch: Watch; pause: () => void };

/** Writes lines. Refuses when a cell changed since it was read. */
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
  for (const line of lines) {
    const present = records.get(line.key);
    if (present) await writeState(tx, content, present.id, stateOf(kind, line));
    else watch.created(content, await insertLine(tx, kind, line));
    pause();
  }
  if (lines.some(({ changes }) => changes.some(({ column }) => column === "place")))
    await kind.renumber?.(tx);
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

/** What a line says, by language. */
function stateOf(kind: ListKind, { changes }: WrittenLine, begun: ListRow = {}): ContentState {
  const state = emptyState();
  const own = Object.assign(
    {},
    begun,
    ...changes.map(({ column, after }) => columnOf(kind, column)?.set(after)),
  );
  for (const [name, value] of Object.entries(own))
    state[kind.content.words.includes(name) ? DEFAULT_LOCALE : "all"][name] = value;
  for (const { column, after } of changes) {
    const word = columnOf(kind, column)?.word;
    if (word) state[word.locale][word.field] = after;
  }
  return state;
}

/** After those that are there. */
async function insertLine(tx: Transaction, kind: ListKind, line: WrittenLine): Promise<string> {
  const [slug, of = ""] = line.key.split("/").reverse();
  const cells = Object.fromEntries(line.changes.map(({ column, after }) => [column, after]));
  const begun = { ...kind.begin({ ...cells, kind: of }), slug };
  const state = stateOf(kind, line, begun);
  const { document, table } = kind.content;
  if (document) return insertDocument(tx, document, state);
  const row: ListRow = { ...state.all, ...state[DEFAULT_LOCALE], id: newId() };
  const displayOrder = await endPlace(tx, table as never, "last", kind.among?.(row));
  await tx.insert(table).values({ ...row, displayOrder });
  await writeState(tx, kind.content, String(row.id), { ...state, all: {}, [DEFAULT_LOCALE]: {} });
  return String(row.id);
}
