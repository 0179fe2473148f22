import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { amountText, metresText } from "#app/features/catalogue/amount.rules.ts";
import { sellsIn } from "#app/i18n/currency.rules.ts";
import { FieldError } from "#app/ui/forms/field.tsx";
import { isValidation } from "#app/ui/forms/is-validation.ts";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { productsAdminTexts } from "../admin-list/products-admin.texts.ts";
import { PastedSizes } from "./pasted-sizes.tsx";
import { BLANK_SIZE, type TypedSize } from "./product-form.ts";
import { fillPrices } from "./size-prices.rules.ts";
import { type ReadSize, readPair, readSizeTable } from "./size-table.rules.ts";
import styles from "./sizes-field.module.css";

const { sizes: texts } = productsAdminTexts;
const NAMES = ["width", "length", "brl", "eur"] as const;
const isSold = (name: (typeof NAMES)[number]) =>
  (name !== "brl" || sellsIn("BRL")) && (name !== "eur" || sellsIn("EUR"));
const PRICES = ["brl", "eur"] as const;
const isBlank = (row: TypedSize, name: (typeof PRICES)[number]) => isSold(name) && row[name].trim() === "";
const SPARE_ROWS = [0, 1, 2];
const WIDTHS = "input[name$='.width']";
const REMOVES = "[data-remove]";
const PASTE = "[data-paste]";

type SizesFieldProps = {
  sizes: TypedSize[];
  isRound: boolean;
  errors: Record<string, string[] | undefined>;
};

type Row = TypedSize & { key: number };

/** A pasted table is read as a whole. */
export function SizesField({ sizes, isRound, errors }: SizesFieldProps) {
  const nextKey = useRef(sizes.length);
  const [rows, setRows] = useState<Row[]>(() => keyed(sizes.length > 0 ? sizes : [BLANK_SIZE]));
  const [pasted, setPasted] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<{ field: string; row: number } | null>(null);
  const [beforeFilling, setBeforeFilling] = useState<Row[] | null>(null);
  const saved = sizes.length > 0 ? sizes : [BLANK_SIZE];
  useSavedSizes({ saved, rows, form: list, take: () => change(() => keyed(saved)) });
  useEffect(() => {
    if (!next) return;
    const fields = [...(list.current?.querySelectorAll<HTMLElement>(next.field) ?? [])];
    (fields[next.row] ?? fields.at(-1))?.focus();
  }, [next]);

  function keyed(all: TypedSize[]): Row[] {
    return all.map((size) => ({ ...size, key: nextKey.current++ }));
  }
  /** What is typed afterwards is not lost by undoing what was filled. */
  function change(next: (before: Row[]) => Row[]) {
    setRows(next);
    setBeforeFilling(null);
  }
  function add() {
    change((before) => [...before, { ...BLANK_SIZE, key: nextKey.current++ }]);
    setNext({ field: WIDTHS, row: rows.length });
  }
  function remove(key: number, row: number) {
    change((before) => before.filter((other) => other.key !== key));
    // The last one has no button.
    setNext({ field: rows.length > 2 ? REMOVES : WIDTHS, row });
  }
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n;]/.test(text.trim()) || readSizeTable(text).sizes.length === 0) return;
    event.preventDefault();
    setPasted(text);
  }
  function discard() {
    setPasted(null);
    setNext({ field: PASTE, row: 0 });
  }
  function take(read: ReadSize[]) {
    change((before) => keyed(merged(before, read.map(typedOf))));
    setPasted(null);
    setSaid(texts.used(read.length));
    setNext({ field: WIDTHS, row: 0 });
    // Programmatic changes fire no event.
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Offered, never done by itself: a blank price means "sob consulta". */
  function fill() {
    const fields = list.current?.closest("form")?.elements;
    const field = (name: string) => fields?.namedItem(name) as HTMLInputElement | null;
    const [brl, eur] = [field("squareMetreBrlCents"), field("squareMetreEurCents")];
    const result = fillPrices(rows, { brl: brl?.value ?? "", eur: eur?.value ?? "" }, isRound);
    if (result.filled === 0) {
      setSaid(texts.noSquareMetre);
      (sellsIn("BRL") ? brl : eur)?.focus();
      return;
    }
    setBeforeFilling(rows);
    setRows(result.rows);
    setSaid(texts.filled(result.filled));
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }
  function unfill() {
    if (beforeFilling) setRows(beforeFilling);
    setBeforeFilling(null);
    setSaid("");
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }

  const lacksPrice = rows.some((row) => row.width.trim() !== "" && PRICES.some((name) => isBlank(row, name)));
  const shown = NAMES.filter((name) => isSold(name) && !(isRound && name === "length"));
  const labelOf = (name: (typeof NAMES)[number]) =>
    isRound && name === "width" ? texts.diameter : texts[name];
  return (
    <div ref={list} className={styles.sizes} data-fields={shown.length}>
      <div className={styles.labels} aria-hidden="true">
        {shown.map((name) => (
          <span key={name}>{labelOf(name)}</span>
        ))}
      </div>
      <div className={styles.rows} onPaste={paste}>
        {rows.map((row, at) => (
          <SizeRow
            key={row.key}
            row={row}
            at={at}
            shown={shown}
            labelOf={labelOf}
            errors={errors}
            onRemove={rows.length > 1 ? () => remove(row.key, at) : undefined}
            onChange={(part) =>
              change((before) =>
                before.map((other) => (other.key === row.key ? { ...other, ...part } : other)),
              )
            }
          />
        ))}
        <noscript>
          {SPARE_ROWS.map((spare) => (
            <span key={spare} className={styles.row}>
              {shown.map((name) => (
                <input
                  key={name}
                  name={`sizes[${rows.length + spare}].${name}`}
                  aria-label={texts.ofRow(labelOf(name), rows.length + spare + 1)}
                />
              ))}
            </span>
          ))}
        </noscript>
      </div>
      <p className={styles.actions}>
        <TextButton icon="plus" onClick={add}>
          {texts.add}
        </TextButton>
        <TextButton icon="copy" data-paste onClick={() => setPasted((before) => before ?? "")}>
          {texts.paste}
        </TextButton>
        {lacksPrice && <TextButton onClick={fill}>{texts.fill}</TextButton>}
        <span role="status" className={styles.said}>
          {said}
        </span>
        {beforeFilling && (
          <TextButton icon="undo" onClick={unfill}>
            {texts.unfill}
          </TextButton>
        )}
      </p>
      {pasted !== null && <PastedSizes text={pasted} onText={setPasted} onTake={take} onDiscard={discard} />}
    </div>
  );
}

type SizeRowProps = {
  row: Row;
  at: number;
  shown: readonly (typeof NAMES)[number][];
  labelOf: (name: (typeof NAMES)[number]) => string;
  errors: SizesFieldProps["errors"];
  onRemove: (() => void) | undefined;
  onChange: (part: Partial<TypedSize>) => void;
};

function SizeRow({ row, at, shown, labelOf, errors, onRemove, onChange }: SizeRowProps) {
  function splitPair() {
    const pair = readPair(row.width);
    if (pair) onChange({ width: metresText(pair.widthMetres), length: metresText(pair.lengthMetres) });
  }
  return (
    <div className={styles.row}>
      {shown.map((name) => {
        const field = `sizes[${at}].${name}`;
        const id = `size-${row.key}-${name}`;
        const refusal = errors[field]?.[0];
        return (
          <div key={name} className={refusal ? styles.refused : undefined}>
            <span className={styles.label}>{labelOf(name)}</span>
            <input
              id={id}
              name={field}
              inputMode="decimal"
              autoComplete="off"
              aria-label={texts.ofRow(labelOf(name), at + 1)}
              aria-invalid={refusal ? true : undefined}
              aria-describedby={refusal ? `${id}-error` : undefined}
              value={row[name]}
              onChange={(event) => onChange({ [name]: event.currentTarget.value })}
              onBlur={name === "width" && row.length.trim() === "" ? splitPair : undefined}
            />
            <FieldError id={`${id}-error`} message={refusal} />
          </div>
        );
      })}
      {NAMES.filter((name) => !isSold(name)).map((name) => (
        <input key={name} type="hidden" name={`sizes[${at}].${name}`} value={row[name]} />
      ))}
      {onRemove && (
        <IconButton icon="trash" small data-remove aria-label={texts.remove(at + 1)} onClick={onRemove} />
      )}
    </div>
  );
}

type SavedSizes = {
  saved: readonly TypedSize[];
  rows: readonly Row[];
  /** Within the form. */
  form: RefObject<HTMLElement | null>;
  take: () => void;
};

/** Takes what was saved, in the site's spelling, unless more was typed while it was on its way. */
function useSavedSizes({ saved, rows, form, take }: SavedSizes) {
  const said = valuesOf(rows);
  const [base, setBase] = useState(() => valuesOf(saved));
  const [sent, setSent] = useState("");
  useEffect(() => {
    const note = ({ submitter }: SubmitEvent) => !isValidation(submitter) && setSent(said);
    const owner = form.current?.closest("form");
    owner?.addEventListener("submit", note);
    return () => owner?.removeEventListener("submit", note);
  }, [form, said]);
  if (base === valuesOf(saved)) return;
  setBase(valuesOf(saved));
  if (said === base || said === sent) take();
}

const valuesOf = (sizes: readonly TypedSize[]): string =>
  JSON.stringify(sizes.map((size) => NAMES.map((name) => size[name])));

const typedOf = (size: ReadSize): TypedSize => ({
  width: metresText(size.widthMetres),
  length: metresText(size.lengthMetres),
  brl: amountText(size.priceBrlCents),
  eur: amountText(size.priceEurCents),
});

/** Existing sizes get the pasted prices; blank rows are removed. */
function merged(rows: TypedSize[], read: TypedSize[]): TypedSize[] {
  const isSame = (one: TypedSize, other: TypedSize) =>
    one.width === other.width && one.length === other.length;
  const kept = rows.filter((row) => NAMES.some((name) => row[name].trim() !== ""));
  const renewed = kept.map((row) => read.find((one) => isSame(one, row)) ?? row);
  return [...renewed, ...read.filter((one) => !kept.some((row) => isSame(one, row)))];
}
