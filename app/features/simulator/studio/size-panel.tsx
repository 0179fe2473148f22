import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { formatPrice } from "#app/i18n/format.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { CUSTOM_SIZE, customLength, SIZE_STEP_METRES } from "../rug-prices.rules.ts";
import type { SimulatorRug } from "../simulator-rug.ts";
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
  const resize = (width: number, length: number, isContinued = false) =>
    edit({ kind: "resize", id: placement.id, width, length }, isContinued);
  const priceOf = (cents: number | null) =>
    cents === null ? texts.size.onRequest : formatPrice(cents, rug.currency, locale);
  return (
    <>
      <h2 id={panelTitle("size")} className={styles.title}>
        {texts.size.title}
      </h2>
      <fieldset className={styles.sizes}>
        <legend className={styles.label}>{texts.size.catalogue}</legend>
        {[...rug.sizes].sort(byArea).map(({ width, length, priceCents }) => (
          <label key={`${width}x${length}`} className={styles.size}>
            <input
              type="radio"
              name="size"
              checked={isSame(width, placement.width) && isSame(length, placement.length)}
              onChange={() => resize(width, length)}
            />
            <i
              style={{
                width: (length / largest) * DRAWN_PX,
                height: (width / largest) * DRAWN_PX,
                borderRadius: rug.shape === "round" ? "50%" : 0,
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
            words={texts.size}
            onChange={(width) => resize(width, rug.shape === "round" ? width : placement.length)}
          />
          {rug.shape !== "round" && (
            <Stepper
              label={texts.size.length}
              metres={placement.length}
              words={texts.size}
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

type Size = { width: number; length: number };
const byArea = (a: Size, b: Size) => a.width * a.length - b.width * b.length;
const isSame = (a: number, b: number) => Math.abs(a - b) < 0.005;

const named = (rug: SimulatorRug, widthMetres: number, lengthMetres: number) =>
  sizeName({ widthMetres, lengthMetres }, rug.shape === "round");

type StepperProps = {
  label: string;
  metres: number;
  words: { less: (what: string) => string; more: (what: string) => string };
  onChange: (metres: number) => void;
};

function Stepper({ label, metres, words, onChange }: StepperProps) {
  const centimetres = Math.round(metres * 100);
  return (
    <div className={styles.stepper}>
      <IconButton
        icon="minus"
        small
        aria-label={words.less(label)}
        disabled={metres <= CUSTOM_SIZE.least}
        onClick={() => onChange(customLength(metres - SIZE_STEP_METRES))}
      />
      <label>
        <span>{label}</span>
        <input
          type="number"
          inputMode="numeric"
          min={CUSTOM_SIZE.least * 100}
          max={CUSTOM_SIZE.most * 100}
          step={SIZE_STEP_METRES * 100}
          key={centimetres}
          defaultValue={centimetres}
          onBlur={(event) => {
            const typed = event.currentTarget.valueAsNumber;
            if (Number.isFinite(typed) && typed !== centimetres) onChange(customLength(typed / 100));
          }}
          onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
        />
      </label>
      <IconButton
        icon="plus"
        small
        aria-label={words.more(label)}
        disabled={metres >= CUSTOM_SIZE.most}
        onClick={() => onChange(customLength(metres + SIZE_STEP_METRES))}
      />
    </div>
  );
}
