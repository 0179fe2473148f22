import { z } from "zod";

const words = z.string().max(4000);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: words }),
  z.object({ kind: z.literal("paragraph"), text: words }),
  z.object({ kind: z.literal("list"), items: z.array(words).max(100) }),
  z.object({ kind: z.literal("timeline"), items: z.array(z.object({ when: words, text: words })).max(100) }),
  z.object({ kind: z.literal("picture"), url: words, caption: words }),
]);

const richText = z.array(block).max(200);

/**
 * One piece of a page. Its words are plain text with two marks, `**strong**` and `[label](address)`, and `{facts}` of
 * the brand; there is no HTML anywhere, so nothing in it can run.
 */
export type Block = z.infer<typeof block>;

/** What is stored, or null when it is not a rich text. */
export function readRichText(stored: string): Block[] | null {
  if (stored === "") return [];
  try {
    return richText.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export const writeRichText = (blocks: Block[]): string => JSON.stringify(richText.parse(blocks));

export type Facts = Record<string, string>;

/** The words with the brand's facts in place; a name that is no fact stays as it was written. */
export function withFacts(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "link"; text: string; address: string };

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g;

/** The words of one block, cut where a mark begins or ends. A link to an unsafe address is plain text. */
export function inlinesOf(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, strong, label, address] = mark;
    if (mark.index > at) found.push({ kind: "text", text: text.slice(at, mark.index) });
    if (strong) found.push({ kind: "strong", text: strong });
    else if (label && address && isSafeAddress(address)) found.push({ kind: "link", text: label, address });
    else found.push({ kind: "text", text: label ?? whole });
    at = mark.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** Pages of this site, other sites over https, mail and telephone. */
function isSafeAddress(address: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)/i.test(address);
}

/** A fragment made of a heading's words: "Seus direitos" is `seus-direitos`. */
export function fragmentOf(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export type Section = { heading: string | null; blocks: Block[] };

/** The page cut at its headings. What comes before the first one has none. */
export function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ heading: block.text, blocks: [] });
    else {
      if (sections.length === 0) sections.push({ heading: null, blocks: [] });
      sections.at(-1)?.blocks.push(block);
    }
  }
  return sections;
}
