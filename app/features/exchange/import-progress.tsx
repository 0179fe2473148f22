import styles from "./exchange.module.css";
import type { ImportState } from "./exchange.table.ts";
import { exchangeTexts } from "./exchange.texts.ts";

const number = new Intl.NumberFormat("pt-BR");

type Props = { done: number; total: number; state: ImportState };

/** How far it is; without a number while nobody knows how much there is. */
export function ImportProgress({ done, total, state }: Props) {
  const label = exchangeTexts.states[state];
  return (
    <p className={styles.progress} role="status">
      <progress aria-label={label} {...(total > 0 && { value: done, max: total })} />
      {total > 0 && exchangeTexts.detail.progress(number.format(done), number.format(total))}
    </p>
  );
}
