import type { Editor } from "#app/features/accounts/guard.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import type { Watch } from "#app/platform/db/change-tracking.server.ts";
import { insertDocument } from "#app/platform/db/content-documents.server.ts";
import type { DocumentKind } from "#app/platform/db/content-kind.ts";
import { writeState } from "#app/platform/db/content-rows.server.ts";
import { type ContentState, emptyState } from "#app/platform/db/content-state.ts";
import { removeContent } from "#app/platform/db/content-trash.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import type { ListKind, ListRow } from "./list-kinds.server.ts";
import { type ListRecord, readList } from "./list-records.server.ts";
import { turned, type WrittenLine } from "./plan.ts";
import { refuseStale } from "./stale-import.ts";

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
    if (present) await writeState(tx, present.content, present.id, stateOf(kind, present.content, line));
    else await insertLine(tx, kind, line, watch);
    pause();
  }
}

export async function removeListed(editor: Editor, kind: ListKind, lines: WrittenLine[]): Promise<void> {
  const records = await readList(kind);
  refuseStale(
    lines.map((line) => ({ ...line, isNew: false, changes: line.changes.map(turned) })),
    records,
  );
  for (const { key } of lines) {
    const { content, id } = records.get(key) as ListRecord;
    await removeContent(editor, content, id);
  }
}

const columnOf = ({ columns }: ListKind, id: string) => columns.find((column) => column.id === id);

function stateOf(
  kind: ListKind,
  content: DocumentKind,
  { changes }: WrittenLine,
  begun: ListRow = {},
): ContentState {
  const state = emptyState();
  const own = Object.assign(
    {},
    begun,
    ...changes.map(({ column, after }) => columnOf(kind, column)?.set(after)),
  );
  for (const [name, value] of Object.entries(own))
    state[content.document.fields[name]?.isLocalized ? DEFAULT_LOCALE : "all"][name] = value;
  for (const { column, after } of changes) {
    const word = columnOf(kind, column)?.word;
    if (word) state[word.locale][word.field] = after;
  }
  return state;
}

async function insertLine(tx: Transaction, kind: ListKind, line: WrittenLine, watch: Watch): Promise<void> {
  const [slug, of = ""] = line.key.split("/").reverse();
  const cells = Object.fromEntries(line.changes.map(({ column, after }) => [column, after]));
  const begun = { ...kind.begin({ ...cells, kind: of }), slug };
  const content = kind.contents[begun.kind] as DocumentKind;
  const state = stateOf(kind, content, line, begun);
  watch.created(content, await insertDocument(tx, content.document, state));
}
