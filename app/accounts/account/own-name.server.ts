import { eq } from "drizzle-orm";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { type Outcome, succeeded } from "#app/platform/outcome.ts";
import { users } from "../accounts.table.ts";
import type { Editor } from "../guard.server.ts";
import { accountTexts } from "./account.texts.ts";

export async function readName(editor: Editor): Promise<string> {
  const [row] = await db().select({ name: users.name }).from(users).where(eq(users.id, editor.id));
  return row?.name ?? "";
}

export async function changeName(editor: Editor, name: string): Promise<Outcome> {
  await inTransaction(async () => {
    await db().update(users).set({ name }).where(eq(users.id, editor.id));
    await logEvent(editor, "name-changed");
  });
  return succeeded({ title: accountTexts.name.saved });
}
