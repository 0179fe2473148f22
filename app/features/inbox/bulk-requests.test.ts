import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Editor } from "#app/features/accounts/guard.server.ts";
import { messages } from "#app/features/requests/messages.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { restoreStatuses, saveStatuses } from "./bulk-requests.server.ts";
import { saveStatus } from "./request-changes.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };

async function message(): Promise<string> {
  const id = newId();
  await db()
    .insert(messages)
    .values({ id, name: "Ana", email: "ana@example.com", subject: "Visita", message: "Olá" });
  return id;
}
const statusOf = async (id: string) =>
  (await db().select().from(messages).where(eq(messages.id, id)))[0]?.status;

test("undoing a change of many leaves what somebody changed after it", async () => {
  const [one, other] = [await message(), await message()];
  const { changed } = await saveStatuses(editor, [one, other], "read");
  expect(changed).toEqual({ [one]: "new", [other]: "new" });
  await saveStatus(editor, other, "answered");
  expect(await restoreStatuses(editor, changed, "read")).toBe(false);
  expect([await statusOf(one), await statusOf(other)]).toEqual(["new", "answered"]);
});
