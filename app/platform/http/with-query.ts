/** An address with what the visitor's query adds to its own; the fragment stays at the end. */
export function withQuery(address: string, query: URLSearchParams): string {
  const [, path = "", own = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const named = new URLSearchParams(own);
  const added = new URLSearchParams([...query].filter(([name]) => !named.has(name)));
  const joined = [own.slice(1), added.toString()].filter(Boolean).join("&");
  return path + (joined && `?${joined}`) + hash;
}
