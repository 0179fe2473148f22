import { eq } from "drizzle-orm";
import { content, contentSlugs } from "#app/platform/db/content/content.table.ts";
import { db } from "#app/platform/db/db.server.ts";

export type FormerSlug = { type: string; from: string; to: string | null };

/** Of all documents, hidden ones included: sheets have those, too. */
export const readFormerSlugs = (): Promise<FormerSlug[]> =>
  db()
    .select({ type: content.type, from: contentSlugs.slug, to: content.slug })
    .from(contentSlugs)
    .innerJoin(content, eq(content.id, contentSlugs.contentId));
