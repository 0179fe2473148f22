import { CONTENT_TYPES } from "#app/content-types.ts";
import { rugDesignContent } from "#app/features/catalogue/rug-design-content.server.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { saveProduct } from "#app/features/products/editor/product-editing.server.ts";
import { productForm } from "#app/features/products/editor/product-form.ts";
import { inEachTranslation, type Locale } from "#app/i18n/locales.ts";
import { media } from "#app/media/media.table.ts";
import { mediaContent } from "#app/media/media-content.server.ts";
import { saveFileWords } from "#app/media/media-words.server.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { saveRugDesign } from "#app/simulator/rug-designs/rug-design-saving.server.ts";
import { declared } from "./declared-entities.ts";
import type { Values } from "./draft-model.ts";
import { all, type EditedEntity, everyWord, flipped, inEach, PICTURES } from "./edited-entity.ts";
import { palettePng } from "./palette-png.ts";
import { anyMessages } from "./product-edits.ts";

const rug = productForm(anyMessages);

const product: EditedEntity = {
  entity: "products",
  kind: productContent,
  words: ["description", "materials", "care"],
  places: [
    ...all("leadTimeDays", "knotsPerSquareDecimetre", "active", "images"),
    ...inEach("description", "materials", "care"),
  ],
  facts: {
    leadTimeDays: ({ random, step, began }) => (random(3) === 0 ? 2 + step : began),
    knotsPerSquareDecimetre: ({ random, step, began }) => (random(3) === 0 ? 100 + step : began),
    active: flipped,
    images: ({ random, began }) =>
      random(4) === 0 ? PICTURES.slice(random(3), 1 + random(3)).join(" ") : began,
  },
  async make(editor) {
    const form = { ...rug.parse({ name: "Maré", state: "published" }), leadTimeDays: 1 };
    const made = await saveProduct(editor, { id: null, form, words: everyWord({}) });
    if (made.state !== "saved") throw new Error(made.state);
    return made.id;
  },
  save(editor, id, { values, words }, baseVersion) {
    const form = {
      ...rug.parse({ name: "Maré", state: values["all active"] ? "published" : "draft" }),
      leadTimeDays: values["all leadTimeDays"] as number,
      knotsPerSquareDecimetre: values["all knotsPerSquareDecimetre"] as number | null,
      images: String(values["all images"] ?? "")
        .split(" ")
        .filter(Boolean),
    };
    return saveProduct(editor, { id, form, words: everyWord(words), baseVersion });
  },
  remove: (editor, id) => removeContent(editor, productContent, id),
};

const file: EditedEntity = {
  entity: "media",
  kind: mediaContent,
  words: ["alt", "caption"],
  places: [...all("name"), ...inEach("alt", "caption")],
  facts: { name: ({ random, step, began }) => (random(3) === 0 ? `sala-${step}.jpg` : began) },
  async make() {
    const stored = { bucket: "site_assets", key: "sala.jpg", url: "/files/site_assets/sala.jpg" };
    const facts = { contentType: "image/jpeg", bytes: 1, name: "sala.jpg", status: "ready" as const };
    const [row] = await db()
      .insert(media)
      .values({ ...stored, ...facts })
      .returning();
    return row?.id ?? "";
  },
  save: (editor, id, { values, words }, baseVersion) =>
    saveFileWords(editor, id, { name: String(values["all name"]), words: everyWord(words) }, baseVersion),
};

const DESIGN_WIDTHS = [60, 70, 80];
const designUrl = (width: number) => `/files/site_assets/rug-designs/${String(width).padStart(32, "0")}.png`;
const DESIGNS = DESIGN_WIDTHS.map((width) => `${designUrl(width)} ${width}`);
const SIZES = ["1 x 2", "1.5 x 3", "2 x 4"];

const design: EditedEntity = {
  entity: "rug_designs",
  kind: rugDesignContent,
  words: ["name"],
  isNamed: true,
  places: [...all("active", "priceBrlCents", "pileHeightMetres", "sizes", "picture"), ...inEach("name")],
  facts: {
    priceBrlCents: ({ random, step, began }) => (random(3) === 0 ? 100_000 + step : began),
    pileHeightMetres: ({ random, began }) => (random(4) === 0 ? (8 + random(9)) / 1000 : began),
    sizes: ({ random, began }) =>
      random(4) === 0 ? SIZES.slice(random(3), 1 + random(3)).join(" ") || SIZES[0] : began,
    picture: ({ random, began }) => (random(4) === 0 ? DESIGNS[random(3)] : began),
  },
  async make(editor) {
    for (const width of DESIGN_WIDTHS) await keepDesignFile(width);
    const made = await saveRugDesign(editor, designForm("", { "pt-BR name": "Lua" }));
    return made.ok ? made.id : "";
  },
  async save(editor, id, { values }, baseVersion) {
    const saved = await saveRugDesign(editor, designForm(id, values), baseVersion);
    if (!saved.ok) throw new Error(saved.reason);
  },
  remove: (editor, id) => removeContent(editor, rugDesignContent, id),
};

function designForm(id: string, values: Values) {
  const word = (locale: Locale) => String(values[`${locale} name`] ?? "");
  return {
    ...(id && { id }),
    name: word("pt-BR"),
    names: inEachTranslation(word),
    imageUrl: String(values["all picture"] ?? DESIGNS[0]).split(" ")[0] ?? "",
    price: (values["all priceBrlCents"] as number) ?? 100_000,
    priceEur: null,
    sizes: String(values["all sizes"] ?? SIZES[0]).match(/\S+ x \S+/g) ?? [],
    pileMillimetres: ((values["all pileHeightMetres"] as number) ?? 0.012) * 1000,
    ...{ shape: "rect" as const, edge: "bound" as const, fit: "scale" as const, yarns: [] },
  };
}

async function keepDesignFile(width: number) {
  const url = designUrl(width);
  const key = url.replace("/files/site_assets/", "");
  const bytes = palettePng(width, width * 2);
  await storage().put("site_assets", key, bytes, { contentType: "image/png" });
  const facts = {
    contentType: "image/png",
    bytes: bytes.length,
    name: `${width}.png`,
    status: "ready" as const,
  };
  await db()
    .insert(media)
    .values({ bucket: "site_assets", key, url, ...facts });
}

export const RUG = product;
export const OTHERS: EditedEntity[] = [...[file, design], ...CONTENT_TYPES.map(declared)];
