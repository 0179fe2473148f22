import { sizeName } from "#app/features/catalogue/products.rules.ts";
import { formatMetres, formatPrice } from "#app/i18n/format.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { bySize, isSameSize, limitsOfRug, longestBeside } from "../../rug-designs/rug-prices.rules.ts";
import type { SimulatorRug } from "../../simulator-rug.ts";
import { type PanelProps, panelTitle } from "./panel-props.ts";
import styles from "./panels.module.css";
import { SizeStepper } from "./size-stepper.tsx";

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
  const isRound = rug.shape === "round";
  const limits = limitsOfRug(rug.shape);
  const most = (other: number) => (isRound ? limits.widest : longestBeside(other, limits));
  /** The other side, where it is what limits this one. */
  const besideOf = (side: string, metres: number) =>
    !isRound && metres > limits.widest ? `${side.toLowerCase()} ${formatMetres(metres, locale)}` : null;
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
          <SizeStepper
            label={texts.size.width}
            metres={placement.width}
            {...{
              limits,
              locale,
              texts,
              most: most(placement.length),
              beside: besideOf(texts.size.length, placement.length),
            }}
            onChange={(width) => resize(width, isRound ? width : placement.length)}
          />
          {!isRound && (
            <SizeStepper
              label={texts.size.length}
              metres={placement.length}
              {...{
                limits,
                locale,
                texts,
                most: most(placement.width),
                beside: besideOf(texts.size.width, placement.width),
              }}
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
