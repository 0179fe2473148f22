import { MAX_SVG_BYTES } from "../media.rules.ts";
import { RefusedFile } from "./finding.ts";

const ELEMENTS = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use marker linearGradient
   radialGradient stop clipPath mask pattern image title desc metadata style switch filter feGaussianBlur feOffset
   feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow`.split(/\s+/),
);
const NOTE_PREFIXES = new Set(["sodipodi", "inkscape", "rdf", "cc", "dc"]);
const MAX_ELEMENTS = 50_000;
const MAX_REFERENCES = 500;
const TAG = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const DECLARATIONS = /^\s*(?:<\?xml\s[^<>]*\?>)?\s*(?:<!DOCTYPE\s+svg[^<>[\]]*>)?/i;
const ENCODING = /^\s*<\?xml\s[^<>]*?encoding\s*=\s*["']([^"']*)["']/i;
/** What is read here is what a browser reads: the first 128 characters of each of these are the same. */
const LIKE_ASCII = /^(utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Allow list of shapes, text and own gradients; refuses anything that could run, load or embed. */
export function readSvg(bytes: Buffer): { width: number; height: number } {
  if (bytes.length > MAX_SVG_BYTES) throw new RefusedFile("tooLarge");
  const declared = withoutComments(bytes.toString("utf8").replace(/^\uFEFF/, ""));
  const [, encoding = "utf-8"] = ENCODING.exec(declared) ?? [];
  if (!LIKE_ASCII.test(encoding)) throw new RefusedFile("unsafeDrawing", `encoding ${encoding}`);
  const source = declared.replace(DECLARATIONS, "");
  if (source.includes("\uFFFD") || source.includes("\0")) throw new RefusedFile("unsafeDrawing", "not UTF-8");
  let root: Map<string, string> | undefined;
  let elements = 0;
  let references = 0;
  const between = source.replace(TAG, (_tag, closing: string, name: string, attributes: string) => {
    if (closing) return "";
    elements += 1;
    const found = readAttributes(attributes);
    if (!root) checkRoot(name);
    root ??= found;
    checkElement(name);
    for (const [attribute, value] of found) checkAttribute(attribute, value);
    if (name === "use") references += 1;
    return "";
  });
  if (between.includes("<")) throw new RefusedFile("unsafeDrawing", "markup of another kind");
  if (!root) throw new RefusedFile("wrongType");
  checkStyle(between);
  if (elements > MAX_ELEMENTS || references > MAX_REFERENCES) throw new RefusedFile("bomb");
  return drawingSize(root);
}

function withoutComments(source: string): string {
  const [before = "", ...rest] = source.split("<!--");
  const after = rest.map((part) => {
    const end = part.indexOf("-->");
    if (end === -1) throw new RefusedFile("unsafeDrawing", "a comment without an end");
    return part.slice(end + 3);
  });
  return before + after.join("");
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
  const isNote = NOTE_PREFIXES.has(name.split(":")[0] ?? "");
  if (local.startsWith("on")) throw new RefusedFile("unsafeDrawing", `attribute ${name}`);
  if (name.startsWith("xmlns") && /xhtml/i.test(value))
    throw new RefusedFile("unsafeDrawing", "a page inside");
  // Character references could hide forbidden text.
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
