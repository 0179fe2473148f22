import { and, count, desc, eq, ilike, isNull, or } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { type Lead, leads } from "#app/requests/leads.table.ts";

export const LEADS_PER_PAGE = 24;

export type SimulatorLead = Pick<
  Lead,
  "id" | "name" | "whatsapp" | "email" | "carpetName" | "carpetSize" | "locale" | "status" | "createdAt"
> & { hasPicture: boolean };

type Asked = { search: string; status: string | null; page: number };

export async function listSimulatorLeads(_editor: Editor, { search, status, page }: Asked) {
  const pattern = `%${search.trim().replace(/[\\%_]/g, "\\$&")}%`;
  const isWanted = and(
    eq(leads.origin, "simulator"),
    isNull(leads.removedAt),
    status ? eq(leads.status, status as Lead["status"]) : undefined,
    search.trim()
      ? or(
          ilike(leads.name, pattern),
          ilike(leads.whatsapp, pattern),
          ilike(leads.email, pattern),
          ilike(leads.carpetName, pattern),
        )
      : undefined,
  );
  const [rows, [found]] = await Promise.all([
    db()
      .select()
      .from(leads)
      .where(isWanted)
      .orderBy(desc(leads.createdAt))
      .limit(LEADS_PER_PAGE)
      .offset((page - 1) * LEADS_PER_PAGE),
    db().select({ total: count() }).from(leads).where(isWanted),
  ]);
  return {
    total: found?.total ?? 0,
    leads: rows.map(
      ({ id, name, whatsapp, email, carpetName, carpetSize, locale, status, createdAt, imageUrl }) => ({
        ...{ id, name, whatsapp, email, carpetName, carpetSize, locale, status, createdAt },
        hasPicture: imageUrl !== null,
      }),
    ) satisfies SimulatorLead[],
  };
}

export async function countNewLeads(_editor: Editor): Promise<number> {
  const [found] = await db()
    .select({ total: count() })
    .from(leads)
    .where(and(eq(leads.origin, "simulator"), eq(leads.status, "new"), isNull(leads.removedAt)));
  return found?.total ?? 0;
}
