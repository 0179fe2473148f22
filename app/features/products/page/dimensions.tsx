import type { SizeWithPrice } from "#app/features/catalogue/product.server.ts";
import styles from "./dimensions.module.css";

type DimensionsProps = { sizes: SizeWithPrice[]; isRound: boolean };

export function Dimensions({ sizes, isRound }: DimensionsProps) {
  const figures = (metresOf: (size: SizeWithPrice) => number, sign = "") =>
    sizes.map((size, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the checked radio points at
      <span key={index} data-of-size={index}>{`${sign}${Math.round(metresOf(size) * 100)} cm`}</span>
    ));
  return (
    <>
      <div className={styles.across} aria-hidden="true">
        <b>{figures(({ widthMetres }) => widthMetres, isRound ? "Ø " : "")}</b>
      </div>
      {!isRound && (
        <div className={styles.along} aria-hidden="true">
          <b>{figures(({ lengthMetres }) => lengthMetres)}</b>
        </div>
      )}
    </>
  );
}
