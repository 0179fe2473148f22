import type { Typefaces } from "#app/features/settings/look-settings.rules.ts";
import { drawChapter, drawCover, drawIntroduction, drawScene } from "./catalogue-pages.ts";
import { drawRugPage, drawRugs, RUGS_PER_PAGE } from "./catalogue-rugs.ts";
import {
  bytesOf,
  INK_2,
  MARGIN,
  openPaper,
  PAPER_HEIGHT,
  PAPER_WIDTH,
  type Paper,
  TYPE_WIDTH,
} from "./paper.ts";
import { rule, say } from "./print.ts";
import { drawWordmark } from "./wordmark.ts";

/** The same words in the three languages: one catalogue is for everybody. */
export type Threefold = { pt: string; es: string; en: string };

export type CatalogueRug = {
  picture: Buffer;
  name: string;
  widthMetres: number;
  lengthMetres: number;
  facts: Threefold;
  sizes: string;
};

export type CataloguePlate =
  | { kind: "rug"; rug: CatalogueRug }
  | { kind: "rugs"; rugs: CatalogueRug[] }
  | { kind: "scene"; picture: Buffer; caption: Threefold }
  | { kind: "chapter"; picture: Buffer; title: Threefold; text: Threefold };

export type Catalogue = {
  brand: string;
  /** Another pair than the house's own. */
  typefaces?: Typefaces;
  name: Threefold;
  /** Large on the cover: a year, or what the catalogue is about. */
  mark: string;
  cover: Buffer;
  title: Threefold;
  text: Threefold;
  plates: CataloguePlate[];
  back: string[];
  at: Date;
};

export async function drawCatalogue(catalogue: Catalogue): Promise<{ bytes: Buffer; pages: number }> {
  const { brand, name, at, typefaces } = catalogue;
  const title = `${name.pt}, ${brand}`;
  const paper = openPaper({ title, author: brand, language: "pt-BR", at, ...(typefaces && { typefaces }) });
  let pages = 0;
  const turn = () => {
    paper.addPage();
    pages += 1;
    if (pages > 1) drawFolio(paper, pages, brand);
  };
  turn();
  drawCover(paper, catalogue);
  turn();
  drawIntroduction(paper, catalogue);
  for (const plate of catalogue.plates) {
    if (plate.kind === "rugs") {
      for (let from = 0; from < plate.rugs.length; from += RUGS_PER_PAGE) {
        turn();
        drawRugs(paper, plate.rugs.slice(from, from + RUGS_PER_PAGE));
      }
      continue;
    }
    turn();
    if (plate.kind === "rug") drawRugPage(paper, plate.rug);
    else if (plate.kind === "chapter") drawChapter(paper, plate);
    else drawScene(paper, plate);
  }
  turn();
  drawBack(paper, catalogue);
  return { bytes: await bytesOf(paper), pages };
}

function drawFolio(paper: Paper, page: number, brand: string): void {
  const foot = { y: PAPER_HEIGHT - 11, size: 8, colour: INK_2 };
  say(paper, brand, { ...foot, x: MARGIN, width: 80 });
  say(paper, String(page), { ...foot, x: PAPER_WIDTH - MARGIN - 20, width: 20, align: "right" });
}

function drawBack(paper: Paper, { brand, back }: Catalogue): void {
  drawWordmark(paper, brand, PAPER_WIDTH - MARGIN, MARGIN, 9);
  rule(paper, MARGIN, 246, TYPE_WIDTH);
  say(paper, back.join("\n"), { x: MARGIN, y: 250, width: TYPE_WIDTH, size: 9.5, leading: 1.5 });
}
