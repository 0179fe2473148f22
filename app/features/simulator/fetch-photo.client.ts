/** Asked for again, because a file may have been replaced at its address. */
export async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`The photo did not come: ${response.status}`);
  return response.blob();
}
