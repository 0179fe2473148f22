import { type Face, HAIRLINE, mm, type PdfDocument } from "./pdf-document.ts";

export type Words = {
  x: number;
  y: number;
  width: number;
  /** Points. */
  size: number;
  face?: Face;
  colour?: string;
  align?: "left" | "right" | "center";
  /** Multiple of the size. */
  leading?: number;
  tracking?: number;
  role?: "H1" | "H2" | "P" | "Caption";
};

const NATURAL_LEADING = 1.22;
/** Points. */
const SMALLEST = 6;

/** Millimetres; returns the lower edge. */
export function drawText(paper: PdfDocument, text: string, words: Words): number {
  const height = textHeight(paper, text, words);
  tagged(paper, words.role ?? "P", () =>
    paper.fillColor(words.colour ?? paper.inks.ink).text(text, mm(words.x), mm(words.y), optionsOf(words)),
  );
  return words.y + height;
}

/** Millimetres. The words' face and size stay set. */
export function textHeight(paper: PdfDocument, text: string, words: Words): number {
  paper.font(words.face ?? "label").fontSize(words.size);
  return paper.heightOfString(text, optionsOf(words)) / mm(1);
}

/** The words at the largest size, in steps of a point from `words.size` down, at which they are at most `height` mm high and no word is broken. */
export function fitted(paper: PdfDocument, text: string, words: Words, height: number): Words {
  let size = words.size;
  while (size > SMALLEST && !fits(size)) size -= 1;
  return { ...words, size };

  function fits(size: number): boolean {
    const high = textHeight(paper, text, { ...words, size });
    const tracking = { characterSpacing: size * (words.tracking ?? 0) };
    return (
      high <= height &&
      text.split(/\s+/).every((word) => paper.widthOfString(word, tracking) <= mm(words.width))
    );
  }
}

function optionsOf({ width, size, align, leading = 1.4, tracking = 0 }: Words): PDFKit.Mixins.TextOptions {
  return {
    width: mm(width),
    align: align ?? "left",
    lineGap: size * (leading - NATURAL_LEADING),
    characterSpacing: size * tracking,
  };
}

export function tagged(paper: PdfDocument, role: string, draw: () => void, alt?: string): void {
  paper.addStructure(paper.struct(role, alt ? { alt } : {}, draw));
}

/** Artifacts of a tagged PDF: no text. */
export function decoration(paper: PdfDocument, draw: () => void): void {
  paper.markContent("Artifact", { type: "Layout" });
  draw();
  paper.endMarkedContent();
}

export function rule(paper: PdfDocument, x: number, y: number, width: number, colour = paper.inks.ink): void {
  decoration(paper, () =>
    paper
      .lineWidth(HAIRLINE)
      .strokeColor(colour)
      .moveTo(mm(x), mm(y))
      .lineTo(mm(x + width), mm(y))
      .stroke(),
  );
}
