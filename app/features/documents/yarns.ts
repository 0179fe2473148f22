import { MARGIN, mm, type PdfDocument, TYPE_WIDTH } from "./pdf-document.ts";
import { decoration, drawText } from "./print.ts";

type Yarn = { name: string; hex: string; weight: number; share: string };

const BAR_HEIGHT = 20;
const SWATCH = 5;
const ROW_HEIGHT = 8.4;
const PER_ROW = 4;
const THREAD_PITCH = 1.35;

export function drawYarns(paper: PdfDocument, yarns: Yarn[], y: number): void {
  const whole = yarns.reduce((sum, { weight }) => sum + weight, 0);
  let x = MARGIN;
  for (const { hex, weight } of yarns) {
    const width = (TYPE_WIDTH * weight) / whole;
    drawSwatch(paper, { x, y, width, height: BAR_HEIGHT }, hex);
    x += width;
  }
  const column = TYPE_WIDTH / PER_ROW;
  for (const [place, { name, hex, share }] of yarns.entries()) {
    const left = MARGIN + (place % PER_ROW) * column;
    const top = y + BAR_HEIGHT + 3 + Math.floor(place / PER_ROW) * ROW_HEIGHT;
    drawSwatch(paper, { x: left, y: top, width: SWATCH, height: SWATCH + 1.6 }, hex);
    const words = { x: left + SWATCH + 2, width: column - SWATCH - 3 };
    const end = drawText(paper, name, { ...words, y: top, size: 9, leading: 1.2 });
    const facts = [share, hex.toUpperCase()].filter(Boolean).join(", ");
    drawText(paper, facts, { ...words, y: end - 0.2, size: 8, colour: paper.inks.quiet });
  }
}

type Box = { x: number; y: number; width: number; height: number };

function drawSwatch(paper: PdfDocument, { x, y, width, height }: Box, hex: string): void {
  decoration(paper, () => {
    paper.rect(mm(x), mm(y), mm(width), mm(height)).fill(hex);
    paper.save().lineWidth(0.6).strokeColor("#000").strokeOpacity(0.14);
    for (let at = THREAD_PITCH; at < width; at += THREAD_PITCH)
      paper.moveTo(mm(x + at), mm(y)).lineTo(mm(x + at), mm(y + height));
    paper.stroke().restore();
  });
}
