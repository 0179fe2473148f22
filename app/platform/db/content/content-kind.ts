import { eq, getTableName, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ContentTag } from "../../http/cache/content-tags.server.ts";
import type { Transaction } from "../db.server.ts";
import { content } from "./content.table.ts";
import type { DocumentShape, FieldShapes } from "./content-documents.server.ts";
import type { ContentState } from "./content-state.ts";
import type { Recorded } from "./revisions.server.ts";

export type ContentTable = PgTable & { id: AnyPgColumn };

type Described = {
  table: ContentTable;
  /** Declared fields that the column `document` holds: the table needs none of its own for them. */
  fields?: FieldShapes;
  title: string;
  /** Instead of the words of a field. */
  titleOf?: (state: ContentState) => string;
  /** Cache tags of the pages that show it. */
  tags: readonly ContentTag[];
  /** Rows removed and restored with it. */
  parts?: readonly AnyPgColumn[];
  /** Before the facts of all languages are written, such as to keep a former address. */
  beforeWrite?: (tx: Transaction, id: string, facts: Record<string, unknown>) => Promise<void>;
  /** After an edit of any kind, in its transaction. */
  afterWrite?: (tx: Transaction, changes: readonly Recorded[]) => Promise<void>;
  /** Content columns of a table with others; default: all. */
  only?: readonly string[];
  /** Showing one hides another, so they are saved together. */
  isExclusive?: boolean;
  /** The type of document that a column may refer to, where documents of all types are one table. */
  refersTo?: Readonly<Record<string, string>>;
  /** Reports what an edit makes stale, after the commit; default: all that shows the tags. */
  edited?: (changes: readonly Recorded[]) => Promise<void>;
  /** Fields that are compared and drafted as one field. */
  joined?: Readonly<Record<string, readonly string[]>>;
};

/** Describes an entity: its tables and columns, from which history, drafts and trash are derived. */
export type ContentKind = Described & { entity: string; document?: DocumentShape; where?: SQL };

export const contentKind = (described: Described): ContentKind => ({
  ...described,
  entity: getTableName(described.table),
});

export type DocumentKind = ContentKind & { document: DocumentShape };

export function documentKind(shape: DocumentShape, described: Omit<Described, "table">): DocumentKind {
  return {
    ...contentKind({ ...described, table: content }),
    ...{ entity: shape.type, document: shape, where: eq(content.type, shape.type) },
  };
}
