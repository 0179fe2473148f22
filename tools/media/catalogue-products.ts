import {
  HAIRLINE,
  MARGIN,
  mm,
  PAPER_WIDTH,
  type PdfDocument,
  TYPE_WIDTH,
} from "#app/features/documents/pdf-document.ts";
import { decoration, drawText, rule, tagged } from "#app/features/documents/print.ts";
import { drawTrilingual } from "./catalogue-pages.ts";
import type { CatalogueProduct } from "./draw-catalogue.ts";

/** Millimetres of paper for a metre of rug; one scale, so that sizes can be compared. */
const LARGE_SCALE = 54;
const SMALL_SCALE = 29;
const PAIR_SCALE = 40;
export const PRODUCTS_PER_PAGE = 4;
const RUGS_PER_ROW = 2;
const ROW_HEIGHT = 132;
const HANGS_FROM = 12;
/** Millimetres; staggered, so that two share the page's height. */
const PAIR_HANGS_FROM = [22, 112];
const CELL_GUTTER = 10;
/** Fractions of the rug's width. */
const THREADS = [0.12, 0.88];
const ROUND_THREADS = [0.27, 0.73];

export function drawProductPage(paper: PdfDocument, rug: CatalogueProduct): void {
  const width = rug.widthMetres * LARGE_SCALE;
  const left = PAPER_WIDTH - MARGIN - width;
  hang(paper, rug, { left, from: 0, top: 34, scale: LARGE_SCALE });
  drawText(paper, rug.name, {
    x: MARGIN - 0.6,
    y: 212,
    width: TYPE_WIDTH,
    size: 44,
    face: "title",
    leading: 1,
    tracking: -0.026,
    role: "H2",
  });
  rule(paper, MARGIN, 234, TYPE_WIDTH);
  const below = drawTrilingual(paper, rug.facts, 238);
  drawText(paper, rug.sizes, {
    x: MARGIN,
    y: below + 4,
    width: TYPE_WIDTH,
    size: 9.5,
    colour: paper.inks.quiet,
  });
}

export function drawProducts(paper: PdfDocument, rugs: CatalogueProduct[]): void {
  const isPair = rugs.length <= RUGS_PER_ROW;
  const scale = isPair ? PAIR_SCALE : SMALL_SCALE;
  const width = (TYPE_WIDTH - CELL_GUTTER) / 2;
  for (const [place, rug] of rugs.entries()) {
    const left = MARGIN + (place % 2) * (width + CELL_GUTTER);
    const from = Math.floor(place / 2) * ROW_HEIGHT + (place < 2 ? 0 : 8);
    rule(paper, left, from, width);
    const hangsFrom = isPair ? (PAIR_HANGS_FROM[place] ?? HANGS_FROM) : HANGS_FROM;
    const bottom = hang(paper, rug, { left, from, top: from + hangsFrom, scale });
    const words = { x: left, width };
    const below = drawText(paper, rug.name, {
      ...words,
      y: bottom + 3,
      size: 16,
      face: "title",
      leading: 1.1,
      role: "H2",
    });
    const facts = drawText(paper, rug.facts.pt, { ...words, y: below + 1, size: 8, leading: 1.3 });
    drawText(paper, rug.sizes, { ...words, y: facts + 0.5, size: 8, colour: paper.inks.quiet, leading: 1.3 });
  }
}

type Place = { left: number; from: number; top: number; scale: number };

/** Returns the lower edge. */
function hang(paper: PdfDocument, rug: CatalogueProduct, { left, from, top, scale }: Place): number {
  const [width, height] = [rug.widthMetres * scale, rug.lengthMetres * scale];
  const isRound = rug.widthMetres === rug.lengthMetres;
  decoration(paper, () => {
    for (const thread of isRound ? ROUND_THREADS : THREADS)
      paper
        .moveTo(mm(left + thread * width), mm(from))
        .lineTo(mm(left + thread * width), mm(top + (isRound ? height * 0.06 : 0)));
    paper.lineWidth(HAIRLINE).strokeColor(paper.inks.ink).stroke();
  });
  tagged(
    paper,
    "Figure",
    () => paper.image(rug.picture, mm(left), mm(top), { width: mm(width), height: mm(height) }),
    rug.name,
  );
  return top + height;
}
