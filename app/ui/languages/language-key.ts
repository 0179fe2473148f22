/** Query key: the language that an editor opens with. */
export const LANGUAGE_KEY = "lingua";

/** An editor with the fields of one language in front. */
export function inLanguage(address: string, locale: string): string {
  const [path = "", anchor] = address.split("#");
  const query = `${path.includes("?") ? "&" : "?"}${LANGUAGE_KEY}=${locale}`;
  return path + query + (anchor ? `#${anchor}` : "");
}
