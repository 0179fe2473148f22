import { inArray, sql } from "drizzle-orm";
import { readAmount } from "#app/features/catalogue/amount.rules.ts";
import { dayOf } from "#app/i18n/local-day.rules.ts";
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts";
import { now } from "#app/platform/clock.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import {
  isContact,
  type LeadStatus,
  type MessageStatus,
  type RequestStatus,
} from "#app/requests/inbox/inbox.rules.ts";
import { SHEET_ORIGIN } from "#app/requests/inbox/requests.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import type { Cells } from "../cells.rules.ts";
import { refuseStale, StaleImport } from "../imports/stale-import.ts";
import type { WrittenLine } from "../plan.ts";
import { languageIn, lastContactIn, originIn, readDetails, readSheetDate, statusIn } from "./lead-cells.ts";
import { kindIn, reachOf } from "./lead-plan.ts";
import { readErased, readRequests, type StoredRequest } from "./lead-records.server.ts";

/** Fields that show later work on a request. */
const TOUCHED = ["status", "notes", "reminder", "answered"];

/** Last contacts by id, before and after, as ISO 8601 writes an interval. */
export type Contacts = Record<string, string>;
/** `contacts`: of the import that is undone. */
type Writing = { pause: () => void; contacts?: Contacts | undefined };

/**
 * Writes requests in few statements. Sends no mail, subscribes nobody and creates no proof of consent. A status that means contact
 * counts as one, as on the screen: requests are kept from their last contact on.
 */
export async function writeLeads(
  tx: Transaction,
  lines: WrittenLine[],
  { pause, contacts }: Writing,
): Promise<Contacts> {
  const records = await readPresent(lines);
  refuseStale(lines, records);
  const fresh = lines.filter(({ isNew }) => isNew).map((line) => ({ id: line.key, cells: cellsIn(line) }));
  const isErased = await readErased();
  const erased = fresh.filter(({ cells }) => isErased(reachOf(cells)));
  if (erased.length > 0) throw new StaleImport(erased.map(({ id }) => id));
  for (const part of inParts(fresh.filter(({ cells }) => kindIn(cells) === "lead"))) {
    await tx.insert(leads).values(part.map(leadOf));
    pause();
  }
  for (const part of inParts(fresh.filter(({ cells }) => kindIn(cells) === "message"))) {
    await tx.insert(messages).values(part.map(messageOf));
    pause();
  }
  const changed = lines.filter(({ isNew }) => !isNew);
  const made: Contacts = {};
  const contactOf = contacts ? contactBefore(contacts) : contactNow(made);
  for (const part of inParts(changed)) {
    await updateWork(tx, part, records, contactOf);
    pause();
  }
  return made;
}

type ContactOf = (id: string, record: StoredRequest, status: string | null) => string | null;

function contactNow(made: Contacts): ContactOf {
  const at = now().toISOString();
  return (id, { lastContactAt }, status) => {
    if (status === null || !isContact(status as RequestStatus)) return null;
    made[id] = `${lastContactAt.toISOString()}/${at}`;
    return at;
  };
}

/** Unless there was another contact since. */
const contactBefore =
  (contacts: Contacts): ContactOf =>
  (id, { lastContactAt }) => {
    const [before, after] = contacts[id]?.split("/") ?? [];
    return before && lastContactAt.toISOString() === after ? before : null;
  };

/** Removes imported requests that nobody worked on since. */
export async function removeLeads(tx: Transaction, lines: WrittenLine[]): Promise<void> {
  const written = lines.map((line) => {
    const brought = cellsIn(line);
    const changes = TOUCHED.map((column) => ({ column, before: brought[column] ?? "", after: "" }));
    return { ...line, isNew: false, changes };
  });
  refuseStale(written, await readPresent(lines));
  for (const part of inParts(lines.map(({ key }) => key))) {
    await tx.delete(leads).where(inArray(leads.id, part));
    await tx.delete(messages).where(inArray(messages.id, part));
  }
}

/** Deleted ones block all lines about them. */
async function readPresent(lines: WrittenLine[]): Promise<Map<string, StoredRequest>> {
  const records = await readRequests(lines.map(({ key }) => key));
  const removed = [...records].filter(([, { isRemoved }]) => isRemoved).map(([key]) => key);
  if (removed.length > 0) throw new StaleImport(removed);
  return records;
}

const cellsIn = ({ changes }: WrittenLine): Cells =>
  Object.fromEntries(changes.map(({ column, after }) => [column, after]));

type Fresh = { id: string; cells: Cells };

const momentIn = (text = "") => (text === "" ? null : readSheetDate(text));
const dayIn = (text = "") => {
  const moment = momentIn(text);
  return moment && dayOf(moment);
};
const stateIn = (cells: Cells) => statusIn(cells) ?? "new";

function writtenBy({ id, cells }: Fresh) {
  const { name = "", email = "", message = "", notes = "" } = cells;
  const createdAt = momentIn(cells.received) ?? now();
  return {
    ...{ id, name, email, message, notes, createdAt },
    locale: (languageIn(cells) ?? DEFAULT_LOCALE) as Locale,
    remindOn: dayIn(cells.reminder),
    answeredAt: momentIn(cells.answered),
    consentAt: momentIn(cells.consent),
    consentVersion: cells.consentVersion || null,
    lastContactAt: lastContactIn(cells) ?? createdAt,
  };
}

function leadOf({ id, cells }: Fresh): typeof leads.$inferInsert {
  const { whatsapp = "", subject = "", size = "", page = "", price = "", currency, details = "" } = cells;
  const amount = readAmount(price);
  return {
    ...writtenBy({ id, cells }),
    ...{ whatsapp, carpetName: subject, carpetSize: size, originPath: page },
    origin: originIn(cells) ?? SHEET_ORIGIN,
    status: stateIn(cells) as LeadStatus,
    priceCents: "cents" in amount ? amount.cents : null,
    priceCurrency: currency === "BRL" || currency === "EUR" ? currency : null,
    details: readDetails(details) ?? {},
  };
}

function messageOf({ id, cells }: Fresh): typeof messages.$inferInsert {
  return {
    ...writtenBy({ id, cells }),
    phone: cells.whatsapp || null,
    subject: cells.subject ?? "",
    status: stateIn(cells) as MessageStatus,
  };
}

async function updateWork(
  tx: Transaction,
  lines: WrittenLine[],
  records: ReadonlyMap<string, StoredRequest>,
  contactOf: ContactOf,
): Promise<void> {
  for (const [kind, table] of [
    ["lead", leads],
    ["message", messages],
  ] as const) {
    const rows = lines.flatMap((line) => {
      const record = records.get(line.key);
      if (record?.kind !== kind) return [];
      const brought = cellsIn(line);
      const remindOn = dayIn(brought.reminder ?? record.cells.reminder);
      const status = brought.status ? stateIn(brought) : null;
      const contact = contactOf(line.key, record, status);
      return [
        { id: line.key, status, notes: brought.notes ?? null, remind_on: remindOn, last_contact_at: contact },
      ];
    });
    if (rows.length === 0) continue;
    await tx.execute(
      sql`update ${table} set status = coalesce(brought.status, ${table.status}),
          notes = coalesce(brought.notes, ${table.notes}), remind_on = brought.remind_on,
          last_contact_at = coalesce(brought.last_contact_at, ${table.lastContactAt}), updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as brought(id uuid, status text, notes text, remind_on date, last_contact_at timestamptz)
        where ${table.id} = brought.id`,
    );
  }
}
