import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Form, useSearchParams } from "react-router";
import { buttonTexts } from "#app/ui/button.texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { TextField } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import styles from "./bulk-actions.module.css";
import { readPercent } from "./bulk-changes.rules.ts";
import { BULK_FIELD, BULK_FORM, DESTINATION_PARAM } from "./bulk-form.ts";
import type { ProductOutcome } from "./product-actions.server.ts";
import type { Option } from "./product-choices.server.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { many: texts, removal } = productsAdminTexts;
const REMOVE_QUESTION = "remove-many";

const ProductPicker = lazy(async () => ({ default: (await import("./product-picker.tsx")).ProductPicker }));

type BulkActionsProps = {
  collections: Option[];
  /** Of the page that is shown: what was chosen on others stays chosen. */
  rows: readonly { id: string }[];
  answer: ProductOutcome | undefined;
};
type Chosen = ReadonlyMap<string, string>;

export function BulkActions({ collections, rows, answer: result }: BulkActionsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const [isRange, setRange] = useState(false);
  const [error, setError] = useState<string>();
  const asked = useSearchParams()[0].get(DESTINATION_PARAM);
  const destination = collections.find(({ id }) => id === asked);
  useEffect(() => {
    const recount = () => {
      setChosen(withBoxes);
      setRange(false);
    };
    document.addEventListener("change", recount);
    // Ticked before the script was there.
    recount();
    return () => document.removeEventListener("change", recount);
  }, []);
  useEffect(() => {
    if (result?.ok) setChosen(new Map());
  }, [result]);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) tickBoxes(chosen, rows);
    isFirst.current = false;
  }, [chosen, rows]);

  function checkPercent(event: MouseEvent<HTMLButtonElement>) {
    const field = form.current?.elements.namedItem("percent") as HTMLInputElement | null;
    const isRight = readPercent(field?.value ?? "") !== null;
    setError(isRight ? undefined : texts.percentError);
    if (isRight) return;
    event.preventDefault();
    field?.focus();
  }
  /** Enter would trigger the first button. */
  function onEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    form.current?.querySelector<HTMLButtonElement>("button[value=priceMany]")?.click();
  }

  return (
    <>
      {destination && (
        <Suspense>
          <ProductPicker
            collection={destination.name}
            chosen={chosen}
            onChoose={(rugs) =>
              setChosen((before) => new Map([...before, ...rugs.map(({ id, name }) => [id, name] as const)]))
            }
          />
        </Suspense>
      )}
      <Form
        ref={form}
        id={BULK_FORM}
        method="post"
        replace
        preventScrollReset
        className={styles.bar}
        hidden={chosen.size === 0}
        aria-label={texts.label}
        data-range={isRange}
        onSubmit={(event: FormEvent) => event.currentTarget.querySelector("dialog")?.close()}
      >
        <p role="status">{isRange ? texts.rangeHint : texts.chosen(chosen.size)}</p>
        {[...chosen.keys()]
          .filter((id) => !rows.some((row) => row.id === id))
          .map((id) => (
            <input key={id} type="hidden" name={BULK_FIELD} value={id} />
          ))}
        <Button small aria-pressed={isRange} onClick={() => setRange(!isRange)}>
          {texts.range}
        </Button>
        {destination ? (
          <>
            <input type="hidden" name="collectionId" value={destination.id} />
            <Button type="submit" small variant="solid" name="intent" value="moveMany">
              {texts.put(destination.name)}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" small name="intent" value="publishMany">
              {texts.publish}
            </Button>
            <span className={styles.pair}>
              <select name="collectionId" aria-label={texts.collection}>
                <option value="">{texts.noCollection}</option>
                {collections.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <Button type="submit" small name="intent" value="moveMany">
                {texts.move}
              </Button>
            </span>
            <span className={styles.pair}>
              <TextField
                id="many-percent"
                name="percent"
                label={texts.percent}
                aria-label={texts.percent}
                inputMode="decimal"
                autoComplete="off"
                placeholder="+10"
                error={error}
                onKeyDown={onEnter}
              />
              <Button type="submit" small name="intent" value="priceMany" onClick={checkPercent}>
                {texts.price}
              </Button>
            </span>
            <Button small icon="trash" {...opens(REMOVE_QUESTION)}>
              {buttonTexts.remove}
            </Button>
            <Confirm id={REMOVE_QUESTION} title={texts.question(chosen.size)} text={removal.text} staysOpen>
              <Button type="submit" variant="danger" name="intent" value="removeMany">
                {buttonTexts.remove}
              </Button>
            </Confirm>
          </>
        )}
        <ChosenProducts chosen={chosen} onChange={setChosen} />
      </Form>
    </>
  );
}

const boxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form=${BULK_FORM}][name]`),
];

function withBoxes(before: Chosen): Chosen {
  const chosen = new Map(before);
  for (const { checked, value, dataset } of boxes())
    if (checked) chosen.set(value, dataset.rug ?? "");
    else chosen.delete(value);
  return chosen;
}

function tickBoxes(chosen: Chosen, rows: readonly { id: string }[]): void {
  for (const box of boxes()) box.checked = chosen.has(box.value);
  const all = document.querySelector<HTMLInputElement>(`input[type=checkbox][form=${BULK_FORM}]:not([name])`);
  if (all) all.checked = rows.length > 0 && rows.every(({ id }) => chosen.has(id));
}

function ChosenProducts({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) {
  return (
    <details className={styles.which}>
      <summary>{texts.which}</summary>
      <ul>
        {[...chosen].map(([id, name]) => (
          <li key={id}>
            <span>{name}</span>
            <IconButton
              icon="close"
              small
              aria-label={texts.leaveOut(name)}
              onClick={() => onChange(new Map([...chosen].filter(([other]) => other !== id)))}
            />
          </li>
        ))}
      </ul>
      <TextButton onClick={() => onChange(new Map())}>{texts.clear}</TextButton>
    </details>
  );
}

let last: HTMLInputElement | null = null;

/** With Shift, or after the button, which a finger can reach. */
function tickRange({ currentTarget: box, shiftKey }: MouseEvent<HTMLInputElement>): void {
  const all = boxes();
  const isRange = shiftKey || box.form?.dataset.range === "true";
  const [from, to] = [last ? all.indexOf(last) : -1, all.indexOf(box)];
  if (isRange && from >= 0)
    for (const one of all.slice(Math.min(from, to), Math.max(from, to) + 1)) one.checked = box.checked;
  last = box;
}

type ManyBoxProps = { label: string } & ({ id: string; name: string } | { id?: never; name?: never });

export function BulkCheckbox({ id, name, label }: ManyBoxProps) {
  function tickAll(isOn: boolean) {
    for (const box of boxes()) box.checked = isOn;
  }
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        form={BULK_FORM}
        {...(id
          ? { name: BULK_FIELD, value: id, "data-rug": name, onClick: tickRange }
          : { onChange: ({ currentTarget }) => tickAll(currentTarget.checked) })}
      />
      {!id && <span aria-hidden="true">{label}</span>}
    </label>
  );
}
