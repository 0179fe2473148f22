import { sql } from "drizzle-orm";
import { products } from "#app/features/catalogue/products.table.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { LOCALES } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { LinkArea } from "./dashboard.rules.ts";

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
        sql`select 'products' as area, ${products.document}::text as words from ${products}
          where ${products.active} and ${products.document}::text like '%http%'`,
        sql`select ${content.type} as area, ${content.published}::text as words from ${content}
          where ${content.published}::text like '%http%'`,
      ],
      sql` union all `,
    ),
  );
  return [...settings.map((all) => ({ area: "settings" as const, words: JSON.stringify(all) })), ...rows];
}
