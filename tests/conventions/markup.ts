/** What a page's markup links to and loads. */
export type Asked = { links: string[]; files: string[]; ids: Set<string> };

export function askedBy(html: string): Asked {
  const tags = [...html.matchAll(/<([a-z]+)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/g)];
  const links: string[] = [];
  const files: string[] = [];
  const ids = new Set<string>();
  for (const [, name = "", rest = ""] of tags) {
    const attributes = attributesOf(rest);
    if (attributes.id) ids.add(attributes.id);
    if (name === "a" && attributes.href) links.push(attributes.href);
    if (name === "link" && /stylesheet|preload|icon|manifest/.test(attributes.rel ?? ""))
      add(files, attributes.href);
    if (/^(img|source|video|script|iframe)$/.test(name)) add(files, attributes.src);
    add(files, attributes.poster);
    for (const candidate of (attributes.srcset ?? attributes.imagesrcset ?? "").split(",")) {
      add(files, candidate.trim().split(/\s+/)[0]);
    }
  }
  return { links, files, ids };
}

function add(list: string[], value: string | undefined): void {
  if (value && !value.startsWith("data:")) list.push(value);
}

function attributesOf(rest: string): Record<string, string> {
  const pairs = [...rest.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]));
}

export const unescaped = (value: string) =>
  value.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

export function attributeOf(html: string, tag: RegExp, name: string): string | undefined {
  const found = tag.exec(html)?.[0];
  return found && attributesOf(found)[name.toLowerCase()];
}
