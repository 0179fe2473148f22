import { and, desc, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { type Lead, leads } from "#app/requests/leads.table.ts";

export const LEADS_PER_PAGE = 24;

export type SimulatorLead = Pick<
  Lead,
  "id" | "name" | "whatsapp" | "email" | "carpetName" | "carpetSize" | "locale" | "status" | "createdAt"
> & { hasPicture: boolean };

type Asked = { search: string; status: string | null; page: number };

export async function listSimulatorLeads(_editor: Editor, { search, status, page }: Asked) {
  const isWanted = and(
    eq(leads.origin, "simulator"),
    isNull(leads.removedAt),
    status ? eq(leads.status, status as Lead["status"]) : undefined,
    holdsWords([leads.name, leads.whatsapp, leads.email, leads.carpetName], search),
  );
  const [rows, total] = await Promise.all([
    db()
      .select()
      .from(leads)
      .where(isWanted)
      .orderBy(desc(leads.createdAt))
      .limit(LEADS_PER_PAGE)
      .offset((page - 1) * LEADS_PER_PAGE),
    db().$count(leads, isWanted),
  ]);
  return {
    total,
    leads: rows.map(
      ({ id, name, whatsapp, email, carpetName, carpetSize, locale, status, createdAt, imageUrl }) => ({
        ...{ id, name, whatsapp, email, carpetName, carpetSize, locale, status, createdAt },
        hasPicture: imageUrl !== null,
      }),
    ) satisfies SimulatorLead[],
  };
}

export const countNewLeads = async (_editor: Editor): Promise<number> =>
  db().$count(leads, and(eq(leads.origin, "simulator"), eq(leads.status, "new"), isNull(leads.removedAt)));
