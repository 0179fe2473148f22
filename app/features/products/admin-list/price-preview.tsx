import { useEffect, useRef } from "react";
import { currencyOf, formatPrice } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/locales.ts";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import type from "#app/ui/layout/type.module.css";
import { BULK_FIELD } from "#app/ui/lists/bulk.rules.ts";
import styles from "./bulk-actions.module.css";
import type { ChangedPrice } from "./bulk-changes.rules.ts";
import type { PricePreview } from "./bulk-changes.server.ts";
import { SEEN_VERSION } from "./bulk-form.ts";
import { CATALOGUE_PATH } from "./product-list-address.ts";
import { productsAdminTexts } from "./products-admin.texts.ts";

const texts = productsAdminTexts.many.prices;

type PricePreviewProps = {
  preview: PricePreview;
  search: string;
  /** The page was sent with it, as without script. */
  isOpen: boolean;
};

/** Asks before prices are published, with those of before and after. */
export function PricePreviewDialog({ preview, search, isOpen }: PricePreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each answer
  useEffect(() => {
    dialog.current?.close();
    dialog.current?.showModal();
    // As in other questions; the list stands before it, and has to be reached by keyboard to be scrolled.
    dialog.current?.querySelector<HTMLElement>("[command=close]")?.focus();
  }, [preview]);
  const { percent, ids, seen, rugs } = preview;
  const sold = [...new Set(LOCALES.map(currencyOf))];
  return (
    <ConfirmForm
      ref={dialog}
      id="change-prices"
      title={texts.question(ids.length, percent)}
      text={texts.text}
      confirm={texts.confirm}
      intent="priceMany"
      variant="solid"
      fields={{ percent, [SEEN_VERSION]: seen }}
      action={CATALOGUE_PATH + search}
      isOpen={isOpen}
      hasFields
    >
      {ids.map((id) => (
        <input key={id} type="hidden" name={BULK_FIELD} value={id} />
      ))}
      <ul aria-label={texts.list} className={styles.prices} tabIndex={0}>
        {rugs.map(({ id, name, prices }) => {
          const shown = prices.filter(({ currency }) => sold.includes(currency));
          return (
            <li key={id}>
              <span>{name}</span>
              {shown.length === 0 ? <span>{texts.onRequest}</span> : shown.map(ChangedPriceLine)}
            </li>
          );
        })}
      </ul>
      {ids.length > rugs.length && <p className={styles.more}>{texts.more(ids.length - rugs.length)}</p>}
    </ConfirmForm>
  );
}

function ChangedPriceLine({ currency, before, after, isOfSquareMetre }: ChangedPrice) {
  const price = (cents: number) => formatPrice(cents, currency, DEFAULT_LOCALE);
  return (
    <span key={currency}>
      <span className={type.visuallyHidden}>{texts.before} </span>
      {price(before)} <span aria-hidden="true">→</span>
      <span className={type.visuallyHidden}> {texts.after}</span> <b>{price(after)}</b>
      {isOfSquareMetre && ` (${texts.squareMetre})`}
    </span>
  );
}
