import { beforeAll, expect, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";
import { handleAlertsForm } from "#app/requests/alerts/alerts-screen.server.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { digestsOf } from "#app/requests/privacy/subject-digest.server.ts";
import { receiveProductRequest } from "#app/requests/product-requests.server.ts";
import { postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { unzip } from "#tests/support/unzip.ts";
import { erasePerson } from "./erase-person.server.ts";
import { findDigested } from "./find-digested.server.ts";
import { personArchive } from "./person-archive.server.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };
const CLARA = "clara@urdume.test";
const BIA = "bia@example.com";

beforeAll(async () => {
  setMailStore(storeMail);
  await openStorage();
  await db().insert(users).values({ id: "clara", name: "Clara", email: CLARA, role: "admin" });
  const chosen = postOf({ intent: "recipients", account: "clara" }, { path: "/admin/avisos" });
  expect(await handleAlertsForm(editor, chosen)).toMatchObject({ ok: true });
  for (const reach of [BIA, CLARA])
    await receiveProductRequest(
      postOf({ form: "quote", name: `De ${reach}`, consent: "on", reach, message: `Em azul, ${reach}` }),
    );
});

const archiveOf = async (email: string) => {
  const response = await personArchive(editor, { emails: [email], phones: [] });
  return String(unzip(Buffer.from(await response.arrayBuffer())).get("dados.json"));
};
const mailsOf = (text: string) =>
  JSON.parse(text)
    .mails.map(({ kind }: { kind: string }) => kind)
    .toSorted();
const addresses = async () => {
  const mails = await db().select().from(outboxMails);
  return mails.map(({ kind, recipient, replyTo }) => `${kind} to ${recipient}, answered to ${replyTo}`);
};

test("who gets the mails about requests takes along and erases only what is about herself", async () => {
  const aboutBia = [
    expect.stringContaining(`lead to ${CLARA}, answered to ${BIA}`),
    expect.stringContaining(`confirmation to ${BIA}`),
  ];
  const own = await archiveOf(CLARA);
  expect(own).not.toMatch(/bia@example/);
  expect(mailsOf(own)).toEqual(["confirmation", "lead"]);
  expect(mailsOf(await archiveOf(BIA))).toEqual(["confirmation", "lead"]);

  const digested = await inTransaction((tx) => findDigested(tx, new Set(digestsOf({ email: CLARA }))));
  expect(digested.toErase.mails).toHaveLength(2);
  await erasePerson(editor, { emails: [CLARA], phones: [] });
  expect((await addresses()).toSorted().toReversed()).toEqual(aboutBia);
});
