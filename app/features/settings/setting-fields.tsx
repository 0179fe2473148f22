import { type FieldsState, LeafFields } from "./leaf-fields.tsx";
import { SettingList } from "./setting-list.tsx";
import { isList, leavesOf, type Part } from "./setting-parts.ts";

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
