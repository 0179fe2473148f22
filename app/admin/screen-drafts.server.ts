import { eq, sql } from "drizzle-orm";
import type { Drafted } from "#app/content/drafts/pending-changes.server.ts";
import { type ContentEntity, entityAt } from "#app/content/history/history.rules.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { isId } from "#app/platform/ids.ts";

/** Screens that show drafts of what their address does not name. */
const SHOWN_WHOLE: Record<string, readonly ContentEntity[]> = {
  galeria: ["gallery_images", "media", "settings"],
  amostras: ["gallery_samples"],
  "video-principal": ["hero_videos"],
  paginas: ["pages"],
  configuracoes: ["settings"],
};

/** Whose drafts a screen of the administration shows: mostly of what its address names by id. */
export function draftedOn({ pathname, searchParams }: URL): Drafted[] {
  const [screen = "", ...rest] = pathname.split("/").slice(2);
  const whole = SHOWN_WHOLE[screen];
  if (whole) return whole.map((entity) => ({ entity }));
  const entity = entityAt(screen);
  const ids = [...rest, ...searchParams.values()].filter(isId);
  if (!entity || ids.length === 0) return [];
  return [{ entity, ids }, ...(entity === "products" ? ids.map(designsOf) : [])];
}

/** A rug's form lists its designs. */
const designsOf = (productId: string): Drafted => ({
  entity: "rug_designs",
  ids: db()
    .select({ id: sql`${rugDesigns.id}::text` })
    .from(rugDesigns)
    .where(eq(rugDesigns.productId, productId)),
});
