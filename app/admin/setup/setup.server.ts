import type { z } from "zod";
import type { Editor } from "#app/accounts/guard.server.ts";
import { suggestionsFor } from "#app/features/palette/palette-checks.rules.ts";
import { telephoneRefused } from "#app/features/settings/fields/telephone-words.ts";
import type { FirstStep } from "#app/features/settings/first-steps.rules.ts";
import { neutralEdits } from "#app/features/settings/neutral-settings.ts";
import { type SettingEdit, saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import type { Settings, SettingsKey, SettingsSection } from "#app/features/settings/settings.content.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { getPictures, isKnownMedia } from "#app/media/media.server.ts";
import type { FieldErrors } from "#app/platform/outcome.ts";
import { isUntouched } from "./progress.server.ts";
import { seedDemonstration } from "./seeded.server.ts";
import {
  coloursForm,
  contactsForm,
  contentForm,
  languagesForm,
  languagesOf,
  nameForm,
  profileAddress,
  typefaceForm,
} from "./setup.rules.ts";
import { setupTexts } from "./setup.texts.ts";

const { errors: words } = setupTexts;

export type StepSaved = { ok: true } | { ok: false; errors: FieldErrors; isFull?: boolean };

const SAVED = { ok: true } as const;
const refusedWith = (errors: FieldErrors): StepSaved => ({ ok: false, errors });

const STEPS: Record<FirstStep, (editor: Editor, fields: Record<string, unknown>) => Promise<StepSaved>> = {
  nome: saveName,
  cores: saveColours,
  letra: saveTypeface,
  contatos: saveContacts,
  linguas: saveLanguages,
  conteudo: saveContent,
  pronto: async () => SAVED,
};

export const saveStep = (editor: Editor, step: FirstStep, fields: FormData): Promise<StepSaved> =>
  STEPS[step](editor, Object.fromEntries(fields));

/** The first own name replaces the demo brand's facts. */
async function saveName(editor: Editor, fields: Record<string, unknown>): Promise<StepSaved> {
  const { value, errors } = read(nameForm, fields);
  if (!value) return refusedWith(errors);
  const { name, city, tagline, logo } = value;
  if (logo && !(await isKnownMedia(logo))) return refusedWith({ logo: [words.lostFile] });
  const isOwn = name !== DEFAULT_SETTINGS[DEFAULT_LOCALE].brand.name;
  const isFirst = isOwn && (await isUntouched());
  const neutral = isFirst ? neutralEdits({ name, city }) : [];
  const { language = (await getSettings(DEFAULT_LOCALE)).theme.language } = value;
  const isPlain = value.isLogoPlain === "on" && (await isCutOut(logo));
  return write(editor, [
    ...neutral,
    edit("brand", "name", name),
    edit("brand", "city", city),
    edit("theme", "language", language),
    ...(tagline || !isFirst ? [{ ...edit("brand", "tagline", tagline), locale: language }] : []),
    edit("brand", "logo", logo),
    edit("theme", "isLogoPlain", isPlain),
  ]);
}

/** Without transparency a mask would be a solid block. */
async function isCutOut(logo: string): Promise<boolean> {
  if (!logo) return false;
  const picture = (await getPictures([logo], DEFAULT_LOCALE)).get(logo);
  return logo.endsWith(".svg") || picture?.colour === "transparent";
}

async function saveColours(editor: Editor, fields: Record<string, unknown>): Promise<StepSaved> {
  const { value, errors } = read(coloursForm, fields);
  if (!value) return refusedWith(errors);
  const unreadable = Object.keys(suggestionsFor(value));
  if (unreadable.length > 0)
    return refusedWith(Object.fromEntries(unreadable.map((name) => [name, [words.unreadable]])));
  return write(editor, [edit("theme", "colours", value)]);
}

async function saveTypeface(editor: Editor, fields: Record<string, unknown>): Promise<StepSaved> {
  const { value, errors } = read(typefaceForm, fields);
  return value ? write(editor, [edit("theme", "typefaces", value.typefaces)]) : refusedWith(errors);
}

async function saveContacts(editor: Editor, fields: Record<string, unknown>): Promise<StepSaved> {
  const { value, errors } = read(contactsForm, fields);
  if (!value) return refusedWith(errors);
  const { whatsapp, phone, email, address, instagram } = value;
  const { contact } = await getSettings(DEFAULT_LOCALE);
  return write(editor, [
    edit("contact", "whatsapp", whatsapp),
    edit("contact", "phone", phone),
    edit("contact", "email", email),
    // Follows the e-mail until it differs.
    ...(contact.marketingEmail === "" || contact.marketingEmail === contact.email
      ? [edit("contact", "marketingEmail", email)]
      : []),
    edit("contact", "addressLines", address),
    edit("social", "instagram", profileAddress(instagram)),
  ]);
}

async function saveLanguages(editor: Editor, fields: Record<string, unknown>): Promise<StepSaved> {
  const { value, errors } = read(languagesForm, fields);
  if (!value) return refusedWith(errors);
  const { theme } = await getSettings(DEFAULT_LOCALE);
  return write(editor, [
    edit("theme", "language", value.language ?? theme.language),
    edit("theme", "languages", languagesOf(value)),
    edit("theme", "currency", value.currency ?? theme.currency),
  ]);
}

async function saveContent(editor: Editor, fields: Record<string, unknown>): Promise<StepSaved> {
  const { value, errors } = read(contentForm, fields);
  if (!value) return refusedWith(errors);
  if (value.content === "none") return SAVED;
  const isSeeded = await seedDemonstration(editor, value.content);
  return isSeeded ? SAVED : { ok: false, errors: {}, isFull: true };
}

function edit<S extends SettingsSection, K extends SettingsKey<S>>(
  section: S,
  key: K,
  value: Settings[S][K],
) {
  return { section, key, locale: DEFAULT_LOCALE, value } as SettingEdit;
}

/** The assistant's fields have the settings' names. */
async function write(editor: Editor, edits: SettingEdit[]): Promise<StepSaved> {
  const errors = await saveSettings(editor, edits);
  const names = Object.entries(errors);
  if (names.length === 0) return SAVED;
  return refusedWith(Object.fromEntries(names.map(([name, why]) => [name.split(".")[1] ?? name, why])));
}

function read<Schema extends z.ZodType>(schema: Schema, fields: Record<string, unknown>) {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { value: parsed.data, errors: {} };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const own = Object.hasOwn(words, message) ? words[message as keyof typeof words] : words.invalid;
    errors[String(path[0])] = [message === "telephone" ? telephoneRefused() : own];
  }
  return { value: null, errors };
}
