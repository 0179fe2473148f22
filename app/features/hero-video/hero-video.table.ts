import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, isFilled, isOneOf, timestamps } from "#app/platform/db/columns.ts";

const VIDEO_TYPES = ["youtube", "vimeo", "mp4"] as const;

/** Every film that was ever saved; the one that is active is shown. */
export const heroVideos = pgTable(
  "hero_videos",
  {
    id: id(),
    url: text("url").notNull().unique(),
    videoType: text("video_type", { enum: VIDEO_TYPES }).notNull(),
    title: text("title").notNull().default(""),
    subtitle: text("subtitle").notNull().default(""),
    active: boolean("active").notNull().default(false),
    ...timestamps(),
  },
  (table) => [
    isFilled("hero_videos_url_filled", table.url),
    isOneOf("hero_videos_type_known", table.videoType, VIDEO_TYPES),
    uniqueIndex("hero_videos_one_active").on(table.active).where(sql`${table.active}`),
    index("hero_videos_by_age").on(table.createdAt.desc()),
  ],
);

export type HeroVideo = typeof heroVideos.$inferSelect;
