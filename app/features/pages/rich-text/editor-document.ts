import type { JSONContent } from "@tiptap/react";
import { isSafeAddress, type Run, runsOf, writeRuns } from "./inline-text.rules.ts";
import { type Block, paragraphsOf } from "./rich-text.rules.ts";

type Node = JSONContent;

export function documentOf(blocks: Block[]): Node {
  const content = blocks.map(nodeOf);
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

function nodeOf(block: Block): Node {
  switch (block.kind) {
    case "heading":
      return { type: "heading", attrs: { level: 2 }, content: textsOf(block.text) };
    case "list":
      return {
        type: block.isNumbered ? "orderedList" : "bulletList",
        content: block.items.map((item) => ({ type: "listItem", content: [paragraphOf(item)] })),
      };
    case "timeline":
      return { type: "timeline", attrs: { items: block.items } };
    case "picture":
      return {
        type: "picture",
        attrs: { url: block.url, caption: block.caption, alt: block.alt ?? "" },
      };
    case "film":
      return { type: "film", attrs: { url: block.url, caption: block.caption } };
    case "quotation":
      return {
        type: "quotation",
        attrs: { author: block.author ?? "" },
        content: paragraphsOf(block.text).map(paragraphOf),
      };
    default:
      return paragraphOf(block.text);
  }
}

const paragraphOf = (text: string): Node => ({
  type: "paragraph",
  content: runsOf(text).flatMap(nodesOfRun),
});

const textsOf = (text: string): Node[] => (text === "" ? [] : [{ type: "text", text }]);

function nodesOfRun({ text, isStrong, isEmphasised, address }: Run): Node[] {
  const marks = [
    ...(isStrong ? [{ type: "bold" }] : []),
    ...(isEmphasised ? [{ type: "italic" }] : []),
    ...(address === null ? [] : [{ type: "link", attrs: { href: address } }]),
  ];
  return text
    .split("\n")
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: "hardBreak" }] : []),
      ...textsOf(line).map((node) => ({ ...node, marks })),
    ]);
}

/** Nested lists are flattened; unsupported nodes are dropped. */
export function blocksOf(document: Node): Block[] {
  return (document.content ?? []).flatMap((node): Block[] => {
    switch (node.type) {
      case "heading":
        return filled({ kind: "heading", text: plainOf(node) });
      case "paragraph":
        return filled({ kind: "paragraph", text: writeRuns(runsOfNode(node)).trim() });
      case "bulletList":
      case "orderedList":
        return listOf(node);
      case "picture":
        return pictureOf(node.attrs ?? {});
      case "film":
        return filmOf(node.attrs ?? {});
      case "quotation":
        return quotationOf(node);
      case "timeline":
        return [{ kind: "timeline", items: (node.attrs?.items ?? []) as { when: string; text: string }[] }];
      default:
        return [];
    }
  });
}

const filled = (block: Extract<Block, { text: string }>): Block[] => (block.text === "" ? [] : [block]);

function listOf(list: Node): Block[] {
  const items = itemsOf(list).filter(Boolean);
  if (items.length === 0) return [];
  return [{ kind: "list", items, ...(list.type === "orderedList" && { isNumbered: true }) }];
}

function itemsOf(list: Node): string[] {
  return (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((part) =>
      part.type === "paragraph" ? [writeRuns(runsOfNode(part)).trim()] : itemsOf(part),
    ),
  );
}

function pictureOf({ url, caption, alt }: Record<string, unknown>): Block[] {
  if (typeof url !== "string" || url === "") return [];
  return [{ kind: "picture", url, caption: String(caption ?? ""), ...(alt ? { alt: String(alt) } : {}) }];
}

function filmOf(attributes: Record<string, unknown>): Block[] {
  const url = String(attributes.url ?? "").trim();
  const caption = String(attributes.caption ?? "").trim();
  return url || caption ? [{ kind: "film", url, caption }] : [];
}

function quotationOf(node: Node): Block[] {
  const paragraphs = (node.content ?? []).map((part) => writeRuns(runsOfNode(part)).trim());
  const text = paragraphs.filter(Boolean).join("\n\n");
  const author = String(node.attrs?.author ?? "").trim();
  return text === "" ? [] : [{ kind: "quotation", text, ...(author && { author }) }];
}

function runsOfNode(node: Node): Run[] {
  return (node.content ?? []).map((part) => {
    const marks = part.marks ?? [];
    const has = (type: string) => marks.some((mark) => mark.type === type);
    const href = String(marks.find((mark) => mark.type === "link")?.attrs?.href ?? "");
    return {
      text: part.type === "hardBreak" ? "\n" : (part.text ?? ""),
      isStrong: has("bold"),
      isEmphasised: has("italic"),
      address: isSafeAddress(href) ? href : null,
    };
  });
}

const plainOf = (node: Node): string =>
  (node.content ?? [])
    .map((part) => part.text ?? " ")
    .join("")
    .trim();
