import { plainWords } from "#app/i18n/plain-letters.rules.ts";
import { menuKeywordTexts } from "./menu-keywords.texts.ts";

export const MENU_KEYWORDS: ReadonlyMap<string, readonly string[]> = new Map(
  menuKeywordTexts.keywords.map(([address = "", words = ""]) => [address, plainWords(words)] as const),
);
