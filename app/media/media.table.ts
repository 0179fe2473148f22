import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  id,
  inEachLanguage,
  isFilled,
  isNotNegative,
  isOneOf,
  isPositive,
  timestamps,
  timestamptz,
  words,
} from "#app/platform/db/columns.ts";
import { searchWords } from "#app/platform/db/search-columns.ts";
import type { Crop } from "./crop.rules.ts";

const STATUSES = ["pending", "ready", "failed"] as const;

export type MediaVariant = {
  format: "avif" | "webp" | "jpg" | "png" | "mp4";
  width: number;
  height?: number;
  key: string;
  bytes: number;
  /** Focal point that an upright crop was made for; absent for the whole picture. */
  uprightFor?: { x: number; y: number };
};

/** What a cropped picture was made from, and how. The original stands beside it under a key of its own. */
export type PictureEdit = {
  crop: Crop;
  original: {
    key: string;
    bytes: number;
    width: number;
    height: number;
    thumbhash: string | null;
    colour: string | null;
    contentHash: string | null;
    status: (typeof STATUSES)[number];
    variants: MediaVariant[];
  };
};

export const mediaFolders = pgTable(
  "media_folders",
  { id: id(), name: text("name").notNull().unique(), ...timestamps() },
  (table) => [isFilled("media_folders_name_filled", table.name)],
);

/** Expression of an index: `?|` finds the files that hold one of some renditions, also those of a cropped picture's original. */
export const renditionKeys = (columns: { variants: AnyPgColumn; edit: AnyPgColumn }): SQL<string[]> =>
  sql`(jsonb_path_query_array(${columns.variants}, '$[*].key') || coalesce(jsonb_path_query_array(${columns.edit}, '$.original.variants[*].key'), '[]'))`;

export const media = pgTable(
  "media",
  {
    id: id(),
    bucket: text("bucket").notNull(),
    key: text("key").notNull(),
    url: text("url").notNull().unique(),
    name: text("name").notNull().default(""),
    folderId: uuid("folder_id").references(() => mediaFolders.id, { onDelete: "set null" }),
    /** SHA-256 of the original; null until it was read. */
    contentHash: text("content_hash"),
    /** Raised when another file takes the address over, so that browsers fetch it anew. */
    version: integer("version").notNull().default(1),
    contentType: text("content_type").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    width: integer("width"),
    height: integer("height"),
    durationSeconds: real("duration_seconds"),
    thumbhash: text("thumbhash"),
    colour: text("colour"),
    /** Point that every crop keeps, as fractions of width and height. */
    focalX: real("focal_x").notNull().default(0.5),
    focalY: real("focal_y").notNull().default(0.5),
    /** `MEDIA_WORDS`. */
    document: words(),
    searchWords: searchWords("name", ...inEachLanguage("alt")),
    status: text("status", { enum: STATUSES }).notNull().default("pending"),
    variants: jsonb("variants").$type<MediaVariant[]>().notNull().default([]),
    posterKey: text("poster_key"),
    lightKey: text("light_key"),
    /** Null for a picture as it was sent. */
    edit: jsonb("edit").$type<PictureEdit>(),
    /** No foreign key, because a file outlives the account. */
    createdBy: text("created_by"),
    removedAt: timestamptz("removed_at"),
    ...timestamps(),
  },
  (table) => [
    unique("media_bucket_key").on(table.bucket, table.key),
    isFilled("media_url_filled", table.url),
    isOneOf("media_status_known", table.status, STATUSES),
    isNotNegative("media_bytes_not_negative", table.bytes),
    isPositive("media_width_positive", table.width),
    isPositive("media_height_positive", table.height),
    check("media_focal_inside", sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
    isPositive("media_version_positive", table.version),
    // A descending query has nulls first, and needs an index of that order even without nulls.
    index("media_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("media_in_folder").on(
      table.folderId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("media_by_content").on(table.contentHash),
    // Without a list of pending entries, which every search would read.
    index("media_by_rendition").using("gin", renditionKeys(table)).with({ fastupdate: false }),
    // For counting files without reading their rows.
    index("media_present").on(table.url).where(sql`${table.removedAt} is null`),
    // What kept counts of files depend on.
    index("media_counted").on(table.version, table.removedAt, table.posterKey),
    index("media_removed").on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index("media_unfinished").on(table.status).where(sql`${table.status} <> 'ready'`),
  ],
);

export type Media = typeof media.$inferSelect;
