import { siteLocales } from "#app/i18n/locales.ts";
import { isList, leavesOf, type Part } from "../saving/setting-parts.ts";
import { metaOf } from "../saving/setting-shapes.rules.ts";
import { type FieldsState, LeafFields } from "./leaf-fields.tsx";
import { SettingList } from "./setting-list.tsx";

const isShownAnywhere = ({ schema }: Part): boolean => {
  const { onlyIn } = metaOf(schema);
  return !onlyIn || siteLocales().includes(onlyIn);
};

export function SettingFields({ parts, ...state }: FieldsState & { parts: readonly Part[] }) {
  const leaves = parts.flatMap(leavesOf).filter(isShownAnywhere);
  return (
    <>
      <LeafFields leaves={leaves.filter((leaf) => !isList(leaf))} {...state} />
      {leaves.filter(isList).map((leaf) => (
        <SettingList key={leaf.name} part={leaf} {...state} />
      ))}
    </>
  );
}
