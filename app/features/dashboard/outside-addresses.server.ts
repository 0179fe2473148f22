import { sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translations } from "#app/platform/db/translations.table.ts";
import type { LinkArea } from "./dashboard.rules.ts";
import { TEXT_SOURCES, type TextSource } from "./text-sources.server.ts";

/** Ends at whitespace, quotes, brackets and Markdown. */
const ADDRESS = /https?:\/\/[^\s"'<>()[\]{}\\*]+/g;

export async function listOutsideAddresses(): Promise<Map<string, LinkArea>> {
  const found = new Map<string, LinkArea>();
  for (const { area, words } of await listWords())
    for (const [address] of words.matchAll(ADDRESS)) {
      const url = address.replace(/[.,;:!?]+$/, "");
      if (URL.canParse(url) && !found.has(url)) found.set(url, area);
    }
  return found;
}

type Words = { area: LinkArea; words: string };

async function listWords(): Promise<Words[]> {
  const settings = await Promise.all(LOCALES.map((locale) => getSettings(locale)));
  const { rows } = await db().execute<Words>(
    sql.join(
      [
        ...TEXT_SOURCES.flatMap((source) => [...ownWords(source), translatedWords(source)]),
        sql`select ${content.type} as area, ${content.published}::text as words from ${content}
          where ${content.published}::text like '%http%'`,
      ],
      sql` union all `,
    ),
  );
  return [...settings.map((all) => ({ area: "settings" as const, words: JSON.stringify(all) })), ...rows];
}

function ownWords({ area, table, fields, documents, where = sql`true` }: TextSource) {
  const all = [...fields, ...(documents ? [sql`${documents.column}::text`] : [])];
  return all.map(
    (field) => sql`select ${area}::text as area, ${field}::text as words from ${table}
      where ${where} and ${field} like '%http%'`,
  );
}

function translatedWords({ area, table }: TextSource) {
  return sql`select ${area}::text as area, ${translations.value} as words from ${translations}
    where ${translations.entity} = ${getTableConfig(table).name} and ${translations.value} like '%http%'`;
}
