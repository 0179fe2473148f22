import type { z } from "zod";
import { FORMS_ELSEWHERE } from "../screens/elsewhere.content.ts";
import type { SettingName, SettingsSection } from "../settings.content.ts";
import type { DeclaredForm } from "../settings-screen.rules.ts";
import { addressOfScreen, formsOf, namesIn, PATH, SCREENS } from "../settings-screens.ts";
import { metaOf, partsOf, schemaAt } from "./setting-shapes.rules.ts";

const FORMS = new Map<string, DeclaredForm & { address: string }>([
  ...SCREENS.flatMap((screen) =>
    formsOf(screen).map(
      ([id, form]) => [id, { ...form, address: `${addressOfScreen(screen)}#${id}` }] as const,
    ),
  ),
  ...Object.entries(FORMS_ELSEWHERE),
]);

const FORM_OF = new Map([...FORMS].flatMap(([id, form]) => namesIn(form).map((name) => [name, id])));

const SCHEMAS = new Map<string, z.ZodType>(
  [...FORMS.values()].flatMap(({ settings }) => Object.entries(settings)),
);

export const SETTING_NAMES = [...SCHEMAS.keys()] as SettingName[];

export const nameOf = (section: SettingsSection, key: string) => `${section}.${key}` as SettingName;

export function schemaNamed(name: SettingName): z.ZodType {
  const schema = SCHEMAS.get(name);
  if (!schema) throw new Error(`There is no setting ${name}`);
  return schema;
}

export function formOf(name: SettingName): string {
  const form = FORM_OF.get(name);
  if (!form) throw new Error(`No form has the setting ${name}`);
  return form;
}

export const titleOfForm = (form: string): string => FORMS.get(form)?.title ?? "";

export const addressOfForm = (form: string): string => FORMS.get(form)?.address ?? PATH;

/** Of a field of a setting (`home.hero.lead`), or of a text in a list (`home.craft.facts.knots.term`). */
const settingOf = (field: string) => field.split(".").slice(0, 2).join(".") as SettingName;

export const addressOfSetting = (field: string): string => addressOfForm(FORM_OF.get(settingOf(field)) ?? "");

export function settingFieldLabel(field: string): string | undefined {
  const setting = SCHEMAS.get(settingOf(field));
  return setting && labelOf(schemaAt(setting, field.split(".").slice(2)));
}

/** Several fields in one are called as the first of them that is shown. */
function labelOf(schema: z.ZodType | undefined): string | undefined {
  if (!schema) return undefined;
  const [first] = partsOf(schema).filter(([name]) => name !== "id");
  return first ? labelOf(first[1]) : metaOf(schema).label;
}
