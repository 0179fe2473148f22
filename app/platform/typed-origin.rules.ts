/** A name without a protocol is meant with https. Empty for none; null when it is more than an origin, or none. */
export function readOrigin(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "";
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return null;
  return url.pathname === "/" && !url.search && !url.hash ? url.origin : null;
}
