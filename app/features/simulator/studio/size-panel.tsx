import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Limits } from "#app/features/catalogue/measure.rules.ts";
import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import {
  bySize,
  customLength,
  isSameSize,
  limitsOfRug,
  longestBeside,
  SIZE_STEP_METRES,
} from "../rug-prices.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
import { parseCentimetres } from "./centimetres.ts";
import { type PanelProps, panelTitle } from "./panel-props.ts";
import styles from "./panels.module.css";

/** Scale of the drawings. */
const DRAWN_PX = 96;

export function SizePanel({
  rug,
  placement,
  locale,
  texts,
  edit,
  note,
  onAr,
}: PanelProps & { note: string | null; onAr: () => void }) {
  if (!rug || !placement) return null;
  const largest = Math.max(...rug.sizes.flatMap(({ width, length }) => [width, length]), placement.length);
  const resize = (width: number, length: number) => edit({ kind: "resize", id: placement.id, width, length });
  const unit = texts.manual.centimetres;
  const isRound = rug.shape === "round";
  const limits = limitsOfRug(rug.shape);
  const most = (other: number) => (isRound ? limits.widest : longestBeside(other, limits));
  const priceOf = (cents: number | null) =>
    cents === null ? texts.size.onRequest : formatPrice(cents, rug.currency, locale);
  return (
    <>
      <h2 id={panelTitle("size")} className={styles.title}>
        {texts.size.title}
      </h2>
      <fieldset className={styles.sizes}>
        <legend className={styles.label}>{texts.size.catalogue}</legend>
        {bySize(rug.sizes).map(({ width, length, priceCents }) => (
          <label key={`${width}x${length}`} className={styles.size}>
            <input
              type="radio"
              name="size"
              checked={isSameSize({ width, length }, placement)}
              onChange={() => resize(width, length)}
            />
            <i
              style={{
                width: (length / largest) * DRAWN_PX,
                height: (width / largest) * DRAWN_PX,
                borderRadius: isRound ? "50%" : 0,
              }}
            />
            <b>{named(rug, width, length)}</b>
            <span>{priceOf(priceCents)}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <h3 className={styles.label}>
          {texts.size.custom}
          {rug.squareMetreCents !== null && (
            <span> {texts.size.perSquareMetre(formatPrice(rug.squareMetreCents, rug.currency, locale))}</span>
          )}
        </h3>
        <div className={styles.row}>
          <Stepper
            label={texts.size.width}
            metres={placement.width}
            {...{ limits, unit, words: texts.size, most: most(placement.length) }}
            onChange={(width) => resize(width, isRound ? width : placement.length)}
          />
          {!isRound && (
            <Stepper
              label={texts.size.length}
              metres={placement.length}
              {...{ limits, unit, words: texts.size, most: most(placement.width) }}
              onChange={(length) => resize(placement.width, length)}
            />
          )}
        </div>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <TextButton icon="perspective" onClick={onAr}>
        {texts.ar.open}
      </TextButton>
    </>
  );
}

const named = (rug: SimulatorRug, widthMetres: number, lengthMetres: number) =>
  sizeName({ widthMetres, lengthMetres }, rug.shape === "round");

type StepperProps = {
  label: string;
  metres: number;
  limits: Limits;
  most: number;
  unit: string;
  words: { less: (what: string) => string; more: (what: string) => string };
  onChange: (metres: number) => void;
};

function Stepper({ label, metres, limits, most, unit, words, onChange }: StepperProps) {
  const centimetres = Math.round(metres * 100);
  const stepped = (wished: number) => customLength(wished, limits, most);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(centimetres);
  }, [centimetres]);
  function take(typed: HTMLInputElement) {
    const wished = parseCentimetres(typed.value);
    const made = Number.isFinite(wished) && wished !== centimetres ? stepped(wished / 100) : metres;
    typed.value = String(Math.round(made * 100));
    if (made !== metres) onChange(made);
  }
  function onKey(event: KeyboardEvent<HTMLInputElement>) {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter") take(event.currentTarget);
    if (steps === undefined) return;
    event.preventDefault();
    const typed = parseCentimetres(event.currentTarget.value) / 100;
    onChange(stepped((Number.isNaN(typed) ? metres : typed) + steps * SIZE_STEP_METRES));
  }
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="minus"
        small
        aria-label={words.less(label)}
        disabled={metres <= limits.smallest}
        onClick={() => onChange(stepped(metres - SIZE_STEP_METRES))}
      />
      <label>
        <span>
          {label}, {unit}
        </span>
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          ref={field}
          defaultValue={centimetres}
          onBlur={(event) => take(event.currentTarget)}
          onKeyDown={onKey}
        />
      </label>
      <IconButton
        icon="plus"
        small
        aria-label={words.more(label)}
        disabled={metres >= most}
        onClick={() => onChange(stepped(metres + SIZE_STEP_METRES))}
      />
    </div>
  );
}
