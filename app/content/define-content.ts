import type { Locale } from "#app/i18n/locales.ts";
import type { Fields, ValueOf } from "./fields.ts";

export type Entry<All extends Fields = Fields> = { id: string } & { [Name in keyof All]: ValueOf<All[Name]> };

export type PagePlace = { path: string; anchor?: string };

export type ContentTexts = {
  pageTitle: string;
  lead: string;
  create: string;
  empty: string;
  emptyNext: string;
  removal?: string;
  toasts: Record<"created" | "updated" | "removed", { title: string }>;
};

type Described<Type extends string, All extends Fields> = {
  type: Type;
  /** `/admin/<path>` */
  path: string;
  group: "main-page" | "catalogue" | "simulator" | "texts" | "pages" | "addresses";
  fields: All;
  title: keyof All & string;
  unique?: { field: keyof All & string; problem: string };
  /** Of the documents for which it holds, only one is shown: showing another hides it. */
  onlyOneShown?: (facts: Partial<Entry<All>>) => boolean;
  /** By hand, by age, or by a field, descending. */
  order: "manual" | "newest" | (keyof All & string);
  newest?: "first";
  keepsAddresses?: true;
  row?: (entry: Entry<All>, uses: number) => { name: string; facts: string };
  thumb?: keyof All & string;
  heading?: (entry: Entry<All>) => string;
  /** Null for a new one that has no page yet; facts may then be missing. */
  page: (facts: Partial<Entry<All>>) => PagePlace | null;
  /** Visitors find the entries by their titles and these fields, and are led to their `page`, unless that is "/". */
  search?: {
    /** The first is what a result says of the entry. */
    words: readonly (keyof All & string)[];
    picture?: keyof All & string;
    /** Where the page does not show them in every language. */
    isShownIn?: (locale: Locale) => boolean;
  };
  /** With `SEO_FIELDS`: what search engines read where those are empty, and the picture of its card. */
  seo?: { name: keyof All & string; description: keyof All & string; cover: keyof All & string };
};

type Listed = { editor?: undefined; texts: ContentTexts };
type OwnScreen = { editor: (id: string) => string; texts: Pick<ContentTexts, "pageTitle"> };

type Declared<Type extends string, All extends Fields> = Described<Type, All> & (Listed | OwnScreen);

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

export type ListedType<Type extends string = string> = ContentType<Type> & Listed;

/** Declares a type of content, from which storage, validation and administration are derived. */
export const defineContent = <const Type extends string, const All extends Fields>(
  declared: Declared<Type, All>,
): Declared<Type, All> => declared;
