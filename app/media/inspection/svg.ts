import { MAX_SVG_BYTES } from "../media.rules.ts";
import { RefusedFile } from "./finding.ts";
import { References } from "./svg-references.ts";

const ELEMENTS = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use marker linearGradient
   radialGradient stop clipPath mask pattern image title desc metadata style switch filter feGaussianBlur feOffset
   feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow`.split(/\s+/),
);
const NOTE_PREFIXES = new Set(["sodipodi", "inkscape", "rdf", "cc", "dc"]);
/** A prefix of notes that stands for one of these would bring in elements and references of theirs. */
const DRAWN = /xhtml|2000\/svg|1999\/xlink/i;
const MAX_ELEMENTS = 50_000;
const MAX_REFERENCES = 500;
/** By reference, each time that it is. */
const MAX_DRAWN = 200_000;
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
/** Read before the comments are taken away: the name of a document type may hold what begins one. */
const DECLARATIONS = /^\s*(?:<\?xml\s[^<>]*\?>)?(?:\s|<!--[\s\S]*?-->)*(?:<!DOCTYPE\s+svg[^<>[\]]*>)?/i;
const SECTION = /<!--|<!\[CDATA\[/g;
const ENCODING = /^\s*<\?xml\s[^<>]*?encoding\s*=\s*["']([^"']*)["']/i;
/** What is read here is what a browser reads: the first 128 characters of each of these are the same. */
const LIKE_ASCII = /^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Allow list of shapes, text and own gradients; refuses anything that could run, load or embed. */
export function readSvg(bytes: Buffer): { width: number; height: number } {
  if (bytes.length > MAX_SVG_BYTES) throw new RefusedFile("tooLarge");
  const declared = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const [, encoding = "utf-8"] = ENCODING.exec(declared) ?? [];
  if (!LIKE_ASCII.test(encoding)) throw new RefusedFile("unsafeDrawing", `encoding ${encoding}`);
  const source = withoutSections(declared.replace(DECLARATIONS, ""));
  if (source.includes("\uFFFD") || source.includes("\0")) throw new RefusedFile("unsafeDrawing", "not UTF-8");
  let root: Map<string, string> | undefined;
  let elements = 0;
  let uses = 0;
  const references = new References();
  const between = source.replace(TAG, (_tag, closing, name, attributes, empty) => {
    if (closing) references.close();
    if (closing) return "";
    elements += 1;
    const found = readAttributes(attributes);
    if (!root) checkRoot(name);
    root ??= found;
    checkElement(name);
    for (const [attribute, value] of found) checkAttribute(attribute, value);
    references.open(found, empty !== "");
    if (name === "use") uses += 1;
    return "";
  });
  if (between.includes("<")) throw new RefusedFile("unsafeDrawing", "markup of another kind");
  if (!root) throw new RefusedFile("wrongType");
  checkStyle(withoutReferences(between));
  if (elements > MAX_ELEMENTS || uses > MAX_REFERENCES || references.exceed(MAX_DRAWN))
    throw new RefusedFile("bomb");
  return drawingSize(root);
}

/** Without comments; style sheets of drawing programs stand in CDATA sections. Whichever begins first holds the other. */
function withoutSections(source: string): string {
  let plain = "";
  let at = 0;
  for (const { 0: mark, index } of source.matchAll(SECTION)) {
    if (index < at) continue;
    const isComment = mark === "<!--";
    const from = index + mark.length;
    const end = source.indexOf(isComment ? "-->" : "]]>", from);
    if (end === -1) throw new RefusedFile("unsafeDrawing", "a section without an end");
    const text = isComment ? "" : source.slice(from, end);
    if (/[<&]/.test(text)) throw new RefusedFile("unsafeDrawing", "markup as text");
    plain += source.slice(at, index) + text;
    at = end + 3;
  }
  return plain + source.slice(at);
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const REFERENCE = /&(?:#x0*([0-9a-f]{1,6})|#0*([0-9]{1,7})|(amp|lt|gt|quot|apos));/gi;
const MOST_CODE_POINT = 0x10ffff;

/** Character references could hide forbidden text. */
function withoutReferences(text: string): string {
  return text.replace(REFERENCE, (_whole, hex?: string, digits?: string, name?: string) => {
    if (name) return NAMED[name] ?? "";
    const code = hex ? Number.parseInt(hex, 16) : Number(digits);
    return code <= MOST_CODE_POINT ? String.fromCodePoint(code) : "";
  });
}

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(
    ([, name, double, single]) => [name, double ?? single] as const,
  );
  return new Map(pairs.map(([name = "", value = ""]) => [name, value]));
}

function checkRoot(name: string): void {
  if (name !== "svg") throw new RefusedFile("wrongType");
}

function checkElement(name: string): void {
  const [prefix = "", rest] = name.split(":");
  const isAllowed = rest === undefined ? ELEMENTS.has(name) : NOTE_PREFIXES.has(prefix);
  if (!isAllowed) throw new RefusedFile("unsafeDrawing", `element ${name}`);
}

function checkAttribute(name: string, value: string): void {
  const local = name.toLowerCase().split(":").at(-1) ?? "";
  const [prefix = "", bound = ""] = name.split(":");
  const isNote = NOTE_PREFIXES.has(prefix);
  if (local.startsWith("on")) throw new RefusedFile("unsafeDrawing", `attribute ${name}`);
  if (prefix === "xmlns" && (NOTE_PREFIXES.has(bound) ? DRAWN : /xhtml/i).test(value))
    throw new RefusedFile("unsafeDrawing", `${name} for something else`);
  const plain = value.replace(/&(amp|lt|gt|quot|apos);/g, "");
  if (/&/.test(plain)) throw new RefusedFile("unsafeDrawing", `references in ${name}`);
  if (!isNote && (local === "href" || local === "src")) checkReference(value.trim());
  if (/javascript:|vbscript:|expression\s*\(/i.test(value))
    throw new RefusedFile("unsafeDrawing", `value of ${name}`);
  checkStyle(value);
}

function checkReference(value: string): void {
  const isOwn = /^#[\w:.-]+$/.test(value);
  const isPicture = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value);
  if (!isOwn && !isPicture) throw new RefusedFile("unsafeDrawing", "a reference outside the drawing");
}

/** References within the drawing only. */
function checkStyle(text: string): void {
  const rest = text.replace(/url\(\s*(["']?)#[\w:.-]+\1\s*\)/gi, "");
  if (/url\s*\(|@import|@font-face|\\|behavior\s*:|-moz-binding/i.test(rest))
    throw new RefusedFile("unsafeDrawing", "style reaches outside the drawing");
}

function drawingSize(root: Map<string, string>): { width: number; height: number } {
  const [, , boxWidth, boxHeight] = (root.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const length = (text: string | undefined) =>
    text && !text.includes("%") ? Number.parseFloat(text) : Number.NaN;
  const width = length(root.get("width")) || boxWidth || 300;
  const height = length(root.get("height")) || boxHeight || 150;
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
