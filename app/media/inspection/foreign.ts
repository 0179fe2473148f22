import { RefusedFile } from "./finding.ts";

const MARKUP = ["<script", "<html>", "<html ", "<!doctype html", "<?php", "<iframe", "<body "];
const LONGEST_MARKUP = Math.max(...MARKUP.map((text) => text.length));
const PDF_HEADER_WITHIN = 1024;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");

/** Refuses polyglot files (page, program, archive, document). */
export function refuseForeignContent(bytes: Buffer): void {
  if (bytes.subarray(0, PDF_HEADER_WITHIN).includes("%PDF-")) throw new RefusedFile("hiddenContent", "PDF");
  if (holdsZip(bytes)) throw new RefusedFile("hiddenContent", "ZIP");
  for (let at = bytes.indexOf(0x3c); at !== -1; at = bytes.indexOf(0x3c, at + 1)) {
    // Excludes most random bytes of compressed pixels.
    if (!isMarkupStart(bytes[at + 1])) continue;
    const text = bytes.toString("latin1", at, at + LONGEST_MARKUP).toLowerCase();
    if (MARKUP.some((mark) => text.startsWith(mark))) throw new RefusedFile("hiddenContent", text);
  }
}

function isMarkupStart(byte = 0): boolean {
  return byte === 0x21 || byte === 0x3f || [0x62, 0x68, 0x69, 0x73].includes(byte | 0x20);
}

/** By the end record: the directory lies before it, disk numbers are 0. */
function holdsZip(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(ZIP_END); at !== -1; at = bytes.indexOf(ZIP_END, at + 1)) {
    if (at + 22 > bytes.length) return false;
    const sameCounts = bytes.readUInt16LE(at + 8) === bytes.readUInt16LE(at + 10);
    if (bytes.readUInt32LE(at + 4) === 0 && sameCounts && bytes.readUInt32LE(at + 12) <= at) return true;
  }
  return false;
}
