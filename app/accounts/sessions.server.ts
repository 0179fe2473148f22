import { and, desc, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { sessions } from "./accounts.table.ts";
import type { Editor } from "./guard.server.ts";

export type ListedSession = {
  id: string;
  isCurrent: boolean;
  address: string | null;
  userAgent: string | null;
  createdAt: Date;
  usedAt: Date;
};

export async function listSessions(editor: Editor): Promise<ListedSession[]> {
  const rows = await db()
    .select({
      id: sessions.id,
      address: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      usedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, editor.id), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.updatedAt));
  const listed = rows.map((row) => ({ ...row, isCurrent: row.id === editor.sessionId }));
  return listed.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export async function removeSession(editor: Editor, sessionId: string): Promise<boolean> {
  const removed = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, editor.id)))
    .returning({ id: sessions.id });
  return removed.length > 0;
}
