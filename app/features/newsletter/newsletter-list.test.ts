import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { decryptSecrets } from "#app/requests/outbox/encrypted-secrets.server.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { confirmSubscription, subscribe } from "./newsletter.server.ts";
import { newsletterSubscriptions } from "./newsletter.table.ts";
import { readSubscriptionFilter } from "./newsletter-list.rules.ts";
import {
  exportSubscriptions,
  listSubscriptions,
  removeSubscription,
  undeleteSubscription,
} from "./newsletter-list.server.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };

beforeAll(() => setMailStore(storeMail));
beforeEach(async () => {
  for (const table of [newsletterSubscriptions, outboxMails]) await db().delete(table);
});

async function add(email: string, status: "pending" | "confirmed" | "unsubscribed"): Promise<string> {
  const id = newId();
  const row = { id, email, status, unsubscribeToken: id, consentVersion: "newsletter-2026-11" };
  await db().insert(newsletterSubscriptions).values(row);
  return id;
}

const ask = (query = "") => listSubscriptions(editor, readSubscriptionFilter(new URLSearchParams(query)));
const tokenOf = async () => {
  const mail = (await db().select().from(outboxMails)).at(-1);
  return /token=([\w-]+)/.exec((mail && decryptSecrets(mail)?.text) ?? "")?.[1] ?? "";
};

test("the list shows every state, is searched and narrowed", async () => {
  await add("ana@example.com", "confirmed");
  await add("bia@example.com", "pending");
  await add("caio@example.com", "unsubscribed");
  expect(await ask()).toMatchObject({ total: 3, counts: { confirmed: 1, pending: 1, unsubscribed: 1 } });
  expect((await ask("q=BIA")).rows.map(({ email }) => email)).toEqual(["bia@example.com"]);
  const left = await ask("situacao=unsubscribed");
  expect(left.rows.map(({ email }) => email)).toEqual(["caio@example.com"]);
  expect(left).toMatchObject({ found: 1, total: 3 });
  const exported: string[] = [];
  for await (const rows of exportSubscriptions(editor, readSubscriptionFilter(new URLSearchParams("q=ana"))))
    exported.push(...rows.map(({ email }) => email));
  expect(exported).toEqual(["ana@example.com"]);
});

test("the export has everybody once, though some join and leave while it is made", async () => {
  const everybody = Array.from({ length: 600 }, (_, at) => `p${at}@example.com`);
  const rows = everybody.map((email, at) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + at);
    return { id: newId(), email, createdAt, unsubscribeToken: email, consentVersion: "newsletter-2026-11" };
  });
  await db().insert(newsletterSubscriptions).values(rows);
  for (const happens of ["joined", "left"]) {
    const exported: string[] = [];
    for await (const part of exportSubscriptions(editor, readSubscriptionFilter(new URLSearchParams()))) {
      exported.push(...part.map(({ email }) => email));
      if (exported.length !== part.length) continue;
      if (happens === "joined") await add("late@example.com", "confirmed");
      else await removeSubscription(editor, rows.at(-1)?.id ?? "");
    }
    const known = exported.filter((email) => everybody.includes(email));
    expect(known.toSorted(), happens).toEqual(everybody.toSorted());
  }
});

test("a removed address is nowhere, cannot be confirmed by its old link, and comes back", async () => {
  await subscribe({ email: "ana@example.com" }, { locale: "pt-BR" });
  const [row] = (await ask()).rows;
  const id = row?.id ?? "";
  expect(await removeSubscription(editor, id)).toBe(true);
  expect(await ask()).toMatchObject({ rows: [], total: 0 });
  expect(await confirmSubscription(await tokenOf())).toBe(false);
  expect(await undeleteSubscription(editor, id)).toBe(true);
  expect(await confirmSubscription(await tokenOf())).toBe(true);
  expect(await ask()).toMatchObject({ counts: { confirmed: 1 } });
});

test("who subscribes again right after being removed is asked to confirm again", async () => {
  const id = await add("ana@example.com", "confirmed");
  await removeSubscription(editor, id);
  await subscribe({ email: "ana@example.com" }, { locale: "es" });
  expect(await ask()).toMatchObject({
    rows: [{ email: "ana@example.com", status: "pending", locale: "es" }],
  });
  expect(await confirmSubscription(await tokenOf())).toBe(true);
});
