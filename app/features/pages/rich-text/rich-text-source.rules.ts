import { plainAddress, runsOf, writeRuns } from "./inline-text.rules.ts";
import type { Block } from "./rich-text.rules.ts";

const HEADING = /^#{1,6}\s+(.+)$/;
const BULLET = /^[-*•]\s+(.+)$/;
const NUMBER = /^\d{1,3}[.)]\s+(.+)$/;
const MOMENT = /^\|([^|]*)\|(.*)$/;
const PICTURE = /^!\[(.*?)\]\((\S+?)(?: "(.*)")?\)$/;
const FILM = /^!!\[(.*)\]\(([^()\s]*)\)$/;
const QUOTED = /^>\s?(.*)$/;
const AUTHOR = /^[—–]\s*(.+)$/;
const BEGINNING = /^(#{1,6}\s|[-*•]\s|\||!!?\[|>)/;
const NUMBERED_BEGINNING = /^(\d{1,3})([.)]\s)/;

/**
 * Parses the source: paragraphs between blank lines, `## heading`, `- item`, `1. item`, `| when | text`,
 * `![description](address "caption")`, `> quotation`, `> — who said it`, `!![caption](address of a film)`.
 * Anything else is text; unsafe links lose their address.
 */
export function readSource(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const close = () => {
    const text = normal(paragraph.join("\n"));
    if (text !== "") blocks.push({ kind: "paragraph", text });
    paragraph = [];
  };
  for (const raw of source.replace(/\r\n?/g, "\n").split("\n")) {
    const line = raw.trim();
    const block = blockOf(line);
    if (line === "" || block) close();
    if (block) append(blocks, block);
    else if (line !== "") paragraph.push(line);
    else blocks.push(PAUSE);
  }
  close();
  return blocks.flatMap((block) => (block === PAUSE ? [] : finished(block)));
}

/** A blank line separates two lists or quotations. */
const PAUSE: Block = { kind: "paragraph", text: "" };

function blockOf(line: string): Block | null {
  const [, heading] = HEADING.exec(line) ?? [];
  if (heading) return { kind: "heading", text: heading };
  const [, bullet] = BULLET.exec(line) ?? [];
  if (bullet) return { kind: "list", items: [normal(bullet)] };
  const [, item] = NUMBER.exec(line) ?? [];
  if (item) return { kind: "list", items: [normal(item)], isNumbered: true };
  const [, when, text] = MOMENT.exec(line) ?? [];
  if (when !== undefined && text !== undefined)
    return { kind: "timeline", items: [{ when: when.trim(), text: text.trim() }] };
  const [, alt, url, caption] = PICTURE.exec(line) ?? [];
  if (url) return { kind: "picture", url, caption: caption ?? "", ...(alt && { alt }) };
  const [, title, film] = FILM.exec(line) ?? [];
  if (title !== undefined && film !== undefined) return { kind: "film", url: film, caption: title };
  const [, quoted] = QUOTED.exec(line) ?? [];
  return quoted === undefined ? null : { kind: "quotation", text: quoted };
}

/** The marks of a quotation may reach over several of its lines. */
function finished(block: Block): Block[] {
  if (block.kind !== "quotation") return [block];
  const text = normal(block.text).trim();
  return text === "" ? [] : [{ ...block, text }];
}

function append(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === "list" && last?.kind === "list" && last.isNumbered === block.isNumbered)
    last.items.push(...block.items);
  else if (block.kind === "timeline" && last?.kind === "timeline") last.items.push(...block.items);
  else if (block.kind === "quotation" && last?.kind === "quotation" && !last.author) {
    const [, author] = AUTHOR.exec(block.text) ?? [];
    if (author) last.author = author;
    else last.text += `\n${block.text}`;
  } else blocks.push(block);
}

export function writeSource(blocks: Block[]): string {
  return blocks.map(sourceOf).join("\n\n");
}

function sourceOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `## ${oneLine(block.text)}`;
    case "list":
      return block.items
        .map((item, at) => `${block.isNumbered ? `${at + 1}.` : "-"} ${oneLine(item)}`)
        .join("\n");
    case "timeline":
      return block.items
        .map(({ when, text }) => `| ${oneLine(when).replaceAll("|", "/")} | ${oneLine(text)}`)
        .join("\n");
    case "picture":
      return `![${oneLine(block.alt ?? "").replace(/[[\]]/g, "")}](${block.url} "${oneLine(block.caption)}")`;
    case "film":
      return `!![${oneLine(block.caption)}](${plainAddress(block.url)})`;
    case "quotation":
      return [
        ...block.text.split("\n").map((line) => (AUTHOR.test(line) ? `\\${line}` : line)),
        ...(block.author ? [`— ${oneLine(block.author)}`] : []),
      ]
        .map((line) => `> ${line}`.trimEnd())
        .join("\n");
    default:
      return block.text
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map(plainBeginning)
        .join("\n");
  }
}

const plainBeginning = (line: string): string =>
  line.replace(BEGINNING, "\\$1").replace(NUMBERED_BEGINNING, "$1\\$2");

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim();

const normal = (text: string): string => writeRuns(runsOf(text));
