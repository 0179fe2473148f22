import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Editor } from "#app/accounts/guard.server.ts";
import { type Right, rolesWith } from "#app/accounts/rights.rules.ts";
import { eraseLetterFromTrash, undeleteLetter } from "#app/features/newsletter/letters.server.ts";
import { newsletterLetters } from "#app/features/newsletter/letters.table.ts";
import { newsletterSubscriptions } from "#app/features/newsletter/newsletter.table.ts";
import { undeleteSubscription } from "#app/features/newsletter/newsletter-list.server.ts";
import { eraseMediaFromTrash } from "#app/media/erase-media.server.ts";
import { FOLDERS, undeleteFolder } from "#app/media/folders.server.ts";
import { restoreMedia } from "#app/media/media.server.ts";
import { media } from "#app/media/media.table.ts";
import type { RemovableTable } from "#app/platform/audit/remove-row.server.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { undeleteRequest } from "#app/requests/inbox/request/request-changes.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { messages } from "#app/requests/messages.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { undeleteMail } from "#app/requests/outbox/outbox-list.server.ts";
import { eraseFromTrash } from "#app/requests/personal-data/retention.server.ts";
import { RECORD_ENTITIES, type RecordEntity } from "./history.rules.ts";

type RecordKind = {
  /** Its row stays where it is, marked as removed: erasing a person finds it there. */
  table: RemovableTable;
  title: AnyPgColumn;
  right: Right;
  /** Of rows that are not in a table of their own. */
  where?: SQL;
  editorId?: AnyPgColumn;
  isPicture?: SQL;
  /** By which the person's data are found. */
  person?: SQL;
  undelete: (editor: Editor, id: string) => Promise<boolean>;
  erase: (id: string) => Promise<boolean>;
};

/** What lies in the trash without a history: files, and what visitors and the site itself wrote. */
export const RECORD_KINDS: Record<RecordEntity, RecordKind> = {
  media: {
    ...{ table: media, title: media.name, right: "content" },
    isPicture: sql`${media.contentType} like 'image/%' or ${media.variants} <> '[]'`,
    undelete: undeleteFile,
    erase: eraseMediaFromTrash,
  },
  folders: {
    ...{ table: removedRows, title: removedRows.title, right: "content", editorId: removedRows.editorId },
    where: eq(removedRows.entity, FOLDERS),
    undelete: undeleteFolder,
    erase: eraseFolder,
  },
  leads: {
    ...{ table: leads, title: leads.name, right: "requests" },
    person: sql`coalesce(nullif(${leads.email}, ''), ${leads.whatsapp})`,
    undelete: undeleteRequest,
    erase: (id) => eraseFromTrash("leads", id),
  },
  messages: {
    ...{ table: messages, title: messages.name, right: "requests" },
    person: sql`${messages.email}`,
    undelete: undeleteRequest,
    erase: (id) => eraseFromTrash("messages", id),
  },
  subscriptions: {
    ...{ table: newsletterSubscriptions, title: newsletterSubscriptions.email, right: "requests" },
    person: sql`${newsletterSubscriptions.email}`,
    undelete: undeleteSubscription,
    erase: (id) => eraseFromTrash("subscriptions", id),
  },
  mails: {
    ...{ table: outboxMails, title: outboxMails.subject, right: "mails" },
    person: sql`${outboxMails.recipient}`,
    undelete: undeleteMail,
    erase: (id) => eraseFromTrash("mails", id),
  },
  letters: {
    ...{ table: newsletterLetters, title: newsletterLetters.title, right: "requests" },
    undelete: undeleteLetter,
    erase: eraseLetterFromTrash,
  },
};

/** One select for each kind, with the columns of the trash. */
export function selectRecord(entity: RecordEntity): SQL {
  const { table, title, where, editorId, isPicture, person } = RECORD_KINDS[entity];
  return sql`select ${table.id}, ${entity}::text as entity, ${table.id}::text as entity_id, ${title} as title,
    ${editorId ?? sql`null`} as editor_id, ${table.removedAt} as removed_at, '[]'::jsonb as sets,
    ${isPicture ?? sql`false`} as is_picture, ${person ?? sql`null`} as person
    from ${table} where ${where ?? isNotNull(table.removedAt)}`;
}

/** Whoever may not see requests or mails does not see them in the trash either. */
export const recordsOf = ({ role }: Editor): RecordEntity[] =>
  RECORD_ENTITIES.filter((entity) => rolesWith(RECORD_KINDS[entity].right).includes(role));

async function undeleteFile(editor: Editor, id: string): Promise<boolean> {
  const [row] = await db().select({ url: media.url }).from(media).where(eq(media.id, id));
  return row ? restoreMedia(editor, row.url) : false;
}

async function eraseFolder(name: string): Promise<boolean> {
  const erased = await db()
    .delete(removedRows)
    .where(and(eq(removedRows.id, name), eq(removedRows.entity, FOLDERS)))
    .returning({ id: removedRows.id });
  return erased.length > 0;
}
