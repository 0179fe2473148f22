import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Locale, siteLocale, siteLocales } from "#app/i18n/locales.ts";
import { LANGUAGE_KEY } from "./language-key.ts";

const listeners = new Set<() => void>();
let chosen: { address: string; locale: Locale } | undefined;

/** What is chosen in one group of fields is shown in all groups of the screen. Begins as the address asks. */
export function useScreenLanguage(): [Locale, (locale: Locale) => void] {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const asked = new URLSearchParams(search).get(LANGUAGE_KEY);
  const initial = siteLocales().find((locale) => locale === asked) ?? siteLocale();
  const locale = useSyncExternalStore(
    subscribe,
    () => (chosen?.address === address ? chosen.locale : initial),
    () => initial,
  );
  function choose(next: Locale) {
    chosen = { address, locale: next };
    for (const listener of listeners) listener();
  }
  return [locale, choose];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) chosen = undefined;
  };
}
