import type { Fields, ValueOf } from "./fields.ts";

/** One document in one language. */
export type Entry<All extends Fields = Fields> = { id: string } & { [Name in keyof All]: ValueOf<All[Name]> };

/** A public page, and where on it. */
export type PagePlace = { path: string; anchor?: string };

/** What the administration says of a type beside what every list says. */
export type ContentTexts = {
  pageTitle: string;
  lead: string;
  create: string;
  empty: string;
  emptyNext: string;
  /** What becomes of it when it is deleted, where that is more than being gone. */
  removal?: string;
  toasts: Record<"created" | "updated" | "removed", { title: string }>;
};

type Described<Type extends string, All extends Fields> = {
  /** Its name in the database, in the history and in backups. */
  type: Type;
  /** Its address in the administration: `/admin/<path>`. */
  path: string;
  /** Its group in the administration's menu. */
  group: "main-page" | "catalogue" | "texts" | "pages";
  fields: All;
  /** The field with its title. */
  title: keyof All & string;
  /** What only one may have, and what is said of a second one. */
  unique?: { field: keyof All & string; problem: string };
  /** Of those for which it holds the site shows one at most: showing another hides it. */
  onlyOneShown?: (facts: Partial<Entry<All>>) => boolean;
  /** Sorted by the owner's hand, by age, or by a field, the highest first. */
  order: "manual" | "newest" | (keyof All & string);
  /** Where a new one stands in the owner's order; after all others when left out. */
  newest?: "first";
  /** Addresses that its page had before lead to the one that it has now. */
  keepsAddresses?: true;
  /** What the list in the administration shows of one, of which so many rows elsewhere name it. */
  row?: (entry: Entry<All>, uses: number) => { name: string; facts: string };
  /** The field whose picture or colour stands beside it in the list. */
  thumb?: keyof All & string;
  /** What the form of an existing one is called. */
  heading?: (entry: Entry<All>) => string;
  /** Where visitors see it, in Portuguese; facts may be missing while one is new, which then has no page yet. */
  page: (facts: Partial<Entry<All>>) => PagePlace | null;
};

/** Has the list and the form that are made from its declaration. */
type Listed = { editor?: undefined; texts: ContentTexts };
/** Has a screen of its own at its path; says where there one document is edited. */
type OwnScreen = { editor: (id: string) => string; texts: Pick<ContentTexts, "pageTitle"> };

type Declared<Type extends string, All extends Fields> = Described<Type, All> & (Listed | OwnScreen);

/** A type of content as every part of the product reads it. */
export type ContentType<Type extends string = string> = Omit<
  Described<Type, Fields>,
  "onlyOneShown" | "row" | "heading" | "page"
> & {
  texts: OwnScreen["texts"];
  editor?: OwnScreen["editor"] | undefined;
  onlyOneShown?(facts: Partial<Entry>): boolean;
  row?(entry: Entry, uses: number): { name: string; facts: string };
  heading?(entry: Entry): string;
  page(facts: Partial<Entry>): PagePlace | null;
};

/** A type as its list and its form read it. */
export type ListedType<Type extends string = string> = ContentType<Type> & Listed;

/**
 * Declares a type of content. From it come its storage and validation, list and form in the administration, drafts,
 * conflicts, preview, history, trash, translations, media usage and the type that a page reads.
 */
export const defineContent = <const Type extends string, const All extends Fields>(
  declared: Declared<Type, All>,
): Declared<Type, All> => declared;
