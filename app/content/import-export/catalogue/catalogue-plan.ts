import { productSlugOf } from "#app/features/products/editor/product-form.ts";
import { type PlannedLine, readSheet } from "../plan.ts";
import { planLines, type UploadedSheet, unnamedPictures } from "../sheet-plan.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import { PRODUCT_COLUMNS } from "./catalogue-columns.ts";
import { type Known, NEW_PRODUCT, readProductCell } from "./catalogue-reading.ts";
import type { Catalogue } from "./catalogue-records.server.ts";

export function planCatalogue(uploaded: UploadedSheet, catalogue: Catalogue): Generator<PlannedLine> {
  const { rugs, names, former } = catalogue;
  const lines = readSheet(uploaded.rows, PRODUCT_COLUMNS).map(({ line, typed }) => {
    const { slug = "", name = "" } = typed;
    const asked = slug.toLowerCase() || (name && productSlugOf(name));
    const key = former.get(asked) ?? asked;
    return { line, key, slug: key, typed };
  });
  const addresses = new Map(former);
  for (const slug of [...rugs.keys(), ...lines.map(({ key }) => key)]) if (slug) addresses.set(slug, slug);
  const columns = ["images", "sharePicture"];
  const { find, own, left } = unnamedPictures(lines, uploaded.pictures, columns, addresses);
  const pictures = { find, of: (slug: string) => own.get(slug) ?? [] };
  const known: Known = { names, rugs: addresses, images: uploaded.images, pictures };
  return planLines(uploaded, lines, {
    ...{ columns: PRODUCT_COLUMNS, title: "name" },
    present: (key) => rugs.get(key)?.cells,
    begin: ({ key }) => ({ ...NEW_PRODUCT, slug: key }),
    read: (column, text, before) => readProductCell(column, text, before, known),
    pictures: { column: "images", own, left, unnamed: ({ images = "" }) => images },
    problems: catalogueTexts.problems,
  });
}
