import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { messages } from "#app/requests/messages.table.ts";
import { BULK_FIELD } from "#app/ui/lists/bulk.rules.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { restoreStatuses, saveStatuses } from "./bulk-requests.server.ts";
import { handleInboxForm } from "./inbox-actions.server.ts";
import { saveStatus } from "./request/request-changes.server.ts";

useTestDatabase();

const editor: Editor = { id: "owner", email: "dona@urdume.test", role: "admin", sessionId: "session" };

async function message(): Promise<string> {
  const id = newId();
  await db()
    .insert(messages)
    .values({ id, name: "Ana", email: "ana@example.com", subject: "Visita", message: "Olá" });
  return id;
}
const rowOf = async (id: string) => (await db().select().from(messages).where(eq(messages.id, id)))[0];
const statusOf = async (id: string) => (await rowOf(id))?.status;

function submit(fields: Record<string, string | string[]>) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return handleInboxForm(editor, form);
}

test("undoing a change of many leaves what somebody changed after it", async () => {
  const [one, other] = [await message(), await message()];
  const { changed, at } = await saveStatuses(editor, [one, other], "read");
  expect([changed[one]?.status, changed[other]?.status]).toEqual(["new", "new"]);
  await saveStatus(editor, other, "answered");
  expect(await restoreStatuses(editor, changed, { status: "read", at })).toBe(false);
  expect([await statusOf(one), await statusOf(other)]).toEqual(["new", "answered"]);
});

test("undoing a change of many brings back the day of the last contact, unless there was another since", async () => {
  const [one, other] = [await message(), await message()];
  const former = new Date("2026-01-20T12:00:00Z");
  await db().update(messages).set({ lastContactAt: former });
  const undo = (await submit({ intent: "statusMany", status: "answered", [BULK_FIELD]: [one, other] }))?.value
    ?.undo;
  const answered = new Date(Date.now() + 60_000);
  await db().update(messages).set({ lastContactAt: answered }).where(eq(messages.id, other));
  expect((await submit({ intent: "undoMany", undo: undo ?? "" }))?.ok).toBe(true);
  expect([await rowOf(one), await rowOf(other)]).toMatchObject([
    { status: "new", lastContactAt: former },
    { status: "new", lastContactAt: answered },
  ]);
});
