import { homeCountry } from "#app/i18n/telephone.rules.ts";
import { telephoneTexts } from "./telephone.texts.ts";

export const telephoneHelp = (opens: "whatsapp" | "telephone"): string =>
  telephoneTexts[homeCountry()][opens];

export const telephoneRefused = (): string => telephoneTexts[homeCountry()].refused;
