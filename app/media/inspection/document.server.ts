import { open, readFile } from "node:fs/promises";
import { type Finding, RefusedFile } from "./finding.ts";

const BEGINNING = /^%PDF-[12]\.\d/;
/** Programs append a few bytes. */
const END_WITHIN = 2048;
const ACTIVE = ["/JavaScript", "/Launch", "/EmbeddedFile", "/RichMedia"];

/** Checks beginning and end; refuses active content. */
export async function inspectDocument(path: string): Promise<Finding> {
  const end = await endOf(path);
  const bytes = await readFile(path);
  if (!BEGINNING.test(bytes.toString("latin1", 0, 8))) throw new RefusedFile("wrongType");
  if (!end.includes("%%EOF")) throw new RefusedFile("cutShort", "no end of the document");
  if (!end.includes("startxref")) throw new RefusedFile("damaged", "no table of contents");
  const active = ACTIVE.find((name) => bytes.includes(name));
  if (active) throw new RefusedFile("hiddenContent", active);
  return { type: "application/pdf", width: 0, height: 0, isAnimated: false };
}

async function endOf(path: string): Promise<string> {
  await using file = await open(path);
  const { size } = await file.stat();
  const end = Buffer.alloc(Math.min(size, END_WITHIN));
  await file.read(end, 0, end.length, size - end.length);
  return end.toString("latin1");
}
