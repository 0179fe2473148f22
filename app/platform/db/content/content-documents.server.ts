import { and, eq, inArray } from "drizzle-orm";
import { type Database, overlayOf, type Transaction } from "../db.server.ts";
import { endPosition } from "../row-order.ts";
import { content, contentSlugs } from "./content.table.ts";
import { type ContentState, emptyState, type Fields, REVISED_IN, type RevisedIn } from "./content-state.ts";
import { insertRow, updateRow } from "./content-writes.server.ts";

type Localized = Partial<Record<RevisedIn, string>>;

/** `initial` is used for documents stored before the field existed; undefined if it is always there. */
type FieldShape = { isLocalized: boolean; initial: unknown };
export type FieldShapes = Readonly<Record<string, FieldShape>>;

export type DocumentShape = {
  type: string;
  /** Sorted by the owner; otherwise by a field. */
  isOrdered: boolean;
  fields: FieldShapes;
  /** Of names that are not all known beforehand. */
  fieldAt?: (name: string) => FieldShape | undefined;
  /** The field that `slugOf` reads, unless that is fixed. */
  unique?: string | undefined;
  /** Unique within the type. */
  slugOf: (document: Fields) => string | null;
  isOnlyOneShown?: (document: Fields) => boolean;
  /** Former slugs redirect to the present one. */
  keepsSlugs: boolean;
};

export async function readDocumentStates(
  on: Database,
  shape: DocumentShape,
  ids?: readonly string[],
): Promise<Map<string, ContentState>> {
  const rows = await on
    .select({ id: content.id, displayOrder: content.displayOrder, published: content.published })
    .from(content)
    .where(and(eq(content.type, shape.type), ids ? inArray(content.id, [...ids]) : undefined));
  return new Map(
    rows.map(({ id, displayOrder, published }) => {
      const state = documentState(shape, published);
      if (shape.isOrdered) state.all.displayOrder = displayOrder;
      return [id, state];
    }),
  );
}

/** Localized words, empty where a document lacks them. */
export const wordFields = (names: readonly string[]): FieldShapes =>
  Object.fromEntries(names.map((name) => [name, { isLocalized: true, initial: "" }]));

function documentState({ fields, fieldAt }: DocumentShape, document: Fields): ContentState {
  const state = emptyState();
  state.all.active = document.active ?? true;
  addFields(state, fieldAt ? { ...fields, ...fieldsAt(Object.keys(document), fieldAt) } : fields, document);
  return state;
}

const fieldsAt = (names: readonly string[], fieldAt: NonNullable<DocumentShape["fieldAt"]>): FieldShapes =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fieldAt(name);
      return field ? [[name, field]] : [];
    }),
  );

/** Adds what a document says in these fields. */
export function addFields(state: ContentState, fields: FieldShapes, document: Fields): void {
  for (const [name, { isLocalized, initial }] of Object.entries(fields)) {
    if (!isLocalized) state.all[name] = document[name] ?? initial ?? null;
    else for (const [locale, word] of wordsIn(document, name)) state[locale][name] = word;
  }
}

const wordsIn = (document: Fields, name: string) =>
  Object.entries((document[name] ?? {}) as Localized) as [RevisedIn, string][];

export async function writeDocument(
  tx: Transaction,
  shape: DocumentShape,
  id: string,
  written: Partial<ContentState>,
): Promise<boolean> {
  const where = and(eq(content.id, id), eq(content.type, shape.type));
  const [row] = await tx
    .select({ published: content.published, slug: content.slug })
    .from(content)
    .where(where);
  if (!row) return false;
  const published = withWritten(shape, row.published, written);
  const slug = shape.slugOf(published);
  const displayOrder = placeIn(written);
  await hideOthers(tx, shape, published, id);
  const place = shape.isOrdered && displayOrder !== null ? { display_order: displayOrder } : {};
  await updateRow(tx, content, id, { published, slug, ...place });
  if (shape.keepsSlugs && !overlayOf(tx)) {
    await takeSlug(tx, shape, id, published);
    if (row.slug !== slug) await leaveSlug(tx, shape, id, row);
  }
  return true;
}

/** What nobody sees takes no former address of another: it may never be shown. */
async function takeSlug(
  tx: Transaction,
  { type, slugOf }: DocumentShape,
  id: string,
  published: Fields,
): Promise<void> {
  const slug = slugOf(published);
  if (slug === null) return;
  const isOwn = published.active === true ? undefined : eq(contentSlugs.contentId, id);
  await tx.delete(contentSlugs).where(and(eq(contentSlugs.type, type), eq(contentSlugs.slug, slug), isOwn));
}

async function leaveSlug(
  tx: Transaction,
  { type }: DocumentShape,
  id: string,
  { slug, published }: { slug: string | null; published: Fields },
): Promise<void> {
  if (slug === null) return;
  const former = { type, slug, contentId: id };
  const added = tx.insert(contentSlugs).values(former);
  // Another document may have brought it back from the trash as its own former address.
  if (published.active === true)
    await added.onConflictDoUpdate({ target: [contentSlugs.type, contentSlugs.slug], set: former });
  else await added.onConflictDoNothing();
}

const placeIn = ({ all }: Partial<ContentState>): number | null =>
  typeof all?.displayOrder === "number" ? all.displayOrder : null;

async function hideOthers(
  tx: Transaction,
  shape: DocumentShape,
  document: Fields,
  id?: string,
): Promise<void> {
  if (!shape.isOnlyOneShown?.(document)) return;
  for (const other of await shownAlone(tx, shape)) if (other.id !== id) await hide(tx, shape, other);
}

/** A restored document stays hidden when another took its place meanwhile. */
export async function hideIfReplaced(tx: Transaction, shape: DocumentShape, id: string): Promise<void> {
  const shown = await shownAlone(tx, shape);
  const second = shown.find((one) => one.id === id);
  if (second && shown.length > 1) await hide(tx, shape, second);
}

type Row = { id: string; published: Fields };

async function shownAlone(tx: Transaction, { type, isOnlyOneShown }: DocumentShape): Promise<Row[]> {
  if (!isOnlyOneShown) return [];
  const { id, published } = content;
  const rows = await tx.select({ id, published }).from(content).where(eq(content.type, type));
  return rows.filter((row) => isOnlyOneShown(row.published));
}

async function hide(tx: Transaction, { slugOf }: DocumentShape, row: Row): Promise<void> {
  const published = { ...row.published, active: false };
  await updateRow(tx, content, row.id, { published, slug: slugOf(published) });
}

export async function insertDocument(
  tx: Transaction,
  shape: DocumentShape,
  written: Partial<ContentState>,
  end: "first" | "last" = "last",
): Promise<string> {
  const { type, isOrdered } = shape;
  const published = withWritten(shape, {}, { ...written, all: { ...written.all, active: false } });
  const place = () => endPosition(tx, content, end, eq(content.type, type));
  const displayOrder = isOrdered ? (placeIn(written) ?? (await place())) : 0;
  const slug = shape.slugOf(published);
  const id = await insertRow(tx, content, { type, slug, displayOrder, published });
  // Hidden before, because it may take the place of another.
  if (written.all?.active !== false) await writeDocument(tx, shape, id, { all: { active: true } });
  return id;
}

const withWritten = (shape: DocumentShape, document: Fields, written: Partial<ContentState>): Fields =>
  REVISED_IN.reduce((next, locale) => withFields(shape, next, locale, written[locale] ?? {}), document);

/** Empty texts are removed; required ones are never emptied. */
export function withFields(
  { fields, fieldAt }: Pick<DocumentShape, "fields" | "fieldAt">,
  document: Fields,
  locale: RevisedIn,
  written: Fields,
): Fields {
  const next: Fields = { ...document };
  for (const [name, value] of Object.entries(written)) {
    if (name === "active" && locale === "all" && typeof value === "boolean") next.active = value;
    const field = fields[name] ?? fieldAt?.(name);
    if (!field || field.isLocalized === (locale === "all")) continue;
    if (field.isLocalized) {
      const { [locale]: _before, ...others } = (document[name] ?? {}) as Localized;
      next[name] = value ? { ...others, [locale]: String(value) } : others;
    } else if (value !== null && value !== undefined) next[name] = value;
    else if (field.initial !== undefined) next[name] = field.initial;
  }
  return next;
}
