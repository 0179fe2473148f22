import { isId } from "#app/platform/ids.ts";
import { LEAD_STATUSES, MESSAGE_STATUSES } from "#app/requests/inbox/inbox.rules.ts";
import { inboxTexts } from "#app/requests/inbox/inbox.texts.ts";
import { labelOfOrigin, MESSAGE_ORIGIN } from "#app/requests/inbox/requests.ts";
import {
  emailsIn,
  orderRetentionStart,
  retentionStart,
} from "#app/requests/personal-data/retention.rules.ts";
import type { Cells } from "../cells.rules.ts";
import type { CellChange, CellProblem } from "../import-export.table.ts";
import { lineOf, type PlannedLine, type SheetLine } from "../plan.ts";
import { lastContactIn, readSheetDate } from "./lead-cells.ts";
import { isTelephone, LEAD_COLUMNS, type LeadColumnId } from "./lead-columns.ts";
import { leadSheetTexts } from "./lead-sheet.texts.ts";

const { problems, nobody } = leadSheetTexts;
const { statuses } = inboxTexts;
const MESSAGE = labelOfOrigin(MESSAGE_ORIGIN);
const ALL = LEAD_COLUMNS.map(({ id }) => id);
const MOMENTS: LeadColumnId[] = ["received", "answered", "consent", "lastContact"];
const OF_LEADS: LeadColumnId[] = ["size", "price", "currency", "details", "page"];

export type RequestKind = "lead" | "message";
export type RequestRecord = { kind: RequestKind; cells: Cells; isRemoved: boolean };
export type Reach = { email: string; whatsapp: string };

export type KnownRequests = {
  requests: ReadonlyMap<string, RequestRecord>;
  /** Without an id: of the same kind, person and minute, or a new one. */
  idFor(cells: Cells): string;
  isErased(reach: Reach): boolean;
  today: Date;
};

type About = Pick<PlannedLine, "line" | "key" | "name">;
type Read = { cells: Cells; found: CellProblem[] };

export function readNew(typed: Cells): Read {
  const cells: Cells = {};
  const found: CellProblem[] = [];
  for (const { id, read } of LEAD_COLUMNS) {
    const value = typed[id] ?? "";
    const meant = read(value, {});
    if ("problem" in meant) found.push({ column: id, value, problem: meant.problem });
    else cells[id] = meant.text;
  }
  return { cells, found };
}

export const idIn = ({ id = "" }: Cells): string => id.toLowerCase();
export const kindIn = ({ origin }: Cells): RequestKind => (origin === MESSAGE ? "message" : "lead");

export function* planLeads(lines: SheetLine[], known: KnownRequests): Generator<PlannedLine> {
  const seen = new Map<string, number>();
  for (const { line, typed } of lines) {
    const read = readNew(typed);
    const key = idIn(typed) || known.idFor(read.cells);
    const before = key === "" ? undefined : seen.get(key);
    if (key !== "" && before === undefined) seen.set(key, line);
    const about = { line, key, name: typed.name || key };
    const wrong = keyProblem(key, before, known);
    const present = known.requests.get(key);
    if (isOfErased([reachOf(read.cells), ...refusedReaches(typed)], present, known)) yield ofNobody(line);
    else if (wrong) yield refusedNew(about, read, [{ column: "id", value: typed.id ?? "", problem: wrong }]);
    else if (present) yield planKnown({ ...about, name: present.cells.name ?? key }, typed, present);
    else yield planNew(about, read, known.today);
  }
}

/** Also when the line names somebody else's request; not when they have written again since. */
const isOfErased = (
  reaches: Reach[],
  present: RequestRecord | undefined,
  { isErased }: KnownRequests,
): boolean => reaches.some(isErased) && !(present && isErased(reachOf(present.cells)));

/** Addresses in a cell that is none: `Ana <ana@example.com>`. */
const refusedReaches = ({ email = "" }: Cells): Reach[] =>
  emailsIn(email).map((address) => ({ email: address, whatsapp: "" }));

function keyProblem(key: string, before: number | undefined, { requests }: KnownRequests): string | null {
  if (key !== "" && !isId(key)) return problems.id;
  if (before !== undefined) return problems.repeated(before);
  return requests.get(key)?.isRemoved ? problems.removed : null;
}

function planKnown(about: About, typed: Cells, { kind, cells }: RequestRecord): PlannedLine {
  const changes: CellChange[] = [];
  const found: CellProblem[] = [];
  for (const { id, of, read } of LEAD_COLUMNS) {
    const [value, before] = [typed[id], cells[id] ?? ""];
    if (value === undefined || value === before || id === "id" || of === "course") continue;
    if (value === "" && of === "person") continue;
    const meant = read(value, cells);
    if ("problem" in meant) found.push({ column: id, value, problem: meant.problem });
    else if (meant.text === before) continue;
    else if (of === "person") found.push({ column: id, value, problem: problems.fixed });
    else if (id === "status" && !isStatusOf(kind, meant.text))
      found.push({ column: id, value, problem: problems.status });
    else changes.push({ column: id, before, after: meant.text });
  }
  return lineOf(about, false, changes, found);
}

function planNew(about: About, read: Read, today: Date): PlannedLine {
  const found = [...read.found, ...problemsOfNew(read, today)];
  if (found.length > 0) return refusedNew(about, read, found);
  return lineOf(about, true, changesOf(read.cells, ALL), []);
}

/** Keeps identifying values only with an address, so that an erasure request finds them. */
function refusedNew(about: About, { cells }: Read, found: CellProblem[]): PlannedLine {
  const changes = changesOf(cells, ["email", "whatsapp"]);
  const name = changes.length > 0 ? about.name : nobody;
  return { ...refused({ ...about, name }, ...found), changes };
}

/** Erased people are not stored, not even here. */
const ofNobody = (line: number): PlannedLine =>
  refused({ line, key: "", name: nobody }, { column: "email", value: "", problem: problems.erased });

const refused = (about: About, ...found: CellProblem[]): PlannedLine => lineOf(about, true, [], found);

const changesOf = (cells: Cells, ids: LeadColumnId[]): CellChange[] =>
  ids.flatMap((id) => {
    const after = cells[id] ?? "";
    return id === "id" || after === "" ? [] : [{ column: id, before: "", after }];
  });

export const reachOf = ({ email = "", whatsapp = "" }: Cells): Reach => ({ email, whatsapp });

const isStatusOf = (kind: RequestKind, word: string): boolean =>
  (kind === "message" ? MESSAGE_STATUSES : LEAD_STATUSES).some((status) => statuses[status] === word);

/** Cells already refused are not reported twice. */
function problemsOfNew({ cells, found }: Read, today: Date): CellProblem[] {
  const kind = kindIn(cells);
  const asked: [LeadColumnId, string | false][] = [
    ["name", cells.name === "" && problems.required],
    ["received", cells.received === "" && problems.required],
    ["email", kind === "message" && cells.email === "" && problems.required],
    ["email", kind === "lead" && cells.email === "" && cells.whatsapp === "" && problems.unreachable],
    [
      "whatsapp",
      kind === "lead" && Boolean(cells.whatsapp) && !isTelephone(cells.whatsapp ?? "") && problems.telephone,
    ],
    ["status", !isStatusOf(kind, cells.status ?? "") && problems.status],
    ["price", isOnly(cells.price, cells.currency) && problems.priceAlone],
    ["consent", isOnly(cells.consent, cells.consentVersion) && problems.consentAlone],
    ...MOMENTS.map((id): [LeadColumnId, string | false] => [
      id,
      isAfter(cells[id], today) && problems.future,
    ]),
    ...OF_LEADS.map((id): [LeadColumnId, string | false] => [
      id,
      kind === "message" && Boolean(cells[id]) && problems.ofLeads,
    ]),
    ["lastContact", isExpired(cells, kind, today) && problems.expired],
  ];
  return asked.flatMap(([column, problem]) =>
    problem && !found.some((each) => each.column === column)
      ? [{ column, value: cells[column] ?? "", problem }]
      : [],
  );
}

const isOnly = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && (one === "") !== (other === "");

const isAfter = (text: string | undefined, today: Date) => {
  const moment = text ? readSheetDate(text) : null;
  return moment !== null && moment > today;
};

function isExpired(cells: Cells, kind: RequestKind, today: Date): boolean {
  const last = lastContactIn(cells);
  const isOrder = kind === "lead" && cells.status === statuses.won;
  return last !== null && last < (isOrder ? orderRetentionStart(today) : retentionStart(today));
}
