import { COLOUR_NAMES } from "#app/features/palette/palette-checks.rules.ts";
import { type PaletteTokens, paletteTokens } from "#app/features/palette/palette-tokens.rules.ts";
import { defaultSettings } from "#app/features/settings/default-settings.server.ts";
import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import type { Settings } from "#app/features/settings/settings.content.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { setCurrency } from "#app/i18n/currency.rules.ts";
import type { Currency } from "#app/i18n/format.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale, setSiteLocales } from "#app/i18n/locales.ts";
import { STANDARD_TIME_ZONE } from "#app/i18n/time-zone.rules.ts";
import { isOwnView } from "#app/platform/db/db.server.ts";
import { cachedValue } from "#app/platform/http/cache/cached-values.server.ts";
import { reportContentUnread, withContentTags } from "#app/platform/http/cache/content-tags.server.ts";

/** Values of the standard theme are omitted, to save bytes. */
export type Theme = {
  typefaces: Typefaces;
  tokens?: PaletteTokens;
  /** Default: the standard ones. */
  icons?: string;
  /** If it differs from the standard. */
  timeZone?: string;
  /** If there is only one. */
  currency?: Currency;
  /** Visitors see that it opens soon. */
  isClosed?: true;
  /** The site's own first. */
  languages: Locale[];
};

export async function getTheme(): Promise<Theme> {
  try {
    return await cachedValue("theme", ["settings"], readTheme);
  } catch {
    reportContentUnread();
    return themeOf(defaultSettings(DEFAULT_LOCALE));
  }
}

async function readTheme(): Promise<Theme> {
  const { result, record } = await withContentTags(() => getSettings(DEFAULT_LOCALE));
  // Thrown, so that the defaults are not kept.
  if (!record.isComplete) throw new Error("The settings could not be read");
  const theme = themeOf(result);
  if (isOwnView()) return theme;
  setSiteLocales(theme.languages);
  setCurrency(result.theme.currency);
  return theme;
}

function themeOf({ brand, contact, opening, theme }: Settings): Theme {
  const standard = DEFAULT_SETTINGS[DEFAULT_LOCALE];
  const hasOwnColours = COLOUR_NAMES.some((name) => theme.colours[name] !== standard.theme.colours[name]);
  return {
    typefaces: theme.typefaces,
    ...(hasOwnColours && { tokens: paletteTokens(theme.colours) }),
    ...((hasOwnColours || brand.name !== standard.brand.name) && { icons: iconVersion(brand.name, theme) }),
    ...(contact.timeZone !== STANDARD_TIME_ZONE && { timeZone: contact.timeZone }),
    ...(theme.currency !== "both" && { currency: theme.currency }),
    ...(!opening.isOpen && { isClosed: true }),
    languages: LOCALES.filter((one) => one === theme.language || theme.languages.includes(one)).toSorted(
      (one, other) => Number(other === theme.language) - Number(one === theme.language),
    ),
  };
}

/** Browsers cache icons for long, so changes need another address. */
function iconVersion(name: string, { colours, typefaces }: Settings["theme"]): string {
  let sum = 7;
  for (const letter of name + typefaces + colours.ink + colours.paper)
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0x7fffffff;
  return sum.toString(36);
}
