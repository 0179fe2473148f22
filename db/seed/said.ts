export type Said = { pt: string; es: string; en: string };

export const say = (pt: string, es: string, en: string): Said => ({ pt, es, en });

export const name = (word: string): Said => ({ pt: word, es: word, en: word });
