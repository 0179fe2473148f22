import { type KnownFavourites, PRODUCTS_KEY } from "./favourites.rules.ts";

export async function readFavouriteProducts(
  address: string,
  stored: string,
  signal: AbortSignal,
): Promise<KnownFavourites> {
  const response = await fetch(`${address}?${new URLSearchParams({ [PRODUCTS_KEY]: stored })}`, { signal });
  if (!response.ok) throw new Error(`The favourites could not be read: ${response.status}`);
  return response.json() as Promise<KnownFavourites>;
}
