import { sql } from "drizzle-orm";
import type { TranslatedLocale } from "#app/i18n/locales.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";

export type WordChange = { id: string; field: string; locale: TranslatedLocale; value: string };

const ROWS_AT_ONCE = 500;

export async function saveWordChanges(tx: Transaction, entity: string, changes: WordChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE) {
    const part = changes.slice(at, at + ROWS_AT_ONCE);
    const filled = JSON.stringify(part.filter(({ value }) => value !== ""));
    const emptied = JSON.stringify(part.filter(({ value }) => value === ""));
    await tx.execute(
      sql`delete from ${translations} using jsonb_to_recordset(${emptied}::jsonb) as gone(id text, field text, locale text)
        where ${translations.entity} = ${entity} and ${translations.entityId} = gone.id
          and ${translations.field} = gone.field and ${translations.locale} = gone.locale`,
    );
    await tx.execute(
      sql`insert into ${translations} (entity, entity_id, field, locale, value)
        select ${entity}, id, field, locale, value
        from jsonb_to_recordset(${filled}::jsonb) as said(id text, field text, locale text, value text)
        on conflict (entity, entity_id, field, locale) do update set value = excluded.value, updated_at = now()`,
    );
  }
}
