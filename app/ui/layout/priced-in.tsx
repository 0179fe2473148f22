import type { ReactNode } from "react";
import { sellsIn } from "#app/i18n/currency.rules.ts";
import type { Currency } from "#app/i18n/format.ts";

type PricedInProps = { currency: Currency; children: ReactNode };

/** A field for a price in a currency. Where no visitor sees it, the form keeps what was stored and nobody is asked. */
export function PricedIn({ currency, children }: PricedInProps) {
  return sellsIn(currency) ? children : <div hidden>{children}</div>;
}
