import { z } from "zod";
import { readVideoAddress } from "#app/features/hero-video/hero-video.rules.ts";
import { plainLetters } from "#app/i18n/plain-letters.rules.ts";

const words = z.string().max(4000);

const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text: words }),
  z.object({ kind: z.literal("paragraph"), text: words }),
  z.object({
    kind: z.literal("list"),
    items: z.array(words).max(100),
    isNumbered: z.boolean().optional(),
  }),
  z.object({ kind: z.literal("timeline"), items: z.array(z.object({ when: words, text: words })).max(100) }),
  z.object({ kind: z.literal("picture"), url: words, caption: words, alt: words.optional() }),
  z.object({ kind: z.literal("quotation"), text: words, author: words.optional() }),
  z.object({ kind: z.literal("film"), url: words, caption: words }),
]);

const richText = z.array(block).max(200);

/** Plain text with the marks of `inline-text.rules.ts` and `{facts}`. Never HTML, so nothing can run. */
export type Block = z.infer<typeof block>;

export function readRichText(stored: string): Block[] | null {
  if (stored === "") return [];
  try {
    return richText.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export const writeRichText = (blocks: Block[]): string => JSON.stringify(richText.parse(blocks));

export const isRichText = (blocks: Block[]): boolean => richText.safeParse(blocks).success;

const STORED_FILM = /^\/files\/.+\.(?:mp4|m4v)$/;

/** A film of the library, or of YouTube or Vimeo. */
export function isFilmAddress(address: string): boolean {
  const found = readVideoAddress(address);
  return found !== null && (found.type !== "mp4" || STORED_FILM.test(address));
}

export const paragraphsOf = (quotation: string): string[] => quotation.split(/\n{2,}/);

/** What a search finds it by. */
export function wordsOf(block: Block): string {
  switch (block.kind) {
    case "list":
      return block.items.join(" ");
    case "timeline":
      return block.items.map(({ text }) => text).join(" ");
    case "picture":
    case "film":
      return block.caption;
    case "quotation":
      return [block.text, block.author].filter(Boolean).join(" ");
    default:
      return block.text;
  }
}

export type Facts = Record<string, string>;

/** `, {endereço}` and ` ([{e-mail}](mailto:{e-mail}))` */
const APART = /, \{([\p{L} -]+)\}| \(\[\{([\p{L} -]+)\}\]\(\w+:\{\2\}\)\)/gu;
const FACT = /\{([\p{L} -]+)\}/gu;
/** As they are called in texts stored by earlier versions. */
const EARLIER_NAMES: Readonly<Record<string, string>> = {
  brand: "marca",
  legalName: "razão social",
  city: "cidade",
  address: "endereço",
  email: "e-mail",
  phone: "telefone",
};

/** Unknown names stay as they are. An empty fact takes the comma or the brackets around it along. */
export function withFacts(text: string, facts: Facts): string {
  const factOf = (name: string) => facts[EARLIER_NAMES[name] ?? name];
  const told = text.replace(APART, (whole, listed: string, linked: string) =>
    factOf(listed ?? linked) === "" ? "" : whole,
  );
  return told.replace(FACT, (whole, name: string) => factOf(name) ?? whole);
}

export function fragmentOf(heading: string): string {
  return plainLetters(heading)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export type Section = { heading: string | null; blocks: Block[] };

/** The part before the first heading has none. */
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
