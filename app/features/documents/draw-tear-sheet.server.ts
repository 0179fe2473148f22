import type { Typefaces } from "#app/features/settings/typefaces.rules.ts";
import { bytesOf, createPdf } from "./create-pdf.server.ts";
import { type Inks, MARGIN, mm, PAPER_WIDTH, type PdfDocument, TYPE_WIDTH } from "./pdf-document.ts";
import { drawPlan } from "./plan.ts";
import { drawText, rule } from "./print.ts";
import { drawQr } from "./qr.ts";
import { drawWordmark } from "./wordmark.ts";
import { drawYarns } from "./yarns.ts";

/** Finished texts, so that equal sheets have equal bytes. */
export type TearSheet = {
  language: string;
  brand: string;
  typefaces: Typefaces;
  inks: Inks;
  title: string;
  name: string;
  subtitle: string;
  size: { widthMetres: number; lengthMetres: number } | null;
  pictureAlt: string;
  facts: { term: string; text: string }[];
  prices: { size: string; price: string }[];
  yarns: { name: string; hex: string; weight: number; share: string }[];
  footer: string[];
  code: { address: string; label: string };
  day: string;
};

const RIGHT = PAPER_WIDTH - MARGIN;
const HEAD_RULE = 35;
const PLAN = { x: 23, y: 52, maxWidth: 89, maxHeight: 148 };
const COLUMN = { x: 122, width: RIGHT - 122, terms: 26 };
const YARNS_Y = 214;
const FOOT_RULE = 261;
const QR_SIDE = 20;
const SMALL = 8;
const TEXT = 9.5;
const LONG_NAME = 16;

export function drawTearSheet(sheet: TearSheet, picture: Buffer | null, at: Date): Promise<Buffer> {
  const { title, brand: author, language, typefaces, inks } = sheet;
  const paper = createPdf({ title, author, language, at, typefaces, inks });
  paper.addPage();
  drawHead(paper, sheet);
  if (picture && sheet.size) drawPlan(paper, { ...PLAN, ...sheet.size, picture, alt: sheet.pictureAlt });
  const end = drawFacts(paper, sheet.facts);
  drawPrices(paper, sheet.prices, end + 7);
  if (sheet.yarns.length > 0) drawYarns(paper, sheet.yarns, YARNS_Y);
  drawFoot(paper, sheet);
  return bytesOf(paper);
}

function drawHead(paper: PdfDocument, { name, subtitle, brand }: TearSheet): void {
  const size = name.length > LONG_NAME ? 26 : 34;
  drawText(paper, name, {
    x: MARGIN - 0.5,
    y: 11,
    width: 125,
    size,
    face: "title",
    leading: 1,
    tracking: -0.025,
    role: "H1",
  });
  drawText(paper, subtitle, { x: MARGIN, y: 28, width: 125, size: SMALL, colour: paper.inks.quiet });
  drawWordmark(paper, brand, RIGHT, 14, 9);
  rule(paper, MARGIN, HEAD_RULE, TYPE_WIDTH);
}

function drawFacts(paper: PdfDocument, facts: TearSheet["facts"]): number {
  const { x, width, terms } = COLUMN;
  let y = 43;
  rule(paper, x, y, width);
  for (const { term, text } of facts) {
    const top = y + 2;
    drawText(paper, term, { x, y: top, width: terms - 2, size: TEXT, colour: paper.inks.quiet });
    y = drawText(paper, text, { x: x + terms, y: top, width: width - terms, size: TEXT }) + 1.4;
    rule(paper, x, y, width, paper.inks.thread);
  }
  return y;
}

function drawPrices(paper: PdfDocument, prices: TearSheet["prices"], from: number): void {
  const { x, width } = COLUMN;
  let y = from;
  for (const { size, price } of prices) {
    drawText(paper, size, { x, y, width: width / 2, size: TEXT });
    y = drawText(paper, price, { x: x + width / 2, y, width: width / 2, size: TEXT, align: "right" }) + 1;
    rule(paper, x, y, width, paper.inks.thread);
    y += 1.6;
  }
}

function drawFoot(paper: PdfDocument, { footer, code }: TearSheet): void {
  rule(paper, MARGIN, FOOT_RULE, TYPE_WIDTH);
  const lines = footer.join("\n");
  paper.font("label").fontSize(SMALL);
  const height = (footer.length * SMALL * 1.4) / mm(1);
  const bottom = FOOT_RULE + 4 + QR_SIDE;
  drawText(paper, lines, { x: MARGIN, y: bottom - height, width: TYPE_WIDTH - QR_SIDE - 10, size: SMALL });
  drawQr(paper, code.address, code.label, RIGHT - QR_SIDE, FOOT_RULE + 4, QR_SIDE);
}
