export type LocalizedText = { pt: string; es: string; en: string };

export const translated = (pt: string, es: string, en: string): LocalizedText => ({ pt, es, en });

export const name = (word: string): LocalizedText => ({ pt: word, es: word, en: word });
