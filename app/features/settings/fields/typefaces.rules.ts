/** A text and a label font each. */
export const TYPEFACES = ["thread", "market", "press", "compass"] as const;
export type Typefaces = (typeof TYPEFACES)[number];
