import { and, sql } from "drizzle-orm";
import { type Field, isRich } from "#app/content/fields.ts";
import { sourceOf } from "#app/content/rich-fields.ts";
import { fieldsNamed } from "#app/content-types.ts";
import { amountText, metresText } from "#app/features/catalogue/amount.rules.ts";
import type { ProductSize } from "#app/features/catalogue/products.table.ts";
import { paletteTexts } from "#app/features/palette/palette.texts.ts";
import { COLOUR_NAMES } from "#app/features/palette/palette-checks.rules.ts";
import type { Colours } from "#app/features/palette/palette-tokens.rules.ts";
import { hoursByPlace } from "#app/features/settings/fields/opening-hours.ts";
import { typefaceFieldTexts } from "#app/features/settings/fields/typeface-field.texts.ts";
import { openingHours } from "#app/features/settings/screens/contact.content.ts";
import { settingsAdminTexts } from "#app/features/settings/settings-admin.texts.ts";
import { formatExact } from "#app/i18n/format-date-time.ts";
import { DEFAULT_LOCALE, inEachLocale, LANGUAGES } from "#app/i18n/locales.ts";
import { listFilmLabels } from "#app/media/delivery/films.server.ts";
import { getPictures } from "#app/media/media.server.ts";
import type { ContentKind } from "#app/platform/db/content/content-kind.ts";
import { POSITION, type RevisedIn } from "#app/platform/db/content/content-state.ts";
import { referencedNames } from "#app/platform/db/content/referred-names.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { fieldLabel } from "./field-label.ts";
import type { FieldDifference, ValueView } from "./value-view.ts";
import { versionsTexts } from "./versions.texts.ts";

const { values: texts } = versionsTexts;
const { names: colours } = paletteTexts;
const { menuItems } = settingsAdminTexts;
const languages: Names = inEachLocale((locale) => LANGUAGES[locale].adminName);
/** A text may be the same as a code: only the values of these settings are codes. */
const CODES: Readonly<Record<string, Names>> = {
  "menu.order": menuItems,
  "theme.typefaces": typefaceFieldTexts.names,
  "theme.language": languages,
  "theme.languages": languages,
};
const PICTURE = /^\/(?:files|media)\/\S+\.(?:avif|webp|png|jpe?g|gif|svg)$/i;
const FILM = /^\/(?:files|media)\/\S+\.(?:mp4|m4v|mov|webm)$/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:/;

export type Difference = { locale: RevisedIn; field: string; before: unknown; after: unknown };
type Names = Readonly<Record<string, string>>;
type Values = Record<string, unknown>;

/** Readable values: names for ids, formatted prices, pictures, of films the name and the still. */
export async function viewDifferences(
  kind: ContentKind,
  differences: readonly Difference[],
): Promise<FieldDifference[]> {
  const [referenced, places] = await Promise.all([
    referencedNames(db(), kind, differences),
    placesAmong(kind, differences),
  ]);
  const fields = fieldsNamed(kind.entity) ?? {};
  const found = differences.map(({ locale, field, before, after }) => {
    const declared = fields[field];
    const names = declared?.kind === "choice" ? declared.options : referenced;
    return {
      ...{ locale, field },
      label: fieldLabel(kind.entity, field),
      before: said(field, spelled(placed(field, before, places), declared), names),
      after: said(field, spelled(placed(field, after, places), declared), names),
    };
  });
  const urls = found.flatMap(({ before, after }) => [...before.urls, ...after.urls]);
  const pictures = await getPictures([...new Set(urls)], DEFAULT_LOCALE);
  const texts = found.flatMap(({ before, after }) => [before.text, after.text]);
  const films = await listFilmLabels([...new Set(texts.filter((text) => FILM.test(text)))]);
  const view = ({ text, urls }: LocalizedText): ValueView => {
    const film = films.get(text);
    if (film) return { text: film.name, pictures: film.still ? [{ url: text, picture: film.still }] : [] };
    return { text, pictures: urls.map((url) => ({ url, picture: pictures.get(url) ?? null })) };
  };
  return found.map((one) => ({ ...one, before: view(one.before), after: view(one.after) }));
}

const placed = (field: string, value: unknown, places: ReadonlyMap<unknown, number>): unknown =>
  field === POSITION ? (places.get(value) ?? value) : value;

/** From one, among the entries of today: stored positions have gaps and may begin below one. */
async function placesAmong(
  kind: ContentKind,
  differences: readonly Difference[],
): Promise<Map<unknown, number>> {
  const stored = differences
    .filter(({ field }) => field === POSITION)
    .flatMap(({ before, after }) => [before, after])
    .filter((value) => typeof value === "number");
  if (stored.length === 0) return new Map();
  const { rows } = await db().execute<{ stored: number; place: number }>(
    sql`select stored, (select count(*)::int + 1 from ${kind.table}
        where ${and(kind.where, sql`display_order < stored`)}) as place
      from unnest(array[${sql.join(stored, sql`, `)}]::int[]) as stored`,
  );
  return new Map(rows.map((row) => [row.stored, row.place]));
}

/** Rich texts as source. */
function spelled(value: unknown, field: Field | undefined): unknown {
  if (field?.kind !== "text" || typeof value !== "string") return value;
  if (field.isValid) return value && texts.filled;
  return isRich(field) ? sourceOf(value) : value;
}

type LocalizedText = { text: string; urls: string[] };

function said(field: string, value: unknown, names: Names): LocalizedText {
  if (field === "picture" && isRecord(value)) return saidOfDesign(value);
  const urls = picturesIn(value);
  return urls.length > 0 ? { text: "", urls } : { text: textOf(field, value, names), urls };
}

function picturesIn(value: unknown): string[] {
  if (typeof value === "string") return PICTURE.test(value) ? [value] : [];
  return Array.isArray(value) ? value.flatMap(picturesIn) : [];
}

/** The design picture with its properties. */
function saidOfDesign({ imageUrl, pictureWidth, pictureHeight, yarns }: Values): LocalizedText {
  const pixels = pictureWidth ? [`${pictureWidth} × ${pictureHeight} px`] : [];
  const lines = (Array.isArray(yarns) ? (yarns as ListRow[]) : []).map(yarnLine);
  return { text: [...pixels, ...lines].join("\n"), urls: typeof imageUrl === "string" ? [imageUrl] : [] };
}

const isRecord = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(field: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "number")
    return /cents$/i.test(field) ? amountText(value) : String(value).replace(".", ",");
  if (typeof value === "string") return wordsOf(value, names, CODES[field]);
  const lineOf = ROWS[field];
  if (lineOf && Array.isArray(value)) return (value as ListRow[]).map((row) => lineOf(row)).join("\n");
  const hours = openingHours.safeParse(value);
  if (hours.success) return hoursByPlace(hours.data, DEFAULT_LOCALE).join("\n");
  if (isPalette(value)) return COLOUR_NAMES.map((name) => `${colours[name]} ${value[name]}`).join("\n");
  return leavesOf(value)
    .map((leaf) => names[leaf] ?? CODES[field]?.[leaf] ?? leaf)
    .join("\n");
}

const isPalette = (value: unknown): value is Colours =>
  isRecord(value) && COLOUR_NAMES.every((name) => typeof value[name] === "string");

function wordsOf(value: string, names: Names, codes: Names = {}): string {
  if (MOMENT.test(value)) return formatExact(new Date(value));
  return names[value] ?? versionsTexts.known[value] ?? codes[value] ?? value;
}

type ListRow = ProductSize & { name: string; hex: string };

/** One line a row. */
const ROWS: Record<string, (row: ListRow) => string> = {
  sizes: sizeLine,
  yarns: yarnLine,
};

function yarnLine({ name, hex }: Pick<ListRow, "name" | "hex">): string {
  return `${name} ${hex}`;
}

/** Those of a design have no prices. */
function sizeLine(size: ProductSize): string {
  const sides = `${metresText(size.widthMetres)} × ${metresText(size.lengthMetres)} m`;
  if (size.priceBrlCents === undefined) return sides;
  const price = (mark: string, cents: number | null) =>
    cents === null ? texts.onRequest : `${mark} ${amountText(cents)}`;
  return `${sides}: ${price("R$", size.priceBrlCents)}, ${price("€", size.priceEurCents)}`;
}

/** One line for each value. */
function leavesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value !== "object")
    return [typeof value === "boolean" ? (value ? texts.yes : texts.no) : String(value)];
  return Object.entries(value).flatMap(([name, part]) => (name === "id" ? [] : leavesOf(part)));
}
