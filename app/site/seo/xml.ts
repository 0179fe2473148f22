import { escapeMarkup } from "#app/platform/markup.rules.ts";

/** Invalid in XML 1.0 even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const xmlText = (text: string): string => escapeMarkup(text.replace(FORBIDDEN, ""));
