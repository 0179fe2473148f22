import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import {
  createdAt,
  id,
  isFilled,
  isPositive,
  metres,
  timestamptz,
  visitorLocale,
} from "#app/platform/db/columns.ts";

/** Kept for thirty days; uploaders are not recorded. */
export const sharedPictures = pgTable(
  "shared_pictures",
  {
    id: id(),
    fileKey: text("file_key").notNull(),
    /** Of the uploader's secret. */
    removalDigest: text("removal_digest").notNull(),
    /** Idempotency key. */
    submissionKey: text("submission_key").notNull().unique(),
    rugName: text("rug_name").notNull(),
    /** Of the rug's page. */
    rugSlug: text("rug_slug").notNull(),
    /** A rug may have several designs; null when it is gone, and in pictures that were stored before this column. */
    designId: uuid("design_id").references(() => rugDesigns.id, { onDelete: "set null" }),
    sizeName: text("size_name").notNull(),
    widthMetres: metres("width_metres").notNull(),
    lengthMetres: metres("length_metres").notNull(),
    colours: text("colours").notNull().default(""),
    isApproximate: boolean("is_approximate").notNull(),
    locale: visitorLocale(),
    expiresAt: timestamptz("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isFilled("shared_pictures_file_filled", table.fileKey),
    isFilled("shared_pictures_rug_filled", table.rugName),
    isPositive("shared_pictures_width_positive", table.widthMetres),
    isPositive("shared_pictures_length_positive", table.lengthMetres),
    index("shared_pictures_by_expiry").on(table.expiresAt),
  ],
);

export type SharedPicture = typeof sharedPictures.$inferSelect;
