import { eq, getTableName, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ContentTag } from "#app/platform/http/content-tags.server.ts";
import { content } from "./content.table.ts";
import type { DocumentShape } from "./content-documents.server.ts";
import type { Transaction } from "./db.server.ts";

export type ContentTable = PgTable & { id: AnyPgColumn };

type Described = {
  table: ContentTable;
  /** Localized columns. */
  words: readonly string[];
  /** The column that holds its title. */
  title: string;
  /** Pages with these change with it. */
  tags: readonly ContentTag[];
  /** Lists that belong to it and are saved as a whole, by the column that names their owner. */
  lists?: readonly AnyPgColumn[];
  /** What else goes with it when it is removed, and comes back with it. */
  parts?: readonly AnyPgColumn[];
  /** Rows between it and its equals: they come back as far as the other end is still there. */
  relations?: readonly AnyPgColumn[];
  /** Makes way for facts of an earlier version, before they are written. */
  makeWay?: (tx: Transaction, id: string, facts: Record<string, unknown>) => Promise<void>;
  /** The columns that the owner writes, of a table that keeps much else; all of them when left out. */
  only?: readonly string[];
  /** Showing one hides another, so they are compared together. */
  isExclusive?: boolean;
  /** Columns and lists that only make sense together, under a name of their own: compared and drafted as one. */
  joined?: Readonly<Record<string, readonly string[]>>;
};

type Optional = "makeWay" | "only" | "isExclusive" | "joined";

/** Something that the owner writes: which rows it consists of, so that its history and its trash need no more code. */
export type ContentKind = Required<Omit<Described, Optional>> &
  Pick<Described, Optional> & {
    entity: string;
    /** Of a kind that is kept as documents: what each has. */
    document?: DocumentShape;
    /** Its rows, in a table that it shares with others. */
    where?: SQL;
  };

export function contentKind(described: Described): ContentKind {
  const nothing = { lists: [], parts: [], relations: [] };
  return { ...nothing, ...described, entity: getTableName(described.table) };
}

export type DocumentKind = ContentKind & { document: DocumentShape };

/** A kind that is kept as documents in one table with others. */
export function documentKind(shape: DocumentShape, described: Omit<Described, "table">): DocumentKind {
  return {
    ...contentKind({ ...described, table: content }),
    ...{ entity: shape.type, document: shape, where: eq(content.type, shape.type) },
  };
}
