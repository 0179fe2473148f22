import { createContext, useContext } from "react";
import type { OutdatedText } from "#app/i18n/translated-words.ts";

/** Of the entries that an editor shows, for the translated fields in it. */
export const OutdatedTexts = createContext<readonly OutdatedText[]>([]);

/** By the form's field name. */
export const useOutdatedTexts = (): Map<string, OutdatedText> =>
  new Map(useContext(OutdatedTexts).map((text) => [text.name, text]));
