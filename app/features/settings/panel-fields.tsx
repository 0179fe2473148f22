import type { ReactNode } from "react";
import type { Words } from "#app/i18n/translated-words.ts";
import type { FieldsState } from "./leaf-fields.tsx";
import { SettingFields } from "./setting-fields.tsx";
import { settingLabels } from "./setting-labels.texts.ts";
import type { Part } from "./setting-parts.ts";
import { mustHaveSchema } from "./settings.rules.ts";
import { type SettingName, type SettingsPanel, splitSettingName } from "./settings-panels.ts";

type Values = Record<string, unknown>;
export type SavedSettings = { values: Values; words: Words };

type OwnFields = (panel: {
  settings: readonly SettingName[];
  /** As typed after a refusal. */
  values: Values;
  saved: Values;
  errors: FieldsState["errors"];
  partOf: (name: SettingName) => Part;
  common: (names: readonly SettingName[]) => ReactNode;
}) => ReactNode;

/** Fields of a panel of its own kind, which only the screens that show it load. */
export type OwnPanels = Partial<Record<NonNullable<SettingsPanel["special"]>, OwnFields>>;

type PanelFieldsProps = Pick<FieldsState, "typed" | "errors" | "onWords"> & {
  panel: SettingsPanel;
  values: Values;
  saved: SavedSettings;
  own: OwnPanels;
};

export function PanelFields({ panel, values, saved, own, ...state }: PanelFieldsProps) {
  const { settings, special } = panel;
  const partOf = (name: SettingName) => partWith(name, values);
  const common = (names: readonly SettingName[]) => (
    <SettingFields parts={names.map(partOf)} words={saved.words} {...state} />
  );
  const ownFields = special && own[special];
  if (!ownFields) return common(settings);
  return ownFields({ settings, values, saved: saved.values, errors: state.errors, partOf, common });
}

function partWith(name: SettingName, values: Values): Part {
  const { section, key } = splitSettingName(name);
  const labels = settingLabels[section] as Record<string, unknown>;
  return { name, schema: mustHaveSchema(section, key), label: labels[key], value: values[name] };
}
