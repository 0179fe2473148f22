import { asc, desc } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { rugDesigns } from "./rug-designs.table.ts";

type NamedDesigns = { designs: { id: string; name: string }[]; total: number };

/** Those in use first. */
export async function findRugDesigns(_editor: Editor, search: string, limit: number): Promise<NamedDesigns> {
  const where = holdsWords([rugDesigns.name], search);
  const { id, name, active, displayOrder, createdAt } = rugDesigns;
  const total = await db().$count(rugDesigns, where);
  const designs = await db()
    .select({ id, name })
    .from(rugDesigns)
    .where(where)
    .orderBy(desc(active), asc(displayOrder), asc(createdAt))
    .limit(limit);
  return { designs, total };
}
