import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";

/** Names by id. What was chosen on other pages of a list stays chosen. */
export type Chosen = ReadonlyMap<string, string>;

export type BulkSelection = {
  form: string;
  rows: readonly { id: string }[];
  chosen: Chosen;
  setChosen: Dispatch<SetStateAction<Chosen>>;
  isRange: boolean;
  setRange: (isRange: boolean) => void;
};

/** Which boxes (`BulkCheckbox`) of a form are ticked; none after an act that succeeded. */
export function useBulkSelection(
  form: string,
  rows: readonly { id: string }[],
  result: { ok: boolean } | undefined,
): BulkSelection {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [isRange, setRange] = useState(false);
  useEffect(() => {
    const recount = () => {
      setChosen((before) => withBoxes(form, before));
      setRange(false);
    };
    document.addEventListener("change", recount);
    // Ticked before the script was there.
    recount();
    return () => document.removeEventListener("change", recount);
  }, [form]);
  useEffect(() => {
    if (result?.ok) setChosen(new Map());
  }, [result]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tickBoxes(form, chosen, rows);
    isFirst.current = false;
  }, [form, chosen, rows]);
  return { form, rows, chosen, setChosen, isRange, setRange };
}

export const boxesOf = (form: string) => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${form}][name]`),
];

function withBoxes(form: string, before: Chosen): Chosen {
  const boxes = boxesOf(form);
  if (before.size === 0 && !boxes.some(({ checked }) => checked)) return before;
  const chosen = new Map(before);
  for (const { checked, value, dataset } of boxes)
    if (checked) chosen.set(value, dataset.name ?? "");
    else chosen.delete(value);
  return chosen;
}

function tickBoxes(form: string, chosen: Chosen, rows: readonly { id: string }[]): void {
  for (const box of boxesOf(form)) box.checked = chosen.has(box.value);
  const all = document.querySelector<HTMLInputElement>(`input[type=checkbox][form=${form}]:not([name])`);
  if (all) all.checked = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
}
