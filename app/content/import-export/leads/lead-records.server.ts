import { inArray } from "drizzle-orm";
import { internationalDigits } from "#app/i18n/telephone.ts";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { idFrom, isId } from "#app/platform/ids.ts";
import type { InboxRequest } from "#app/requests/inbox/inbox.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { erasures } from "#app/requests/personal-data/erasures.table.ts";
import { digestsOf } from "#app/requests/privacy/subject-digest.server.ts";
import type { Cells } from "../cells.rules.ts";
import type { SheetLine } from "../plan.ts";
import { readSheetDate } from "./lead-cells.ts";
import { cellsOfRequest } from "./lead-columns.ts";
import {
  idIn,
  type KnownRequests,
  kindIn,
  type Reach,
  type RequestKind,
  type RequestRecord,
  reachOf,
  readNew,
} from "./lead-plan.ts";

const MINUTE_MS = 60_000;

export async function readKnownRequests(lines: SheetLine[]): Promise<KnownRequests> {
  const hasIds = lines.every(({ typed }) => idIn(typed) !== "");
  const idFor = finder(hasIds ? new Map() : await readNatures());
  const ids = lines.map(({ typed }) => idIn(typed) || idFor(readNew(typed).cells));
  return {
    requests: await readRequests([...new Set(ids.filter(isId))]),
    idFor,
    isErased: await readErased(),
    today: now(),
  };
}

export type StoredRequest = RequestRecord & { lastContactAt: Date };

export async function readRequests(ids: string[]): Promise<Map<string, StoredRequest>> {
  const records = new Map<string, StoredRequest>();
  const keep = (request: InboxRequest) =>
    records.set(request.row.id, {
      ...{ kind: request.kind, cells: cellsOfRequest(request) },
      isRemoved: request.row.removedAt !== null,
      lastContactAt: request.row.lastContactAt,
    });
  for (const part of inParts(ids)) {
    for (const row of await db().select().from(leads).where(inArray(leads.id, part)))
      keep({ kind: "lead", origin: row.origin, row });
    for (const row of await db().select().from(messages).where(inArray(messages.id, part)))
      keep({ kind: "message", origin: "message", row });
  }
  return records;
}

export async function readErased(): Promise<(reach: Reach) => boolean> {
  const rows = await db().select({ digests: erasures.subjectDigests }).from(erasures);
  const erased = new Set(rows.flatMap(({ digests }) => digests));
  return (reach) => erased.size > 0 && digestsOf(reach).some((digest) => erased.has(digest));
}

const natureOf = (kind: RequestKind, reach: string, minute: number) => `${kind} ${reach} ${minute}`;
const minuteOf = (moment: Date) => Math.floor(moment.getTime() / MINUTE_MS);
const subjectsOf = ({ email, whatsapp }: Reach) => [
  ...(email ? [email.toLowerCase()] : []),
  ...(whatsapp ? [internationalDigits(whatsapp)] : []),
];

/** Sheets of other systems have no ids. */
async function readNatures(): Promise<Map<string, string>> {
  const ofLeads = await db()
    .select({ id: leads.id, email: leads.email, whatsapp: leads.whatsapp, createdAt: leads.createdAt })
    .from(leads);
  const ofMessages = await db()
    .select({
      ...{ id: messages.id, email: messages.email, whatsapp: messages.phone },
      createdAt: messages.createdAt,
    })
    .from(messages);
  const named = (
    kind: RequestKind,
    rows: { id: string; email: string; whatsapp: string | null; createdAt: Date }[],
  ) =>
    rows.flatMap(({ id, email, whatsapp, createdAt }) =>
      subjectsOf({ email, whatsapp: whatsapp ?? "" }).map((subject): [string, string] => [
        natureOf(kind, subject, minuteOf(createdAt)),
        id,
      ]),
    );
  return new Map([...named("lead", ofLeads), ...named("message", ofMessages)]);
}

/** Deterministic against duplicates; keyed, because ids are public and must not reveal the person. */
function finder(natures: ReadonlyMap<string, string>): KnownRequests["idFor"] {
  return (cells: Cells) => {
    const kind = kindIn(cells);
    const moment = cells.received ? readSheetDate(cells.received) : null;
    const subjects = subjectsOf(reachOf(cells));
    if (!moment || subjects.length === 0) return "";
    const known = subjects.flatMap((subject) => natures.get(natureOf(kind, subject, minuteOf(moment))) ?? []);
    const [digest = ""] = digestsOf(reachOf(cells));
    return known[0] ?? idFrom(natureOf(kind, digest, minuteOf(moment)));
  };
}
