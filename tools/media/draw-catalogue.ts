import { bytesOf, createPdf } from "#app/features/documents/create-pdf.server.ts";
import {
  MARGIN,
  mm,
  PAPER_HEIGHT,
  PAPER_WHITE,
  PAPER_WIDTH,
  type PdfDocument,
  TYPE_WIDTH,
} from "#app/features/documents/pdf-document.ts";
import { decoration, drawText, rule } from "#app/features/documents/print.ts";
import { drawWordmark } from "#app/features/documents/wordmark.ts";
import type { Typefaces } from "#app/features/settings/fields/typefaces.rules.ts";
import type { PlainColours } from "#app/features/theme/plain-colours.ts";
import { drawChapter, drawCover, drawIntroduction, drawScene } from "./catalogue-pages.ts";
import { drawProductPage, drawProducts, pagesOf } from "./catalogue-products.ts";

export type TrilingualText = { pt: string; es: string; en: string };

export type CatalogueProduct = {
  picture: Buffer;
  name: string;
  widthMetres: number;
  lengthMetres: number;
  facts: TrilingualText;
  sizes: string;
};

export type CataloguePlate =
  | { kind: "rug"; rug: CatalogueProduct }
  | { kind: "rugs"; rugs: CatalogueProduct[] }
  | { kind: "scene"; picture: Buffer; caption: TrilingualText }
  | { kind: "chapter"; picture: Buffer; title: TrilingualText; text: TrilingualText };

export type Catalogue = {
  brand: string;
  typefaces: Typefaces;
  paper: PlainColours;
  /** Background colours of text pages in turn; default: paper. */
  grounds: PlainColours[];
  name: TrilingualText;
  mark: string;
  cover: Buffer;
  title: TrilingualText;
  text: TrilingualText;
  plates: CataloguePlate[];
  back: string[];
  at: Date;
};

export async function drawCatalogue(catalogue: Catalogue): Promise<{ bytes: Buffer; pages: number }> {
  const { brand, name, at, typefaces, grounds } = catalogue;
  const title = `${name.pt}, ${brand}`;
  const inks = catalogue.paper;
  const paper = createPdf({ title, author: brand, language: "pt-BR", at, typefaces, inks });
  const groundOf = (place: number) => grounds[place % grounds.length] ?? inks;
  let pages = 0;
  let chapters = 2;
  const turn = (colours = inks, hasFolio = true) => {
    paper.addPage();
    lay(paper, colours);
    pages += 1;
    if (hasFolio) drawFolio(paper, pages, brand);
  };
  turn(groundOf(0), false);
  drawCover(paper, catalogue);
  turn(groundOf(1));
  drawIntroduction(paper, catalogue);
  for (const plate of catalogue.plates) {
    if (plate.kind === "rugs") {
      for (const rugs of pagesOf(plate.rugs)) {
        turn();
        drawProducts(paper, rugs);
      }
      continue;
    }
    turn(plate.kind === "chapter" ? groundOf(chapters++) : inks);
    if (plate.kind === "rug") drawProductPage(paper, plate.rug);
    else if (plate.kind === "chapter") drawChapter(paper, plate);
    else drawScene(paper, plate);
  }
  turn(groundOf(0), false);
  drawBack(paper, catalogue);
  return { bytes: await bytesOf(paper), pages };
}

function lay(paper: PdfDocument, colours: PlainColours): void {
  paper.inks = colours;
  if (colours.ground === PAPER_WHITE) return;
  decoration(paper, () => paper.rect(0, 0, mm(PAPER_WIDTH), mm(PAPER_HEIGHT)).fill(colours.ground));
}

function drawFolio(paper: PdfDocument, page: number, brand: string): void {
  const foot = { y: PAPER_HEIGHT - 11, size: 8, colour: paper.inks.quiet };
  drawText(paper, brand, { ...foot, x: MARGIN, width: 80 });
  drawText(paper, String(page), { ...foot, x: PAPER_WIDTH - MARGIN - 20, width: 20, align: "right" });
}

function drawBack(paper: PdfDocument, { brand, back }: Catalogue): void {
  drawWordmark(paper, brand, PAPER_WIDTH - MARGIN, MARGIN, 9);
  const words = { x: MARGIN, width: TYPE_WIDTH, size: 9.5, leading: 1.5 };
  const top = PAPER_HEIGHT - MARGIN - (back.length * words.size * words.leading) / mm(1);
  rule(paper, MARGIN, top - 4, TYPE_WIDTH);
  drawText(paper, back.join("\n"), { ...words, y: top });
}
