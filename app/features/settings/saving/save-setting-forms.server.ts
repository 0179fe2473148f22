import type { Editor } from "#app/accounts/guard.server.ts";
import { conflictIn } from "#app/content/versions/conflict.server.ts";
import type { ConflictView } from "#app/content/versions/value-view.ts";
import { suggestionsFor } from "#app/features/palette/palette-checks.rules.ts";
import {
  DEFAULT_LOCALE,
  inEachLocale,
  inEachTranslation,
  LOCALES,
  type Locale,
  siteLocale,
  type TranslatedLocale,
} from "#app/i18n/locales.ts";
import { BEGAN_FIELD, fieldOf, textHash } from "#app/i18n/translated-words.ts";
import { type BaseVersion, readBaseVersion } from "#app/platform/base-version.ts";
import type { Watch } from "#app/platform/db/content/change-tracking.server.ts";
import { readStates, writeState } from "#app/platform/db/content/content-rows.server.ts";
import { withRevisions } from "#app/platform/db/content/revisions.server.ts";
import type { Transaction } from "#app/platform/db/db.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import type { SettingName, Settings } from "../settings.content.ts";
import { schemaNamed } from "./declared-settings.ts";
import { missingFiles } from "./missing-files.server.ts";
import { settingState } from "./read-settings.server.ts";
import { ensureStored } from "./save-settings.server.ts";
import { settingContent } from "./setting-content.server.ts";
import { nameAt } from "./setting-document.ts";
import {
  type FormWord,
  inLanguage,
  type ReadSetting,
  readSetting,
  TRACE_FIELD,
  valueHash,
} from "./setting-form.ts";
import { settingMessage } from "./setting-messages.ts";
import { withUnspoken } from "./unspoken-words.server.ts";

export type SettingsSaved =
  | { ok: true }
  | { ok: false; errors: FieldErrors; typed: Record<string, unknown>; conflict?: ConflictView };

type Change = {
  name: SettingName;
  value: unknown;
  /** Fields of its texts. */
  texts: string[];
  isChanged: boolean;
  translations: Record<TranslatedLocale, Record<string, string>>;
};

/** Settings of one form. */
export async function saveSettingsForm(
  editor: Editor,
  names: readonly SettingName[],
  sent: FormData,
  baseVersion = readBaseVersion(sent),
): Promise<SettingsSaved> {
  const fields = await withUnspoken(sent, names);
  const own = siteLocale();
  const began = traces(fields);
  const errors: FieldErrors = {};
  const typed: Record<string, unknown> = {};
  const changes: Change[] = [];
  for (const name of names) {
    const schema = schemaNamed(name);
    const read = readSetting(schema, fields, name);
    typed[name] = read.value;
    // Only words of the site's own language may be required.
    const parsed = schema.safeParse(inLanguage(own, schema, read, fields));
    for (const issue of parsed.error?.issues ?? []) {
      const named = read.names.get(issue.path.join(".")) ?? name;
      const field = read.words.some((word) => word.name === named) ? fieldOf(own, named) : named;
      errors[field] = [...(errors[field] ?? []), settingMessage(issue)];
    }
    Object.assign(errors, translatedErrors(read, fields));
    if (!parsed.success) continue;
    Object.assign(errors, await missingFiles(schema, parsed.data, read.names));
    const value = inLanguage(DEFAULT_LOCALE, schema, { ...read, value: parsed.data }, fields);
    changes.push({
      name,
      value,
      texts: read.words.map(({ path }) => nameAt(name, path)),
      isChanged: began[name] !== valueHash(value),
      translations: inEachTranslation((locale) => changedWords(locale, name, read, fields, began)),
    });
  }
  Object.assign(errors, misplacedDays(typed));
  for (const { name, value } of changes)
    if (name === "theme.colours") Object.assign(errors, unreadable(value));
  if (Object.keys(errors).length > 0) return { ok: false, errors, typed };
  try {
    await write(editor, changes, baseVersion);
    return { ok: true };
  } catch (error) {
    const conflict = await conflictIn(error);
    if (!conflict) throw error;
    return { ok: false, errors, typed, conflict };
  }
}

async function write(editor: Editor, changes: Change[], baseVersion: BaseVersion | undefined): Promise<void> {
  const isPublishing = baseVersion?.intent.as === "publish";
  const isTouched = ({ isChanged, translations: words }: Change) =>
    isPublishing || isChanged || Object.values(words).some((own) => Object.keys(own).length > 0);
  const touched = changes.filter(isTouched);
  if (touched.length === 0) return;
  const writeAll = async (tx: Transaction, watch: Watch) => {
    const id = await ensureStored(
      tx,
      touched.map(({ name }) => name),
    );
    await watch(settingContent, id);
    for (const change of touched) await writeOne(tx, id, change);
  };
  await withRevisions(editor, writeAll, { baseVersion });
  log.info({ editor: editor.id, settings: touched.map(({ name }) => name) }, "Settings saved");
}

async function writeOne(tx: Transaction, id: string, change: Change): Promise<void> {
  if (change.isChanged) await writeState(tx, settingContent, id, await withoutRemoved(tx, id, change));
  await writeState(tx, settingContent, id, change.translations);
}

/** Texts of removed rows are emptied: they must not reappear with the next row at their place. */
async function withoutRemoved(tx: Transaction, id: string, { name, value, texts }: Change) {
  const state = (await readStates(tx, settingContent, [id])).get(id);
  const isRemoved = (field: string) => field.startsWith(`${name}.`) && !texts.includes(field);
  const emptied = inEachLocale((locale) =>
    Object.fromEntries(
      Object.keys(state?.[locale] ?? {}).flatMap((field) => (isRemoved(field) ? [[field, ""]] : [])),
    ),
  );
  const { all, [DEFAULT_LOCALE]: words } = settingState(name, DEFAULT_LOCALE, value);
  return { ...emptied, all, [DEFAULT_LOCALE]: { ...emptied[DEFAULT_LOCALE], ...words } };
}

/** Typed, or moved with its row. */
function changedWords(
  locale: TranslatedLocale,
  setting: string,
  { words }: ReadSetting,
  fields: FormData,
  began: Record<string, string>,
): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const { path, name } of words) {
    const field = fieldOf(locale, name);
    const hasMoved = name !== nameAt(setting, path);
    const text = fields.get(field) ?? (hasMoved ? "" : null);
    if (typeof text !== "string") continue;
    if (hasMoved || began[field] !== textHash(text)) changed[nameAt(setting, path)] = text.trim();
  }
  return changed;
}

function translatedErrors({ words }: ReadSetting, fields: FormData): FieldErrors {
  const errors: FieldErrors = {};
  const translations = LOCALES.filter((locale) => locale !== siteLocale());
  for (const locale of translations) for (const word of words) check(word, locale);
  function check({ name, schema }: FormWord, locale: Locale) {
    const text = String(fields.get(fieldOf(locale, name)) ?? "").trim();
    const issues = text === "" ? [] : (schema.safeParse(text).error?.issues ?? []);
    if (issues.length > 0) errors[fieldOf(locale, name)] = issues.map(settingMessage);
  }
  return errors;
}

function misplacedDays(typed: Record<string, unknown>): FieldErrors {
  const [first, last] = [String(typed["promo.startsOn"] ?? ""), String(typed["promo.endsOn"] ?? "")];
  return first && last && last < first ? { "promo.endsOn": [settingMessage({ code: "days" })] } : {};
}

/** Colours that cannot be read are not taken, whatever the browser let pass. */
const unreadable = (colours: unknown): FieldErrors =>
  Object.fromEntries(
    Object.keys(suggestionsFor(colours as Settings["theme"]["colours"])).map((name) => [
      `theme.colours.${name}`,
      [settingMessage({ code: "unreadable" })],
    ]),
  );

function traces(fields: FormData): Record<string, string> {
  const began: Record<string, string> = {};
  for (const text of [...fields.getAll(BEGAN_FIELD), ...fields.getAll(TRACE_FIELD)]) {
    try {
      Object.assign(began, JSON.parse(String(text)));
    } catch {
      // Sent by something else than the form: every field is written.
    }
  }
  return began;
}
