/** The same words in the three languages. */
export type Said = { pt: string; es: string; en: string };

export const say = (pt: string, es: string, en: string): Said => ({ pt, es, en });

/** A name that is the same everywhere. */
export const name = (word: string): Said => ({ pt: word, es: word, en: word });
