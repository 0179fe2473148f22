import { SEO_FIELDS } from "#app/content/seo.content.ts";
import { readAmount } from "#app/features/catalogue/amount.rules.ts";
import { isAddress, isWebsite } from "#app/features/catalogue/form-fields.rules.ts";
import { DEFAULT_LOCALE, type Locale, TRANSLATED_LOCALES, type TranslatedLocale } from "#app/i18n/locales.ts";
import { priceText } from "./catalogue-cells.rules.ts";
import { type Cells, type Column, plainHeading, type Reading } from "./cells.rules.ts";
import { listSheetTexts as texts } from "./list-sheet.texts.ts";
import { titleIn } from "./sheet-languages.ts";

type Row = Record<string, unknown>;

export type ListColumn = Column & {
  word?: { field: string; locale: TranslatedLocale };
  isPicture?: true;
  show(row: Row): string;
  /** Normalised; `present` is the stored value. */
  read(text: string, present: Cells): Reading;
  set(text: string): Row;
};

const { columns: titles, problems, kinds, places, answers: results } = texts;
const MAX_URL_LENGTH = 2000;

const said = (value: unknown) => (value === null || value === undefined ? "" : String(value));
const within = (most: number) => (text: string) =>
  text.length > most ? { problem: problems.tooLong(most) } : { text };

function inThree(
  field: keyof typeof titles,
  most: number,
  { isRequired = false, width = 44 } = {},
): ListColumn[] {
  const needed = (text: string) =>
    isRequired && text === "" ? { problem: problems.emptied } : within(most)(text);
  const about = (locale: Locale) => ({
    title: titleIn(titles[field], locale),
    width,
  });
  return [
    {
      ...about(DEFAULT_LOCALE),
      id: field,
      show: (row) => said(row[field]),
      read: needed,
      set: (text) => ({ [field]: text }),
    },
    ...TRANSLATED_LOCALES.map((locale) => ({
      ...about(locale),
      id: `${field}.${locale}`,
      names: [`${titles[field]} ${locale}`],
      word: { field, locale },
      show: () => "",
      read: within(most),
      set: () => ({}),
    })),
  ];
}

function choice(
  id: keyof typeof titles,
  field: string,
  words: Record<string, string>,
  problem: string,
): ListColumn {
  const meant = (text: string) =>
    Object.entries(words).find(([name, word]) => [name, word].map(plainHeading).includes(plainHeading(text)));
  return {
    ...{ id, title: titles[id], width: 14 },
    show: (row) => words[said(row[field])] ?? "",
    read(text, present) {
      const [, word] = text === "" ? ["", present[id] ?? ""] : (meant(text) ?? []);
      return word === undefined ? { problem } : { text: word };
    },
    set: (text) => ({ [field]: meant(text)?.[0] }),
  };
}

const slug: ListColumn = {
  ...{ id: "slug", title: titles.slug, names: ["slug"], width: 30 },
  show: (row) => said(row.slug),
  read: (text) => ({ text }),
  set: () => ({}),
};

const active: ListColumn = {
  ...choice("active", "active", { true: results.yes, false: results.no }, problems.active),
  set: (text) => ({ active: text === results.yes }),
};

function link(
  id: "url" | "website",
  field: string,
  isRight: (url: string) => boolean,
  problem: string,
): ListColumn {
  return {
    ...{ id, title: titles[id], width: 30 },
    show: (row) => said(row[field]),
    read: (text) =>
      text === "" || (isRight(text) && text.length <= MAX_URL_LENGTH) ? { text } : { problem },
    set: (text) => ({ [field]: text || null }),
  };
}

const picture = (
  id: "image" | "portrait" | "sharePicture",
  field: string,
  names: string[] = ["foto"],
): ListColumn => ({
  ...{ id, title: titles[id], names, width: 44, isPicture: true },
  show: (row) => said(row[field]),
  read: (text) => ({ text }),
  set: (text) => ({ [field]: text || null }),
});

const isFeatured = (present: Cells) => present.kind === kinds.featured;

function price(id: "brl" | "eur", field: string): ListColumn {
  return {
    ...{ id, title: titles[id], width: 18 },
    show: (row) => priceText((row[field] ?? null) as number | null),
    read(text, present) {
      const read = readAmount(text);
      if ("refused" in read) return { problem: problems.price };
      const isNew = priceText(read.cents) !== (present[id] ?? "");
      if (isNew && text !== "" && !isFeatured(present)) return { problem: problems.onlyFeatured };
      return { text: priceText(read.cents) };
    },
    set: (text) => {
      const read = readAmount(text);
      return { [field]: "cents" in read ? read.cents : null };
    },
  };
}

const kind: ListColumn = { ...choice("kind", "kind", kinds, problems.kind), set: () => ({}) };

const asPlace = choice("place", "place", places, problems.place);
const place: ListColumn = {
  ...asPlace,
  names: ["lugar no site"],
  read(text, present) {
    const read = asPlace.read(text, present);
    return isFeatured(present) && "text" in read && text !== "" ? { problem: problems.onlyPage } : read;
  },
};

const ofCollections = (column: ListColumn): ListColumn => ({
  ...column,
  read: (text, present) =>
    text !== "" && isFeatured(present) ? { problem: problems.onlyCollection } : column.read(text, present),
});

export const COLLECTION_COLUMNS: readonly ListColumn[] = [
  slug,
  kind,
  ...inThree("title", 120, { isRequired: true, width: 26 }),
  ...inThree("description", 2000),
  ...inThree("exploreText", 40, { width: 18 }).map(ofCollections),
  link("url", "url", isAddress, problems.address),
  picture("image", "imageUrl"),
  ...inThree("seoTitle", SEO_FIELDS.seoTitle.max).map(ofCollections),
  ...inThree("seoDescription", SEO_FIELDS.seoDescription.max).map(ofCollections),
  ofCollections(picture("sharePicture", "sharePicture", [])),
  price("brl", "priceBrlCents"),
  price("eur", "priceEurCents"),
  place,
  active,
];

export const DESIGNER_COLUMNS: readonly ListColumn[] = [
  slug,
  ...inThree("name", 120, { isRequired: true, width: 26 }),
  ...inThree("biography", 3000),
  link("website", "websiteUrl", isWebsite, problems.website),
  picture("portrait", "portraitUrl"),
  active,
];
