/** Asked for again, because a file may have been replaced at its address. */
export async function fetchPhoto(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, cache: "no-cache" });
  if (!response.ok) throw new Error(`The photo could not be loaded: ${response.status}`);
  return response.blob();
}

/** SHA-256; undefined where browsers keep it from pages without TLS. */
export async function hashOf(photo: Blob): Promise<string | undefined> {
  const hash = await crypto.subtle?.digest("SHA-256", await photo.arrayBuffer());
  return hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
