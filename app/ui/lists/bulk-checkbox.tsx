import type { KeyboardEvent, MouseEvent } from "react";
import styles from "./bulk.module.css";
import { BULK_FIELD } from "./bulk.rules.ts";
import { bulkTexts } from "./bulk.texts.ts";
import { boxesOf } from "./use-bulk-selection.ts";

/** Of an entry of a list, for the form (`BulkBar`) that acts on all that are ticked. */
export function BulkCheckbox({ form, id, name }: { form: string; id: string; name: string }) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={bulkTexts.one(name)}
        form={form}
        name={BULK_FIELD}
        value={id}
        data-name={name}
        onClick={tickRange}
        onKeyDown={tickOnEnter}
      />
    </label>
  );
}

export function BulkCheckboxAll({ form }: { form: string }) {
  function tickAll(isOn: boolean) {
    for (const box of boxesOf(form)) box.checked = isOn;
  }
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        form={form}
        onChange={({ currentTarget }) => tickAll(currentTarget.checked)}
        onKeyDown={tickOnEnter}
      />
      <span>{bulkTexts.all}</span>
    </label>
  );
}

/** Enter would press the first button of the form: what is ticked would be published. */
function tickOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.currentTarget.click();
}

let last: HTMLInputElement | null = null;

/** With Shift, or after the button, which a finger can reach. */
function tickRange({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>): void {
  const all = boxesOf(box.form?.id ?? "");
  const isRange = shiftKey || box.form?.dataset.range === "true";
  const [from, to] = [last ? all.indexOf(last) : -1, all.indexOf(box)];
  if (isRange && from >= 0)
    for (const one of all.slice(Math.min(from, to), Math.max(from, to) + 1)) one.checked = box.checked;
  last = box;
}
