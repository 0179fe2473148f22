import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { DEFAULT_LOCALE, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { fieldOf, type OutdatedText } from "#app/i18n/translated-words.ts";
import { contentDrafts } from "#app/platform/db/content-drafts.table.ts";
import { readStates } from "#app/platform/db/content-rows.server.ts";
import type { ContentState, Fields } from "#app/platform/db/content-state.ts";
import { db } from "#app/platform/db/db.server.ts";
import { translatedLocales } from "#app/platform/db/outdated-texts.server.ts";
import { type FieldChange, revisions } from "#app/platform/db/revisions.table.ts";
import { translatedWords, unpacked, WHOLE_WORD } from "./read-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { everySetting, mustHaveSchema, toStoredName } from "./settings.rules.ts";
import { siteSettings } from "./settings.table.ts";
import { nameAt } from "./settings-panels.ts";

type Written = {
  id: string;
  version: number;
  locale: string;
  kind: string;
  changes: Record<string, FieldChange>;
};
type Words = Record<string, string>;

/** A setting is one value in Portuguese and separate words in the others, so its history is read here. */
export async function listOutdatedSettings(): Promise<OutdatedText[]> {
  const others = translatedLocales();
  if (others.length === 0) return [];
  const written = await listWritten(others);
  const changed = [...written.keys()];
  if (changed.length === 0) return [];
  const [states, names] = await Promise.all([readStates(db(), settingContent, changed), namesOf(changed)]);
  return changed.flatMap((id) => {
    const [state, setting] = [states.get(id), names.get(id)];
    if (!state || !setting) return [];
    return outdatedIn(written.get(id) ?? [], state, setting.schema).map((text) => ({
      ...text,
      ...{ entity: settingContent.entity, id },
      name: fieldOf(text.locale, nameAt(setting.name, text.field === WHOLE_WORD ? "" : text.field)),
    }));
  });
}

const isSource = ({ locale, kind }: Written): boolean =>
  locale === siteLocale() && (kind === "changed" || kind === "restored");

/** From each setting's first change in the site's own language on: what was written before it is older anyway. */
async function listWritten(others: Locale[]): Promise<Map<string, Written[]>> {
  const { entity } = settingContent;
  const isSinceChange = ({ entityId, version }: typeof revisions | typeof contentDrafts) =>
    sql`exists (select 1 from ${revisions} source where source.entity = ${entity}
      and source.entity_id = ${entityId} and source.version <= ${version}
      and source.locale = ${siteLocale()} and source.kind in ('changed', 'restored'))`;
  const { entityId: id, version, locale, kind, changes } = revisions;
  const rows: Written[] = await db()
    .select({ id, version, locale, kind, changes })
    .from(revisions)
    .where(
      and(eq(revisions.entity, entity), inArray(locale, [siteLocale(), ...others]), isSinceChange(revisions)),
    )
    .orderBy(asc(version));
  const drafts = await db()
    .select()
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.entity, entity),
        inArray(contentDrafts.locale, others),
        isSinceChange(contentDrafts),
      ),
    );
  return Map.groupBy(
    [...rows, ...drafts.map((draft): Written => ({ ...draft, id: draft.entityId, kind: "draft" }))],
    (row) => row.id,
  );
}

async function namesOf(ids: string[]): Promise<Map<string, { name: string; schema: z.ZodType }>> {
  const stored = await db().select().from(siteSettings).where(inArray(siteSettings.id, ids));
  const known = new Map(
    everySetting().map(({ section, key }) => [
      `${toStoredName(section)}.${toStoredName(key)}`,
      { name: `${section}.${key}`, schema: mustHaveSchema(section, key) },
    ]),
  );
  return new Map(
    stored.flatMap(({ id, section, key }) => {
      const setting = known.get(`${section}.${key}`);
      return setting ? [[id, setting] as const] : [];
    }),
  );
}

function outdatedIn(written: Written[], state: ContentState, schema: z.ZodType) {
  const wordsIn = (locale: string, fields: Fields): Words =>
    locale === DEFAULT_LOCALE ? translatedWords(schema, unpacked(fields.value, schema)) : (fields as Words);
  const source = new Map<string, { version: number; before: string }[]>();
  const translated = new Map<string, number>();
  for (const one of written) {
    const side = (which: "before" | "after") =>
      Object.fromEntries(Object.entries(one.changes).map(([field, change]) => [field, change[which]]));
    // A confirmation names the words themselves, in Portuguese as well.
    const isNamed = one.kind === "confirmed";
    const before = isNamed ? (side("before") as Words) : wordsIn(one.locale, side("before"));
    const after = isNamed ? (side("after") as Words) : wordsIn(one.locale, side("after"));
    const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const path of paths) {
      const isChanged = (before[path] ?? "") !== (after[path] ?? "");
      if (isSource(one) && isChanged)
        source.set(path, [...(source.get(path) ?? []), { version: one.version, before: before[path] ?? "" }]);
      else if (one.locale !== siteLocale() && (isChanged || isNamed)) {
        const key = `${one.locale} ${path}`;
        translated.set(key, Math.max(one.version, translated.get(key) ?? 0));
      }
    }
  }
  const present = (locale: Locale) => wordsIn(locale, state[locale]);
  const own = present(siteLocale());
  return translatedLocales().flatMap((locale) =>
    [...source].flatMap(([field, changes]) => {
      const since = translated.get(`${locale} ${field}`) ?? 0;
      const first = changes.find(({ version }) => version > since);
      const isThere = Boolean(own[field]?.trim() && present(locale)[field]?.trim());
      return first && isThere && first.before !== own[field] ? [{ locale, field, before: first.before }] : [];
    }),
  );
}
