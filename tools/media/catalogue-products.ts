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

/** Millimetres of paper for a metre of rug; one scale on a page, so that sizes can be compared. */
const LARGE_SCALE = 60;
const MOST_ON_A_PAGE = 4;
const CELL_GUTTER = 10;
const CELL_WIDTH = (TYPE_WIDTH - CELL_GUTTER) / 2;

/** Millimetres: where the threads begin, and how far below that the rug hangs. */
type Cell = { column: 0 | 1; from: number; hangsFrom: number };
type Layout = { scale: number; cells: Cell[] };

const ROW = 140;
const SHORT = 12;
/** Staggered where columns have unlike many, so that they share the page's height. */
const LAYOUTS: Record<number, Layout> = {
  2: {
    scale: 40,
    cells: [
      { column: 0, from: 0, hangsFrom: 22 },
      { column: 1, from: 0, hangsFrom: 112 },
    ],
  },
  3: {
    scale: 34,
    cells: [
      { column: 0, from: 0, hangsFrom: SHORT },
      { column: 1, from: 0, hangsFrom: 90 },
      { column: 0, from: ROW, hangsFrom: SHORT },
    ],
  },
  4: {
    scale: 34,
    cells: [
      { column: 0, from: 0, hangsFrom: SHORT },
      { column: 1, from: 0, hangsFrom: SHORT },
      { column: 0, from: ROW, hangsFrom: SHORT },
      { column: 1, from: ROW, hangsFrom: SHORT },
    ],
  },
};
/** Fractions of the rug's width. */
const THREADS = [0.12, 0.88];
const ROUND_THREADS = [0.27, 0.73];

export function drawProductPage(paper: PdfDocument, rug: CatalogueProduct): void {
  const width = rug.widthMetres * LARGE_SCALE;
  const left = PAPER_WIDTH - MARGIN - width;
  hang(paper, rug, { left, from: 0, top: 34, scale: LARGE_SCALE });
  drawText(paper, rug.name, {
    x: MARGIN - 0.6,
    y: 221,
    width: TYPE_WIDTH,
    size: 44,
    face: "title",
    leading: 1,
    tracking: -0.026,
    role: "H2",
  });
  rule(paper, MARGIN, 243, TYPE_WIDTH);
  const below = drawTrilingual(paper, rug.facts, 247);
  drawText(paper, rug.sizes, {
    x: MARGIN,
    y: below + 4,
    width: TYPE_WIDTH,
    size: 9.5,
    colour: paper.inks.quiet,
  });
}

/** As many on each page as on the others, or one more. */
export function pagesOf<T>(rugs: T[]): T[][] {
  const count = Math.ceil(rugs.length / MOST_ON_A_PAGE);
  const startOf = (page: number) => Math.ceil((page * rugs.length) / count);
  return Array.from({ length: count }, (_, page) => rugs.slice(startOf(page), startOf(page + 1)));
}

export function drawProducts(paper: PdfDocument, rugs: CatalogueProduct[]): void {
  const layout = LAYOUTS[rugs.length];
  if (!layout) throw new Error(`No page is laid out for ${rugs.length} rugs`);
  const widest = Math.max(...rugs.map(({ widthMetres }) => widthMetres));
  const scale = Math.min(layout.scale, CELL_WIDTH / widest);
  for (const [place, { column, from, hangsFrom }] of layout.cells.entries()) {
    const rug = rugs[place];
    if (!rug) continue;
    const left = MARGIN + column * (CELL_WIDTH + CELL_GUTTER);
    rule(paper, left, from, CELL_WIDTH);
    const bottom = hang(paper, rug, { left, from, top: from + hangsFrom, scale });
    const words = { x: left, width: CELL_WIDTH };
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
