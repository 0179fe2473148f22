export type PaletteEntry = { index: number; hex: string };
export type PngFacts = {
  width: number;
  height: number;
  /** Null for a picture without palette. */
  palette: PaletteEntry[] | null;
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const INDEXED = 3;
/** More are a quantised photograph. */
export const MAX_YARNS = 24;

/** Null for no PNG. Does not decode pixels. */
export function readPng(bytes: Uint8Array): PngFacts | null {
  if (SIGNATURE.some((byte, place) => bytes[place] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let facts: PngFacts | null = null;
  let isIndexed = false;
  let colours: Uint8Array | null = null;
  let alphas: Uint8Array = new Uint8Array();
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (name === "IHDR" && body.length >= 13) {
      facts = { width: view.getUint32(at + 8), height: view.getUint32(at + 12), palette: null };
      isIndexed = body[9] === INDEXED;
    }
    if (name === "PLTE") colours = body;
    if (name === "tRNS") alphas = body;
    if (name === "IDAT" || name === "IEND") break;
    at += size + 12;
  }
  if (facts && isIndexed && colours) facts.palette = entriesOf(colours, alphas);
  return facts;
}

function entriesOf(colours: Uint8Array, alphas: Uint8Array): PaletteEntry[] | null {
  const entries: PaletteEntry[] = [];
  for (let index = 0; index * 3 + 2 < colours.length; index += 1) {
    if (alphas[index] === 0) continue;
    const channels = [...colours.subarray(index * 3, index * 3 + 3)];
    const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
    entries.push({ index, hex });
  }
  return entries.length > 0 && entries.length <= MAX_YARNS ? entries : null;
}
