import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import { bytesOf, createPdf } from "./create-pdf.server.ts";
import { type Inks, MARGIN, mm, PAPER_WIDTH, type PdfDocument, TYPE_WIDTH } from "./pdf-document.ts";
import { drawPlan } from "./plan.ts";
import { drawText, fitted, rule, textHeight, type Words } from "./print.ts";
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
  /** In place of the sizes that have no room. */
  moreSizes: (count: number) => string;
  yarns: { name: string; hex: string; weight: number; share: string }[];
  footer: string[];
  code: { address: string; label: string };
  day: string;
};

const RIGHT = PAPER_WIDTH - MARGIN;
const HEAD_RULE = 35;
const COLUMN_Y = 43;
const PLAN = { x: 23, y: 52, maxWidth: 89, maxHeight: 148 };
const COLUMN = { x: 122, width: RIGHT - 122, terms: 26 };
const YARNS_Y = 214;
const FOOT_RULE = 261;
const QR_SIDE = 20;
const SMALL = 8;
const TEXT = 9.5;
/** Of a price, around its rule. */
const ROW_SPACE = 2.6;
const NAME_HEIGHT = 15;
const SMALLEST_TEXT = 6.5;

export function drawTearSheet(sheet: TearSheet, picture: Buffer | null, at: Date): Promise<Buffer> {
  const { title, brand: author, language, typefaces, inks } = sheet;
  const paper = createPdf({ title, author, language, at, typefaces, inks });
  paper.addPage();
  drawHead(paper, sheet);
  if (picture) drawPlan(paper, { ...PLAN, size: sheet.size, picture, alt: sheet.pictureAlt });
  drawColumn(paper, sheet);
  if (sheet.yarns.length > 0) drawYarns(paper, sheet.yarns, YARNS_Y);
  drawFoot(paper, sheet);
  return bytesOf(paper);
}

function drawHead(paper: PdfDocument, { name, subtitle, brand }: TearSheet): void {
  const words = { x: MARGIN - 0.5, y: 11, width: 125, size: 34, leading: 1, tracking: -0.025 };
  const title = { ...words, face: "title", role: "H1" } as const;
  drawText(paper, name, fitted(paper, name, title, NAME_HEIGHT));
  drawText(paper, subtitle, { x: MARGIN, y: 28, width: 125, size: SMALL, colour: paper.inks.quiet });
  drawWordmark(paper, brand, RIGHT, 14, 9);
  rule(paper, MARGIN, HEAD_RULE, TYPE_WIDTH);
}

/** Facts and prices end above the yarns: at a smaller size, and with the first sizes only, where there is much to say. */
function drawColumn(paper: PdfDocument, { facts, prices, moreSizes, yarns }: TearSheet): void {
  const { x, width, terms } = COLUMN;
  const bottom = (yarns.length > 0 ? YARNS_Y : FOOT_RULE) - 4;
  const half = width / 2;
  const madeToMeasure = prices.slice(-1);
  let shown = prices;
  let size = TEXT;
  while (size > SMALLEST_TEXT && end(false) > bottom) size -= 0.5;
  const row = textHeight(paper, "0", { x, y: 0, width, size }) + ROW_SPACE;
  // A row is at least so high: no more are left out than have to be.
  let count = prices.length - 1 - Math.floor(Math.max(0, end(false) - bottom) / row);
  while (--count >= 0 && end(false) > bottom)
    shown = [
      ...prices.slice(0, count),
      { size: moreSizes(prices.length - 1 - count), price: "" },
      ...madeToMeasure,
    ];
  end(true);

  /** Lower edge, of what is drawn or would be. */
  function end(isDrawn: boolean): number {
    const put = (text: string, words: Omit<Words, "size">) =>
      isDrawn
        ? drawText(paper, text, { ...words, size })
        : words.y + textHeight(paper, text, { ...words, size });
    const line = (y: number, colour?: string) => isDrawn && rule(paper, x, y, width, colour);
    let y = COLUMN_Y;
    line(y);
    for (const { term, text } of facts) {
      const top = y + 2;
      const named = put(term, { x, y: top, width: terms - 2, colour: paper.inks.quiet });
      y = Math.max(named, put(text, { x: x + terms, y: top, width: width - terms })) + 1.4;
      line(y, paper.inks.thread);
    }
    y += 7;
    for (const { size: name, price } of shown) {
      const named = put(name, { x, y, width: price ? half : width });
      y = Math.max(named, price ? put(price, { x: x + half, y, width: half, align: "right" }) : 0) + 1;
      line(y, paper.inks.thread);
      y += ROW_SPACE - 1;
    }
    return y;
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
