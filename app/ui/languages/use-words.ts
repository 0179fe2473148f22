import { useEffect, useState } from "react";
import { LOCALES, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";

/** Fields being typed, by language. Untouched fields follow later saves, typed ones stay. */
export function useWords(
  saved: Words,
  typed: Words | undefined,
  names: string[],
  onWords?: (words: Words) => void,
) {
  const [words, setWords] = useState(typed ?? saved);
  const [base, setBase] = useState(saved);
  if (base !== saved && JSON.stringify(base) !== JSON.stringify(saved)) {
    setBase(saved);
    setWords(followed(words, base, saved, names));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: notified of new words, not of a new listener
  useEffect(() => {
    onWords?.(words);
  }, [words]);

  function write(locale: Locale, name: string, value: string) {
    setWords((before) => ({ ...before, [locale]: { ...before[locale], [name]: value } }));
  }

  function copyMissing(locale: Locale) {
    setWords((before) => {
      const filled = { ...before[locale] };
      for (const name of names) if (!filled[name]?.trim()) filled[name] = before[siteLocale()][name] ?? "";
      return { ...before, [locale]: filled };
    });
  }

  return { words, write, copyMissing };
}

function followed(words: Words, base: Words, saved: Words, names: string[]): Words {
  const next = emptyWords(names);
  for (const locale of LOCALES) {
    for (const name of names) {
      const isUntouched = words[locale][name] === base[locale][name];
      next[locale][name] = (isUntouched ? saved : words)[locale][name] ?? "";
    }
  }
  return next;
}
