import { type FavouriteRug, RUGS_KEY } from "./favourites.rules.ts";

export async function readRugs(
  address: string,
  stored: string,
  signal: AbortSignal,
): Promise<FavouriteRug[]> {
  const response = await fetch(`${address}?${new URLSearchParams({ [RUGS_KEY]: stored })}`, { signal });
  if (!response.ok) throw new Error(`The kept rugs could not be read: ${response.status}`);
  return response.json() as Promise<FavouriteRug[]>;
}
