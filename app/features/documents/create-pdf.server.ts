import PDFDocument from "pdfkit";
import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import { type PrintFace, printFace } from "#app/features/theme/print-faces.server.ts";
import type { Inks, PdfDocument } from "./pdf-document.ts";

const FACES: readonly PrintFace[] = ["title", "voice", "label", "strong"];

type About = {
  title: string;
  author: string;
  language: string;
  at: Date;
  typefaces: Typefaces;
  inks: Inks;
};

export function createPdf({ title, author, language, at, typefaces, inks }: About): PdfDocument {
  const paper = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    tagged: true,
    // The typings allow names only; a font's bytes avoid embedding the standard fonts.
    font: printFace(typefaces, "label") as unknown as string,
    info: { Title: title, Author: author, Producer: author, Creator: author, CreationDate: at, ModDate: at },
  });
  for (const face of FACES) paper.registerFont(face, printFace(typefaces, face));
  return Object.assign(paper, { inks });
}

export function bytesOf(paper: PdfDocument): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  paper.on("data", (part: Buffer) => parts.push(part));
  paper.on("end", () => resolve(Buffer.concat(parts)));
  paper.on("error", reject);
  paper.end();
  return promise;
}
