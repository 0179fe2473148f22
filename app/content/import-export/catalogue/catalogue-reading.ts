import { PRODUCT_FIELDS } from "#app/features/catalogue/products.content.ts";
import { MAX_PRODUCT_IMAGES, MAX_RELATED } from "#app/features/products/editor/product-form.ts";
import { type Cells, LIST_SEPARATOR, listIn, plainHeading, type Reading } from "../cells.rules.ts";
import { fieldText, readChoice, readFieldCell } from "../field-cells.ts";
import { catalogueTexts } from "./catalogue.texts.ts";
import { readSizes, type SizeProblem, sizesText } from "./catalogue-cells.rules.ts";
import type { ProductColumn } from "./catalogue-columns.ts";
import type { Named, Names } from "./catalogue-records.server.ts";
import { type ImportedPictures, imageOf } from "./picture-names.rules.ts";

const { problems, states } = catalogueTexts;

type KnownImages = { images: ReadonlySet<string>; pictures: Pick<ImportedPictures, "find"> };
export type Known = KnownImages & {
  names: Names;
  /** Present address by any address, including new ones of the sheet. */
  rugs: Map<string, string>;
  pictures: ImportedPictures;
};

const FORMER_DRAFT = "rascunho";

/** As in a new form: measures are drawn over a cover only where somebody says that it was taken from above. */
export const NEW_COVER_VIEW = "angled";

export const NEW_PRODUCT: Cells = {
  state: states.draft,
  shape: fieldText(PRODUCT_FIELDS.shape, PRODUCT_FIELDS.shape.initial),
  coverView: fieldText(PRODUCT_FIELDS.coverView, NEW_COVER_VIEW),
};

/** An empty cell clears the value where possible. */
export function readProductCell(column: ProductColumn, text: string, present: Cells, known: Known): Reading {
  if ("declared" in column) {
    const isPicture = column.declared.kind === "media";
    if (isPicture) return readImage(text, present[column.id] ?? "", known);
    // In Portuguese, which its table asks for, whatever the site's language.
    if (column.id === "name" && text === "") return { problem: problems.missing };
    return readFieldCell(column, text, present[column.id]);
  }
  switch (column.id) {
    case "state": {
      const state = plainHeading(text) === FORMER_DRAFT ? states.draft : text;
      return readChoice(states, state, present.state, () => problems.state);
    }
    case "collection":
      return readName(text, known.names.collections, problems.collection);
    case "category":
      return readName(text, known.names.categories, problems.category);
    case "designer":
      return readName(text, known.names.designers, problems.designer);
    case "sizes":
      return readSizeCell(text);
    case "related":
      return readRelated(text, present.slug ?? "", known);
    case "images":
      return readImages(text, present, known);
    default:
      return { text };
  }
}

function readName(text: string, list: readonly Named[], problem: string): Reading {
  if (text === "") return { text };
  const by = (name: "spelled" | "slug") => list.find((one) => one[name].toLowerCase() === text.toLowerCase());
  // A renamed one may keep the address that is another's name now.
  const found = by("spelled") ?? by("slug");
  return found ? { text: found.spelled } : { problem };
}

const SIZE_PROBLEMS: Record<SizeProblem, (at: string) => string> = {
  size: problems.size,
  range: problems.sizeRange,
  price: problems.sizePrice,
  repeated: problems.sizeRepeated,
  tooMany: () => problems.tooManySizes,
};

function readSizeCell(text: string): Reading {
  const read = readSizes(text);
  return "sizes" in read
    ? { text: sizesText(read.sizes) }
    : { problem: SIZE_PROBLEMS[read.problem](read.at) };
}

function readRelated(text: string, own: string, { rugs }: Known): Reading {
  const slugs: string[] = [];
  for (const asked of listIn(text)) {
    const slug = rugs.get(asked.toLowerCase());
    if (!slug) return { problem: problems.related(asked) };
    if (slug === own) return { problem: problems.relatedItself };
    if (!slugs.includes(slug)) slugs.push(slug);
  }
  return slugs.length > MAX_RELATED
    ? { problem: problems.tooManyRelated }
    : { text: slugs.join(LIST_SEPARATOR) };
}

/** An address of the library or the name of an uploaded file; the present one may stay. */
export function readImage(asked: string, before: string, { images, pictures }: KnownImages): Reading {
  if (asked === "") return { text: asked };
  const brought = pictures.find(asked);
  if (brought?.problem) return { problem: `${asked}: ${brought.problem}` };
  if (asked === before || images.has(asked)) return { text: asked };
  return brought ? { text: imageOf(brought) } : { problem: problems.image(asked) };
}

function readImages(text: string, present: Cells, known: Known): Reading {
  const before = listIn(present.images ?? "");
  const found: string[] = [];
  for (const asked of listIn(text)) {
    const image = readImage(asked, before.includes(asked) ? asked : "", known);
    if ("problem" in image) return image;
    if (!found.includes(image.text)) found.push(image.text);
  }
  for (const image of known.pictures.of(present.slug ?? "").map(imageOf))
    if (!found.includes(image)) found.push(image);
  return found.length > MAX_PRODUCT_IMAGES
    ? { problem: problems.tooManyImages }
    : { text: found.join(LIST_SEPARATOR) };
}
