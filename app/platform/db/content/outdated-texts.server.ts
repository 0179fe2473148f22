import { type SQL, sql } from "drizzle-orm";
import { type Locale, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { fieldOf, type OutdatedText } from "#app/i18n/translated-words.ts";
import { now } from "../../clock.ts";
import { db, inTransaction } from "../db.server.ts";
import { textArray } from "../text-array.ts";
import { contentDrafts } from "./content-drafts.table.ts";
import type { ContentKind } from "./content-kind.ts";
import { readStates } from "./content-rows.server.ts";
import type { ContentState } from "./content-state.ts";
import type { EditorRef } from "./revisions.server.ts";
import { lockContent } from "./revisions.server.ts";
import { revisions } from "./revisions.table.ts";
import { latestVersion, titleOf } from "./versions.server.ts";

/** Languages that are switched off are not asked for. */
export const translatedLocales = (): Locale[] => siteLocales().filter((locale) => locale !== siteLocale());

/**
 * SQL rows `entity, id, locale, field, before`: texts of the site's own language that changed after their translation was last
 * written, kept as a draft, or confirmed; `before` is what was translated. Whether both stand today is not asked here.
 */
export function changedTexts(entities: readonly string[], ids?: readonly string[]): SQL {
  const of = ids ? sql`and source.entity_id = any(${textArray(ids)})` : sql``;
  const versionIn = (
    table: typeof revisions | typeof contentDrafts,
  ) => sql`coalesce((select max(written.version)
    from ${table} written where written.entity = source.entity and written.entity_id = source.entity_id
    and written.locale = languages.locale and jsonb_exists(written.changes, text.key)), 0)`;
  return sql`select source.entity, source.entity_id as id, languages.locale, text.key as field,
      (array_agg(text.value ->> 'before' order by source.version))[1] as before
    from ${revisions} source cross join lateral jsonb_each(source.changes) text
      cross join unnest(${textArray(translatedLocales())}) as languages(locale)
    where source.entity = any(${textArray(entities)}) and source.locale = ${siteLocale()}
      and source.kind in ('changed', 'restored') ${of}
      and source.version > greatest(${versionIn(revisions)}, ${versionIn(contentDrafts)})
    group by source.entity, source.entity_id, languages.locale, text.key`;
}

type Row = { id: string; locale: Locale; field: string; before: string | null };

const textAt = (state: ContentState, locale: Locale, field: string): string =>
  String(state[locale][field] ?? "").trim();

export async function listOutdated(kind: ContentKind, ids: readonly string[]): Promise<OutdatedText[]> {
  if (ids.length === 0 || translatedLocales().length === 0) return [];
  const { rows } = await db().execute<Row>(changedTexts([kind.entity], ids));
  if (rows.length === 0) return [];
  const states = await readStates(db(), kind, [...new Set(rows.map(({ id }) => id))]);
  return rows.flatMap(({ id, locale, field, before }) => {
    const state = states.get(id);
    const own = state ? textAt(state, siteLocale(), field) : "";
    const isOutdated =
      state && own !== "" && textAt(state, locale, field) !== "" && own !== (before ?? "").trim();
    const text = { entity: kind.entity, id, locale, field, before: before ?? "" };
    return isOutdated ? [{ ...text, name: fieldOf(locale, field) }] : [];
  });
}

export const outdatedById = (texts: readonly OutdatedText[]): Map<string, number> =>
  new Map([...Map.groupBy(texts, ({ id }) => id)].map(([id, own]) => [id, own.length]));

type Confirmed = { kind: ContentKind; id: string; locale: Locale; field: string };

/** Records that a translation was looked at and stays. False when the entry or the translation is gone. */
export async function confirmTranslation(
  editor: EditorRef,
  { kind, id, locale, field }: Confirmed,
): Promise<boolean> {
  return inTransaction(async (tx) => {
    await lockContent(tx);
    const state = (await readStates(tx, kind, [id])).get(id);
    if (!state || !translatedLocales().includes(locale)) return false;
    const text = state[locale][field] ?? null;
    await tx.insert(revisions).values({
      ...{ entity: kind.entity, entityId: id, locale, kind: "confirmed", title: titleOf(kind, state) },
      version: (await latestVersion(tx)) + 1,
      changes: { [field]: { before: text, after: text } },
      ...{ editorId: editor.id, madeAt: now() },
    });
    return true;
  });
}
