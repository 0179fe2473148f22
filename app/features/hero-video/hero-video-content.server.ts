import { and, eq, ne } from "drizzle-orm";
import { contentKind } from "#app/platform/db/content-kind.ts";
import { heroVideos } from "./hero-video.table.ts";

/** What a film of the main page consists of. */
export const heroVideoContent = contentKind({
  table: heroVideos,
  words: ["title", "subtitle"],
  title: "title",
  tags: ["hero-video"],
  isExclusive: true,
  async makeWay(tx, id, { active }) {
    if (!active) return;
    const others = and(eq(heroVideos.active, true), ne(heroVideos.id, id));
    await tx.update(heroVideos).set({ active: false }).where(others);
  },
});
