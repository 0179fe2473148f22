import { useEffect, useState } from "react";
import { favouriteSlugs, keep } from "#app/islands/stored-favourites.client.ts";
import { readFavouriteProducts } from "./favourite-products.client.ts";
import { type KnownFavourites, withPresentSlugs } from "./favourites.rules.ts";

type Known = KnownFavourites & { slugs: string[] };

/** `null` until loaded. `stored` is null until the device's list is known. */
export function useFavouriteProducts(address: string, stored: string | null) {
  const [known, setKnown] = useState<Known>({ slugs: [], rugs: [], gone: [] });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const slugs = stored?.split(",").filter(Boolean) ?? [];
  const isKnown = slugs.every((slug) => known.slugs.includes(slug));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (stored === null || isKnown) return;
    const leaving = new AbortController();
    readFavouriteProducts(address, stored, leaving.signal).then(
      (found) => setKnown({ ...found, slugs: [...stored.split(","), ...found.rugs.map(({ slug }) => slug)] }),
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [address, stored, isKnown, attempt]);
  useEffect(() => keep(withPresentSlugs(favouriteSlugs(), known)), [known]);
  return {
    rugs: isKnown ? known.rugs : null,
    hasFailed,
    retry() {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
