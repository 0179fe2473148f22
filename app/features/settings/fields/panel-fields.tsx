import { ColourFields } from "#app/features/palette/colour-fields.tsx";
import type { Words } from "#app/i18n/translated-words.ts";
import type { Settings } from "../settings.content.ts";
import type { SettingsPanel } from "../settings-screens.ts";
import type { FieldsState } from "./leaf-fields.tsx";
import { LogoField } from "./logo-field.tsx";
import { MenuOrder } from "./menu-order.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { TypefaceField } from "./typeface-field.tsx";

type Values = Record<string, unknown>;
export type SavedSettings = { values: Values; words: Words };

type PanelFieldsProps = Pick<FieldsState, "typed" | "typedRows" | "errors" | "onWords"> & {
  panel: SettingsPanel;
  /** As typed after a refusal. */
  values: Values;
  saved: SavedSettings;
};

export function PanelFields({
  panel: { title, schemas, special },
  values,
  saved,
  ...state
}: PanelFieldsProps) {
  const { errors } = state;
  const common = (isShown: (name: string) => boolean) => {
    const shown = Object.entries(schemas).filter(([name]) => isShown(name));
    const parts = shown.map(([name, schema]) => ({ name, schema, value: values[name] }));
    return <SettingFields parts={parts} words={saved.words} {...state} />;
  };
  switch (special) {
    case "colours":
      return (
        <ColourFields
          nameOf={(name) => `theme.colours.${name}`}
          saved={saved.values["theme.colours"] as Settings["theme"]["colours"]}
          typed={values["theme.colours"] as Record<string, string>}
          errorOf={(name) => errors[`theme.colours.${name}`]?.[0]}
        />
      );
    case "typefaces":
      return <TypefaceField name="theme.typefaces" value={String(values["theme.typefaces"])} />;
    case "menuOrder":
      return <MenuOrder name="menu.order" label={title} value={values["menu.order"] as string[]} />;
    case "logo":
      return (
        <>
          {common((name) => !LOGO_SETTINGS.includes(name))}
          <LogoField
            names={LOGO_NAMES}
            brand={String(values["brand.name"])}
            value={String(values[LOGO_NAMES.logo])}
            wasPlain={values[LOGO_NAMES.logo] ? values[LOGO_NAMES.isPlain] === true : null}
            error={errors[LOGO_NAMES.logo]?.[0]}
          />
        </>
      );
    default:
      return common(() => true);
  }
}

const LOGO_NAMES = { logo: "brand.logo", isPlain: "theme.isLogoPlain" } as const;
const LOGO_SETTINGS: readonly string[] = Object.values(LOGO_NAMES);
