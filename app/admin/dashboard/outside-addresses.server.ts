import { sql } from "drizzle-orm";
import { isActive } from "#app/content/content.server.ts";
import { screenOf } from "#app/content/history/history.rules.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { addressOfSetting } from "#app/features/settings/saving/declared-settings.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { LOCALES, type Locale } from "#app/i18n/locales.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inLanguage } from "#app/ui/languages/language-key.ts";
import type { TextArea } from "./dashboard.rules.ts";
import type { LinkPlace } from "./outside-links.table.ts";

/** Ends at whitespace, quotes, brackets and Markdown. */
const ADDRESS = /https?:\/\/[^\s"'<>()[\]{}\\*]+/g;

/** With the editor of the first text that has it. */
export async function listOutsideAddresses(): Promise<Map<string, LinkPlace>> {
  const found = new Map<string, LinkPlace>();
  for (const { area, href, words } of await listWords())
    for (const [address] of words.matchAll(ADDRESS)) {
      const url = address.replace(/[.,;:!?]+$/, "");
      if (URL.canParse(url) && !found.has(url)) found.set(url, { area, href });
    }
  return found;
}

type Words = LinkPlace & { words: string };

async function listWords(): Promise<Words[]> {
  const settings = await Promise.all(LOCALES.map(wordsOfSettings));
  const { rows } = await db().execute<{ area: TextArea; id: string; words: string }>(
    sql.join(
      [
        sql`select 'products' as area, ${products.id}::text as id, ${products.document}::text as words from ${products}
          where ${products.active} and ${products.document}::text like '%http%'`,
        sql`select ${content.type} as area, ${content.id}::text as id, ${content.published}::text as words from ${content}
          where ${isActive} and ${content.published}::text like '%http%'`,
      ],
      sql` union all `,
    ),
  );
  return [...settings.flat(), ...rows.map((row) => ({ ...row, href: screenOf(row.area, row.id) }))];
}

async function wordsOfSettings(locale: Locale): Promise<Words[]> {
  const sections = Object.entries(await getSettings(locale));
  return sections.flatMap(([section, settings]) =>
    Object.entries(settings).map(([key, value]) => ({
      area: "settings",
      href: inLanguage(addressOfSetting(`${section}.${key}`), locale),
      words: JSON.stringify(value) ?? "",
    })),
  );
}
