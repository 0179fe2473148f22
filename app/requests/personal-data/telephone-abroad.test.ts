import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { receiveProductRequest } from "#app/requests/product-requests.server.ts";
import { postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { erasures } from "./erasures.table.ts";
import { findPerson } from "./person.server.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const ASKED = { emails: [], phones: ["+34 600 123 456"] };

beforeAll(() => setMailStore(storeMail));

test("a telephone with its country and without + is dialled there, and its person found by it", async () => {
  const typed = { form: "quote", name: "Bia Única", consent: "on", reach: "34 600 123 456", message: "Azul" };
  await receiveProductRequest(postOf(typed, { path: "/es/tapetes" }));
  const [mail] = await db().select().from(outboxMails).where(eq(outboxMails.kind, "lead"));
  expect(mail?.text).toContain("https://wa.me/34600123456?");
  const found = await findPerson(editor, ASKED);
  expect([found.leads.length, found.consents.length]).toEqual([1, 1]);
});

test("a receipt of an erasure from when such a telephone was read as Brazilian is found still", async () => {
  const digest = createHmac("sha256", `subject-digest:${env().authSecret}`)
    .update("phone:5534600123456")
    .digest("base64url");
  const at = new Date();
  const counts = { leads: 1, messages: 0, subscriptions: 0, mails: 0 };
  await db()
    .insert(erasures)
    .values({ reason: "request", erasedAt: at, counts, backupsUntil: at, subjectDigests: [digest] });
  for (const phone of [...ASKED.phones, "34 600 123 456"])
    expect((await findPerson(editor, { emails: [], phones: [phone] })).erasures).toHaveLength(1);
});
