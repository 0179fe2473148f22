/**
 * Uploads end in another order than the files were chosen in.
 *
 * @param places where each uploaded address stood in the choice.
 * @returns the addresses with the new one before those that were chosen after it.
 */
export function insertInSelectionOrder(
  urls: readonly string[],
  url: string,
  places: ReadonlyMap<string, number>,
): string[] {
  const place = places.get(url) ?? Number.POSITIVE_INFINITY;
  const later = urls.findIndex((other) => (places.get(other) ?? -1) > place);
  return later < 0 ? [...urls, url] : urls.toSpliced(later, 0, url);
}
