/** What a maker sells in: one currency, or reais in Portuguese and euros in the other languages. */
export const CURRENCY_CHOICES = ["both", "BRL", "EUR"] as const;
export type CurrencyChoice = (typeof CURRENCY_CHOICES)[number];

let chosen: CurrencyChoice = "both";
const page = globalThis.document?.documentElement.dataset;

/** In a browser the page names it. */
export const currencyChoice = () => (page?.currency as CurrencyChoice | undefined) ?? chosen;

/** Set on the server by whoever read the settings. */
export function setCurrency(choice: CurrencyChoice): void {
  chosen = choice;
}

/** Whether some visitor sees prices in it. */
export const sellsIn = (currency: Exclude<CurrencyChoice, "both">): boolean =>
  ["both", currency].includes(currencyChoice());
