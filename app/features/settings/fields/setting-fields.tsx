import { isList, leavesOf, type Part } from "../saving/setting-parts.ts";
import { type FieldsState, LeafFields } from "./leaf-fields.tsx";
import { SettingList } from "./setting-list.tsx";

export function SettingFields({ parts, ...state }: FieldsState & { parts: readonly Part[] }) {
  const leaves = parts.flatMap(leavesOf);
  return (
    <>
      <LeafFields leaves={leaves.filter((leaf) => !isList(leaf))} {...state} />
      {leaves.filter(isList).map((leaf) => (
        <SettingList key={leaf.name} part={leaf} {...state} />
      ))}
    </>
  );
}
