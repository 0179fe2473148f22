import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Editor } from "#app/accounts/guard.server.ts";
import { listPendingChanges } from "#app/content/drafts/pending-changes.server.ts";
import { scheduleWithdrawal } from "#app/content/drafts/schedules.server.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { removeMedia } from "#app/media/media.server.ts";
import { media } from "#app/media/media.table.ts";
import { audit } from "#app/platform/audit/audit.table.ts";
import { clock } from "#app/platform/clock.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { forgetRemoved } from "#app/platform/db/content/removed-rows.server.ts";
import { removedRows } from "#app/platform/db/content/removed-rows.table.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { startJobs, stopJobs } from "#app/platform/jobs/jobs.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { removeRequest } from "#app/requests/inbox/request/request-changes.server.ts";
import { leads } from "#app/requests/leads.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { removeMail } from "#app/requests/outbox/outbox-list.server.ts";
import { ana, baseVersionOf, bia, of, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { emptyTrash, registerTrashJobs } from "./empty-trash.server.ts";
import { deletePermanently, listRemoved, undelete } from "./trash.server.ts";

useTestDatabase();

beforeAll(async () => {
  registerTrashJobs();
  await startJobs();
});
afterAll(stopJobs);

test("emptied, the trash loses at once what was seen there, and keeps what the editor may not see or came later", async () => {
  const consent = { consentAt: new Date(), consentVersion: "1" };
  const [request, mail, file] = [newId(), newId(), newId()];
  await db()
    .insert(leads)
    .values({ id: request, name: "Lia", origin: "product", ...consent });
  const text = { kind: "quote", recipient: "lia@example.com", subject: "Oi", text: "Oi" };
  await db()
    .insert(outboxMails)
    .values({ id: mail, ...text, status: "kept" });
  const address = { bucket: "site_assets", key: "lixo.jpg", url: "/files/site_assets/lixo.jpg" };
  await db()
    .insert(media)
    .values({ id: file, ...address, name: "lixo.jpg", contentType: "image/jpeg", bytes: 1 });
  await storage().put(address.bucket, address.key, Buffer.from("x"), { contentType: "image/jpeg" });
  await removeRequest(ana, request);
  await removeMail(ana, mail);
  await removeMedia(ana, address.url);
  await removeContent(ana, productContent, await save(null));
  const seenAt = clock.now();
  const later = await save(null);
  const { now } = clock;
  try {
    clock.now = () => new Date(now().getTime() + 1000);
    await removeContent(ana, productContent, later);
  } finally {
    clock.now = now;
  }
  const { total } = await listRemoved(bia, 1);
  const left = async (editor: Editor) =>
    (await listRemoved(editor, 1)).removed.map(({ entityId }) => entityId);
  expect(await emptyTrash(bia, seenAt)).toBe(total - 1);
  expect([await left(bia), await left(ana)]).toEqual([[later], [later, mail]]);
  expect(await undelete(ana, file)).toBe("gone");
  const [logged] = await db().select().from(audit).orderBy(desc(audit.number)).limit(1);
  expect(logged).toMatchObject({ action: "trash-emptied", details: { count: total - 1 } });
  const rest = async () => [
    await db().$count(removedRows),
    await db().$count(leads, eq(leads.id, request)),
    await storage().stat(address.bucket, address.key),
  ];
  await expect.poll(rest).toEqual([1, 0, null]);
});

test("what was not published of a rug stays with it in the trash, and goes with it for good", async () => {
  const [kept, erased] = [await save(null), await save(null)];
  for (const id of [kept, erased]) {
    const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
    await expect(save(id, { facts: { leadTimeDays: 77 }, baseVersion })).rejects.toThrow();
    await scheduleWithdrawal(ana, of(id), new Date(clock.now().getTime() + 86_400_000));
  }
  const pending = async () => (await listPendingChanges(ana)).map(({ id }) => id).toSorted();
  const names = [
    await removeContent(ana, productContent, kept),
    await removeContent(ana, productContent, erased),
  ];
  expect(await pending()).toEqual([kept, erased].toSorted());
  expect(await deletePermanently(ana, names[1] ?? "")).toBe(true);
  expect(await pending()).toEqual([kept]);
  await db()
    .update(removedRows)
    .set({ removedAt: new Date(0) });
  await forgetRemoved();
  expect(await pending()).toEqual([]);
});
