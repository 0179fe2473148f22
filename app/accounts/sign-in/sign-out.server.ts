import { and, eq, ne } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import type { SignOutScope } from "../accounts.rules.ts";
import { sessions } from "../accounts.table.ts";
import { authFor } from "../auth.server.ts";
import { authorise } from "../guard.server.ts";
import { ROLES } from "../roles.rules.ts";

/** "local": this session; "others": all others; "global": all. */
export async function signOut(request: Request, scope: SignOutScope): Promise<Headers> {
  const editor = await authorise(request, ROLES);
  if (editor) await logEvent(editor, scope === "others" ? "sessions-ended" : "sign-out");
  if (editor && scope !== "local") {
    const isOthers = scope === "others" ? ne(sessions.id, editor.sessionId) : undefined;
    await db()
      .delete(sessions)
      .where(and(eq(sessions.userId, editor.id), isOthers));
  }
  if (scope === "others") return new Headers();
  const { headers } = await authFor(request).api.signOut({ headers: request.headers, returnHeaders: true });
  return headers;
}
