import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Locale } from "#app/i18n/locales.ts";
import { db } from "#app/platform/db/db.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { rugDesigns } from "./rug-designs.table.ts";
import { yarnName } from "./yarn-name.ts";

/** `share` is the sum over the designs, in designs; 0 where no share was ever counted. */
export type RugYarn = { name: string; hex: string; share: number };

/** Yarns of the designs of these rugs, the most used first. The caller notes the rugs, which designs are parts of. */
export async function listYarnsOf(rugIds: readonly string[], locale: Locale): Promise<RugYarn[]> {
  if (rugIds.length === 0) return [];
  const hex = sql<string>`yarn ->> 'hex'`;
  const permille = sql`coalesce((yarn ->> 'sharePermille')::int, 0)`;
  const share = sql<number>`sum(${permille}) / 1000.0`.mapWith(Number);
  const name = sql<string>`(array_agg(yarn ->> 'name' order by ${permille} desc, yarn ->> 'name'))[1]`;
  const rows = await contentOrDefault([], "The yarns of the rugs could not be read; none are shown", () =>
    db()
      .select({ name, hex, share })
      .from(rugDesigns)
      .crossJoin(sql`jsonb_array_elements(${rugDesigns.yarns}) yarn`)
      .where(and(eq(rugDesigns.active, true), inArray(rugDesigns.productId, [...rugIds])))
      .groupBy(hex)
      .orderBy(desc(share), hex),
  );
  return rows.map((row) => ({ ...row, name: yarnName(row.name, locale) }));
}
