import { MARGIN, mm, type PdfDocument, TYPE_WIDTH } from "./pdf-document.ts";
import { decoration, drawText } from "./print.ts";

type Yarn = { name: string; hex: string };

const SWATCH_HEIGHT = 20;
/** Threads of a swatch, so that it looks like yarn and not like paint. */
const THREAD_PITCH = 1.35;

/** The rug's yarns side by side, each with its name and hex. */
export function drawYarns(paper: PdfDocument, yarns: Yarn[], y: number): void {
  const width = TYPE_WIDTH / yarns.length;
  for (const [place, { name, hex }] of yarns.entries()) {
    const x = MARGIN + place * width;
    decoration(paper, () => drawSwatch(paper, x, y, width, hex));
    const below = y + SWATCH_HEIGHT + 2;
    const end = drawText(paper, name, { x, y: below, width: width - 1, size: 9, leading: 1.3 });
    drawText(paper, hex.toUpperCase(), {
      x,
      y: end + 0.4,
      width: width - 1,
      size: 8,
      colour: paper.inks.quiet,
    });
  }
}

function drawSwatch(paper: PdfDocument, x: number, y: number, width: number, hex: string): void {
  paper.rect(mm(x), mm(y), mm(width), mm(SWATCH_HEIGHT)).fill(hex);
  paper.save().lineWidth(0.6).strokeColor("#000").strokeOpacity(0.14);
  for (let at = THREAD_PITCH; at < width; at += THREAD_PITCH)
    paper.moveTo(mm(x + at), mm(y)).lineTo(mm(x + at), mm(y + SWATCH_HEIGHT));
  paper.stroke().restore();
}
