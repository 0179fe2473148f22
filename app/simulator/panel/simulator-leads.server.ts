import { and, desc, eq, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { holdsWords } from "#app/platform/db/plain-search.ts";
import { type Lead, leads } from "#app/requests/leads.table.ts";

export const LEADS_PER_PAGE = 24;

export type SimulatorLead = Pick<
  Lead,
  | "id"
  | "name"
  | "whatsapp"
  | "email"
  | "carpetName"
  | "carpetSize"
  | "priceCents"
  | "priceCurrency"
  | "message"
  | "locale"
  | "status"
  | "createdAt"
> & { hasPicture: boolean; colours: string[]; others: string[] };

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
      ({ imageUrl, details, id, name, whatsapp, email, locale, status, createdAt, ...asked }) => {
        const { carpetName, carpetSize, priceCents, priceCurrency, message } = asked;
        return {
          ...{ id, name, whatsapp, email, locale, status, createdAt },
          ...{ carpetName, carpetSize, priceCents, priceCurrency, message },
          hasPicture: imageUrl !== null,
          colours: linesOf(details.colours),
          others: linesOf(details.others),
        };
      },
    ) satisfies SimulatorLead[],
  };
}

const linesOf = (detail: unknown): string[] => (Array.isArray(detail) ? detail.map(String) : []);

export const countNewLeads = async (_editor: Editor): Promise<number> =>
  db().$count(leads, and(eq(leads.origin, "simulator"), eq(leads.status, "new"), isNull(leads.removedAt)));
