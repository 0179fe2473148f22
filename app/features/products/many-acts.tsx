import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { Form, useSearchParams } from "react-router";
import { buttonTexts } from "#app/ui/button.texts.ts";
import { Button } from "#app/ui/button.tsx";
import { Confirm, opens } from "#app/ui/confirm.tsx";
import { TextField } from "#app/ui/field.tsx";
import styles from "./many-acts.module.css";
import { readPercent } from "./many-products.rules.ts";
import { DESTINATION_PARAM, MANY_FIELD, MANY_FORM } from "./many-products-form.ts";
import type { ProductOutcome } from "./product-actions.server.ts";
import type { Option } from "./product-choices.server.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const { many: texts, removal } = productsAdminTexts;
const REMOVE_QUESTION = "remove-many";

type ManyActsProps = { collections: Option[]; answer: ProductOutcome | undefined };

export function ManyActs({ collections, answer: result }: ManyActsProps) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [isRange, setRange] = useState(false);
  const [error, setError] = useState<string>();
  const asked = useSearchParams()[0].get(DESTINATION_PARAM);
  const destination = collections.find(({ id }) => id === asked);
  useEffect(() => {
    const recount = () => {
      setCount(boxes().filter((box) => box.checked).length);
      setRange(false);
    };
    document.addEventListener("change", recount);
    if (result?.ok) for (const box of boxes()) box.checked = false;
    recount();
    return () => document.removeEventListener("change", recount);
  }, [result]);

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
      {destination && count === 0 && <p className={styles.hint}>{texts.hint(destination.name)}</p>}
      <Form
        ref={form}
        id={MANY_FORM}
        method="post"
        replace
        preventScrollReset
        className={styles.bar}
        hidden={count === 0}
        aria-label={texts.label}
        data-range={isRange}
        onSubmit={(event: FormEvent) => event.currentTarget.querySelector("dialog")?.close()}
      >
        <p role="status">{isRange ? texts.rangeHint : texts.chosen(count)}</p>
        <Button small aria-pressed={isRange} onClick={() => setRange(!isRange)}>
          {texts.range}
        </Button>
        <Button type="submit" small name="intent" value="publishMany">
          {texts.publish}
        </Button>
        <span className={styles.pair}>
          <select name="collectionId" aria-label={texts.collection} defaultValue={destination?.id ?? ""}>
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
        <Confirm id={REMOVE_QUESTION} title={texts.question(count)} text={removal.text} staysOpen>
          <Button type="submit" variant="danger" name="intent" value="removeMany">
            {buttonTexts.remove}
          </Button>
        </Confirm>
      </Form>
    </>
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form=${MANY_FORM}][name]`)];

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

export function ManyBox({ id, label }: { id?: string; label: string }) {
  function tickAll(isOn: boolean) {
    for (const box of boxes()) box.checked = isOn;
  }
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        form={MANY_FORM}
        {...(id
          ? { name: MANY_FIELD, value: id, onClick: tickRange }
          : { onChange: ({ currentTarget }) => tickAll(currentTarget.checked) })}
      />
      {!id && <span aria-hidden="true">{label}</span>}
    </label>
  );
}
