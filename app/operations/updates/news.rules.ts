/** See docs/novidades.md. */
export type News = { version: string; date: string; lead: string; parts: NewsPart[] };
export type NewsPart = { title: string; items: NewsItem[] };
export type NewsItem = { title: string; text: string; link: NewsLink | null };
export type NewsLink = { href: string; label: string };

const VERSION = /^## (\d+\.\d+\.\d+) · (.+)$/;
const PART = /^### (.+)$/;
const ITEM = /^- \*\*(.+?)\*\* (.+)$/;
const LINK = /\s*\[([^\]]+)\]\((\/[^)\s]*)\)\s*$/;

/** Newest first. Throws on another format. */
export function parseNews(source: string): News[] {
  const all: News[] = [];
  for (const line of source.split("\n").map((each) => each.trim())) {
    const news = all.at(-1);
    const [, version, date] = VERSION.exec(line) ?? [];
    const [, part] = PART.exec(line) ?? [];
    const item = readItem(line);
    if (version && date) all.push({ version, date, lead: "", parts: [] });
    else if (!news || line === "") continue;
    else if (part) news.parts.push({ title: part, items: [] });
    else if (item) news.parts.at(-1)?.items.push(item);
    else if (news.parts.length === 0) news.lead = `${news.lead} ${line}`.trim();
    else throw new Error(`Not a line of news: ${line}`);
  }
  return all;
}

function readItem(line: string): NewsItem | null {
  const [, title, rest] = ITEM.exec(line) ?? [];
  if (!title || !rest) return null;
  const [tail = "", label, href] = LINK.exec(rest) ?? [];
  const link = label && href ? { href, label } : null;
  return { title, text: rest.slice(0, rest.length - tail.length), link };
}

/** Positive when the first is newer. */
export function compareVersions(one: string, other: string): number {
  const parts = other.split(".").map(Number);
  const differences = one.split(".").map((part, at) => Number(part) - (parts[at] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** All for accounts older than this record. */
export const newsSince = (all: News[], seen: string | null): News[] =>
  all.filter(({ version }) => seen === null || compareVersions(version, seen) > 0);
