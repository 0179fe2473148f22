import { useEffect, useState } from "react";
import { inEachLocale, LOCALES, type Locale, siteLocale } from "#app/i18n/locales.ts";
import { emptyWords, type Words } from "#app/i18n/translated-words.ts";

/** Fields being typed, by language. Untouched fields follow later saves, typed ones stay, also under other names. */
export function useWords(
  saved: Words,
  typed: Words | undefined,
  names: string[],
  onWords?: (words: Words) => void,
) {
  const [words, setWords] = useState(typed ?? saved);
  const [base, setBase] = useState({ saved, names });
  const isRenamed = base.names.join() !== names.join();
  if (isRenamed || (base.saved !== saved && JSON.stringify(base.saved) !== JSON.stringify(saved))) {
    setBase({ saved, names });
    const now = (all: Words) => (isRenamed ? renamed(all, base.names, names) : all);
    setWords(followed(now(words), now(base.saved), saved, names));
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

function renamed(words: Words, before: string[], names: string[]): Words {
  return inEachLocale((locale) =>
    Object.fromEntries(names.map((name, at) => [name, words[locale][before[at] ?? name] ?? ""])),
  );
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
