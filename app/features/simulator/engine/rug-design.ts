/** Which colour (#rrggbb) was put into which slot of a design's palette instead of its own. */
export type YarnExchange = Readonly<Record<number, string>>;
