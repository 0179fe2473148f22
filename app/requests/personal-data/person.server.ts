import { and, arrayOverlaps, inArray, like, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import {
  type NewsletterSubscription,
  newsletterSubscriptions as subscriptions,
} from "#app/features/newsletter/newsletter.table.ts";
import { internationalDigits } from "#app/i18n/telephone.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type Lead, leads } from "#app/requests/leads.table.ts";
import { type Message, messages } from "#app/requests/messages.table.ts";
import { eraseSecrets } from "#app/requests/outbox/encrypted-secrets.server.ts";
import { type OutboxMail, outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { type Consent, consents } from "#app/requests/privacy/consents.table.ts";
import { digestsOf } from "#app/requests/privacy/subject-digest.server.ts";
import { NOTIFICATION_KINDS } from "#app/requests/requests.rules.ts";
import { findInImports, type ImportedLine } from "./erase-imported.server.ts";
import { isAbout, KINDS } from "./erase-rows.server.ts";
import { type Erasure, erasures } from "./erasures.table.ts";
import type { Identifiers } from "./retention.rules.ts";

export type Person = {
  leads: Lead[];
  messages: Message[];
  subscriptions: NewsletterSubscription[];
  mails: OutboxMail[];
  consents: Consent[];
  /** Lines of imported sheets that show them. */
  imported: ImportedLine[];
  erasures: Erasure[];
  /** Accounts are no visitors' data. */
  isStaff: boolean;
  alsoKnownAs: string[];
};

/** Compared first, independent of country and area code; then the whole number. */
const TELLING_DIGITS = 8;

export async function findPerson(_editor: Editor, asked: Identifiers): Promise<Person> {
  const ofLeads = (
    await db()
      .select()
      .from(leads)
      .where(mayBe(asked, leads.email, leads.searchWords))
  ).filter((lead) => isPerson(asked, lead.email, lead.whatsapp));
  const ofMessages = (
    await db()
      .select()
      .from(messages)
      .where(mayBe(asked, messages.email, messages.searchWords))
  ).filter((message) => isPerson(asked, message.email, message.phone ?? ""));
  const ofSubscriptions = await db()
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.email, asked.emails));
  const digests = [
    ...asked.emails.flatMap((email) => digestsOf({ email })),
    ...asked.phones.flatMap((whatsapp) => digestsOf({ whatsapp })),
  ];
  const rows: Rows = { leads: ofLeads, messages: ofMessages, subscriptions: ofSubscriptions };
  return {
    ...rows,
    mails: await findMails(asked, rows),
    consents: await findConsents(asked, rows, digests),
    imported: await findInImports(db(), (email, phone) => isPerson(asked, email, phone)),
    erasures: await db().select().from(erasures).where(arrayOverlaps(erasures.subjectDigests, digests)),
    isStaff: (await db().$count(users, inArray(sql`lower(${users.email})`, asked.emails))) > 0,
    alsoKnownAs: othersOf(asked, rows),
  };
}

type Rows = Pick<Person, "leads" | "messages" | "subscriptions">;

export const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

function mayBe({ emails, phones }: Identifiers, email: PgColumn, words: PgColumn): SQL | undefined {
  const endings = phones.map((phone) => internationalDigits(phone).slice(-TELLING_DIGITS));
  return or(inArray(sql`lower(${email})`, emails), ...endings.map((ending) => like(words, `%${ending}%`)));
}

function isPerson({ emails, phones }: Identifiers, email: string, phone: string): boolean {
  const digits = phone && internationalDigits(phone);
  const isKnown = phones.some((asked) => internationalDigits(asked) === digits);
  return emails.includes(email.toLowerCase()) || isKnown;
}

/** To the person, and about their requests. A notification is about its Reply-To, not about whoever is told of requests. */
async function findMails({ emails }: Identifiers, rows: Rows): Promise<OutboxMail[]> {
  const found = await db()
    .select()
    .from(outboxMails)
    .where(
      or(
        and(
          inArray(sql`lower(${outboxMails.recipient})`, emails),
          notInArray(outboxMails.kind, [...NOTIFICATION_KINDS]),
        ),
        and(
          inArray(sql`lower(${outboxMails.replyTo})`, emails),
          inArray(outboxMails.kind, [...NOTIFICATION_KINDS]),
        ),
        ...KINDS.map((kind) => isAbout(kind, idsOf(rows[kind]))),
      ),
    );
  return found.map(eraseSecrets);
}

async function findConsents(asked: Identifiers, rows: Rows, digests: string[]): Promise<Consent[]> {
  const ids = KINDS.flatMap((kind) => idsOf(rows[kind]));
  const found = await db()
    .select()
    .from(consents)
    .where(
      or(
        inArray(sql`lower(${consents.email})`, asked.emails),
        inArray(consents.entityId, ids),
        arrayOverlaps(consents.subjectDigests, digests),
        asked.phones.length > 0 ? sql`${consents.whatsapp} <> ''` : undefined,
      ),
    );
  const isOwn = ({ entityId, subjectDigests }: Consent) =>
    ids.includes(entityId) || subjectDigests.some((digest) => digests.includes(digest));
  return found.filter((consent) => isOwn(consent) || isPerson(asked, consent.email, consent.whatsapp));
}

function othersOf(asked: Identifiers, rows: Rows): string[] {
  const written = [
    ...rows.leads.flatMap(({ email, whatsapp }) => [email, whatsapp]),
    ...rows.messages.flatMap(({ email, phone }) => [email, phone ?? ""]),
  ];
  const isAsked = (address: string) =>
    address.includes("@") ? isPerson(asked, address, "") : isPerson(asked, "", address);
  return [...new Set(written.filter((address) => address !== "" && !isAsked(address)))];
}
