/** New colour (#rrggbb) by palette index. */
export type YarnExchange = Readonly<Record<number, string>>;
