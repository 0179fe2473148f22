import {
  MARGIN,
  mm,
  PAPER_HEIGHT,
  PAPER_WIDTH,
  type PdfDocument,
  TYPE_WIDTH,
} from "#app/features/documents/pdf-document.ts";
import { drawText, rule, tagged } from "#app/features/documents/print.ts";
import { drawWordmark } from "#app/features/documents/wordmark.ts";
import type { Catalogue, CataloguePlate, TrilingualText } from "./draw-catalogue.ts";

const GUTTER = 8;
const COLUMN = (TYPE_WIDTH - 2 * GUTTER) / 3;
const LANGUAGES = ["pt", "es", "en"] as const;
const COVER_PICTURE_HEIGHT = 212;
const CHAPTER_PICTURE_HEIGHT = 150;
const SCENE_HEIGHT = 262;

export function drawTrilingual(paper: PdfDocument, words: TrilingualText, y: number, size = 9.5): number {
  const ends = LANGUAGES.map((language, place) =>
    drawText(paper, words[language], {
      x: MARGIN + place * (COLUMN + GUTTER),
      y,
      width: COLUMN,
      size,
      colour: language === "pt" ? paper.inks.ink : paper.inks.quiet,
    }),
  );
  return Math.max(...ends);
}

function drawBleed(paper: PdfDocument, picture: Buffer, alt: string, height: number): void {
  tagged(
    paper,
    "Figure",
    () =>
      paper
        .save()
        .rect(0, 0, mm(PAPER_WIDTH), mm(height))
        .clip()
        .image(picture, 0, 0, { cover: [mm(PAPER_WIDTH), mm(height)], align: "center", valign: "center" })
        .restore(),
    alt,
  );
}

export function drawCover(paper: PdfDocument, { cover, mark, name, brand }: Catalogue): void {
  drawBleed(paper, cover, name.pt, COVER_PICTURE_HEIGHT);
  const y = COVER_PICTURE_HEIGHT + 10;
  drawText(paper, mark, {
    x: MARGIN - 1,
    y,
    width: 130,
    size: 72,
    face: "title",
    leading: 1,
    tracking: -0.03,
    role: "H1",
  });
  drawWordmark(paper, brand, PAPER_WIDTH - MARGIN, y + 6, 10);
  rule(paper, MARGIN, PAPER_HEIGHT - 30, TYPE_WIDTH);
  drawTrilingual(paper, name, PAPER_HEIGHT - 26);
}

export function drawIntroduction(paper: PdfDocument, { title, text }: Catalogue): void {
  drawText(paper, title.pt, {
    x: MARGIN - 0.6,
    y: 60,
    width: 150,
    size: 46,
    face: "title",
    leading: 1.02,
    tracking: -0.024,
    role: "H2",
  });
  rule(paper, MARGIN, 196, TYPE_WIDTH);
  const below = drawTrilingual(paper, title, 200, 12);
  drawTrilingual(paper, text, below + 3);
}

export function drawScene(paper: PdfDocument, plate: Extract<CataloguePlate, { kind: "scene" }>): void {
  drawBleed(paper, plate.picture, plate.caption.pt, SCENE_HEIGHT);
  drawTrilingual(paper, plate.caption, SCENE_HEIGHT + 4, 8);
}

export function drawChapter(paper: PdfDocument, plate: Extract<CataloguePlate, { kind: "chapter" }>): void {
  drawBleed(paper, plate.picture, plate.title.pt, CHAPTER_PICTURE_HEIGHT);
  drawText(paper, plate.title.pt, {
    x: MARGIN - 0.8,
    y: 168,
    width: 170,
    size: 56,
    face: "title",
    leading: 1,
    tracking: -0.028,
    role: "H2",
  });
  rule(paper, MARGIN, 222, TYPE_WIDTH);
  const below = drawTrilingual(paper, plate.title, 226, 12);
  drawTrilingual(paper, plate.text, below + 3);
}
