import { HERO_WORDS, type HeroWord } from "#app/features/hero-video/hero-video.rules.ts";
import type { HeroVideoForm } from "#app/features/hero-video/hero-video.server.ts";
import { DEFAULT_LOCALE, inEachLocale, type TranslatedLocale } from "#app/i18n/locales.ts";
import { emptyWords } from "#app/i18n/translated-words.ts";

type Said = Partial<Record<HeroWord, string>>;
type Filled = Partial<Pick<HeroVideoForm, "url" | "poster" | "veil">> &
  Said &
  Partial<Record<TranslatedLocale, Said>>;

/** The form of the hero video as it is sent, with every word in every language. */
export function heroForm({ url = "", poster = null, veil = 0, es, en, ...said }: Filled): HeroVideoForm {
  const typed = { [DEFAULT_LOCALE]: said, es, en };
  const empty = emptyWords(HERO_WORDS);
  return { url, poster, veil, words: inEachLocale((locale) => ({ ...empty[locale], ...typed[locale] })) };
}
