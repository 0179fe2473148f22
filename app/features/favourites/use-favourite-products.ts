import { useEffect, useState } from "react";
import { favouriteSlugs, keep } from "#app/islands/stored-favourites.client.ts";
import { readFavouriteProducts } from "./favourite-products.client.ts";
import { type FavouriteProduct, withPresentSlugs } from "./favourites.rules.ts";

type Known = { slugs: string[]; rugs: FavouriteProduct[] };

/** `null` until loaded. `stored` is null until the device's list is known. */
export function useFavouriteProducts(address: string, stored: string | null) {
  const [known, setKnown] = useState<Known>({ slugs: [], rugs: [] });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const slugs = stored?.split(",").filter(Boolean) ?? [];
  const isKnown = slugs.every((slug) => known.slugs.includes(slug));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (stored === null || isKnown) return;
    const leaving = new AbortController();
    readFavouriteProducts(address, stored, leaving.signal).then(
      (rugs) => setKnown({ slugs: [...stored.split(","), ...rugs.map(({ slug }) => slug)], rugs }),
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [address, stored, isKnown, attempt]);
  useEffect(() => keep(withPresentSlugs(favouriteSlugs(), known.rugs)), [known]);
  return {
    rugs: isKnown ? known.rugs : null,
    hasFailed,
    retry() {
      setFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
