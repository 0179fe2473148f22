import { sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { kindOf } from "#app/content/content-kind.server.ts";
import { withMerged } from "#app/content/versions/conflict.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { clock } from "#app/platform/clock.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { removeContent, undeleteContent } from "#app/platform/db/content/content-trash.server.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { newId } from "#app/platform/ids.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { ana, baseVersionOf, draftOf, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { listPendingChanges } from "./pending-changes.server.ts";
import { publishDrafts } from "./publish.server.ts";
import { runDueSchedules } from "./run-schedules.server.ts";
import { scheduleDrafts } from "./schedules.server.ts";

useTestDatabase();

const HOUR_MS = 3_600_000;
const realNow = clock.now;
afterEach(() => {
  clock.now = realNow;
});

const byAna = { editor: ana, actor: ana };
const target = (id: string) => ({ entity: "products", id }) as const;
const allOf = async (id: string) => (await readStates(db(), productContent, [id])).get(id)?.all;

const newDesigner = (name: string) => insertDocument(designers, { name, slug: newId() });
const TYPE = designers as never;

async function draftOfWhatIsGone() {
  const [designerId, other, id] = [await newDesigner("Nara"), await save(null), await save(null)];
  const stays = await save(null);
  const facts = { designerId, related: [stays, other], leadTimeDays: 30 };
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
  await expect(save(id, { facts, baseVersion })).rejects.toThrow(SavedAsDraft);
  const removed = await removeContent(ana, kindOf(TYPE), designerId);
  await removeContent(ana, productContent, other);
  return { id, stays, designerId, removed: removed ?? "" };
}

const partOf = async (id: string) =>
  (await listPendingChanges(ana))
    .find((one) => one.id === id)
    ?.parts.map(({ failure, lost }) => ({ failure, lost }));
const LOST = ["Designer"];

test("what a draft names and is gone is reported before it is published, left in the draft, and the rest is published", async () => {
  const { id, stays, designerId, removed } = await draftOfWhatIsGone();
  expect(await partOf(id)).toEqual([{ failure: null, lost: LOST }]);
  const left = [{ locale: "all", field: "designerId" }];
  expect(await publishDrafts(byAna, target(id), ["all"])).toEqual({ end: "lost", left });
  expect(await allOf(id)).toMatchObject({ designerId: null, leadTimeDays: 30 });
  expect((await draftOf(id)).related.map((one) => one.id)).toEqual([stays]);
  expect(await partOf(id)).toEqual([{ failure: null, lost: LOST }]);
  await undeleteContent(ana, kindOf(TYPE), removed);
  expect(await partOf(id)).toEqual([{ failure: null, lost: [] }]);
  expect(await publishDrafts(byAna, target(id), ["all"])).toEqual({ end: "published", left: [] });
  expect((await allOf(id))?.designerId).toBe(designerId);
});

test("what has a date is published at it as far as it can be, is not tried again, and lists what is missing", async () => {
  const { id } = await draftOfWhatIsGone();
  await scheduleDrafts(ana, target(id), ["all"], new Date(realNow().getTime() + HOUR_MS));
  const moment = new Date(realNow().getTime() + 2 * HOUR_MS);
  clock.now = () => moment;
  await runDueSchedules();
  expect((await allOf(id))?.leadTimeDays).toBe(30);
  expect(await partOf(id)).toEqual([{ failure: "lost", lost: LOST }]);
  const version = await latestVersion();
  expect(await runDueSchedules()).toBe(0);
  expect(await latestVersion()).toBe(version);
});

test("what was deleted since the draft began, and emptied its reference, is no change by somebody else", async () => {
  const [first, second] = [await newDesigner("Nara"), await newDesigner("Lia")];
  const id = await save(null, { facts: { designerId: first } });
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
  const facts = { designerId: second, leadTimeDays: 30 };
  await expect(save(id, { facts, baseVersion })).rejects.toThrow(SavedAsDraft);
  await scheduleDrafts(ana, target(id), ["all"], new Date(realNow().getTime() + HOUR_MS));
  await removeContent(ana, kindOf(TYPE), first);
  const moment = new Date(realNow().getTime() + 2 * HOUR_MS);
  clock.now = () => moment;
  expect(await runDueSchedules()).toBe(1);
  expect(await allOf(id)).toMatchObject({ designerId: second, leadTimeDays: 30 });
  expect(await partOf(id)).toBeUndefined();
});

test("a form that publishes everything says in its notice what stayed", async () => {
  const { id, stays } = await draftOfWhatIsGone();
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "publish" });
  await save(id, { facts: { leadTimeDays: 40, related: [stays] }, baseVersion });
  const { text } = withMerged<{ title: string; text?: string }>({ title: "Salvo" }, baseVersion);
  expect(text).toContain("menciona algo que foi excluído: Designer.");
  expect((await allOf(id))?.leadTimeDays).toBe(40);
});

test("what many drafts name is looked up together", async () => {
  const { id, designerId } = await draftOfWhatIsGone();
  const there = await newDesigner("Bento");
  const lost = { designerId: { before: null, after: designerId } };
  const kept = { designerId: { before: null, after: there } };
  for (const [changes, first] of [
    [lost, 1],
    [kept, 101],
  ] as const)
    await db().execute(sql`insert into content_drafts (id, entity, entity_id, locale, title, version, changes, past, editor_id)
      select gen_random_uuid(), 'products', gen_random_uuid()::text, 'all', 'Rascunho ' || n, 1, ${JSON.stringify(changes)}::jsonb, '[]', 'ana'
      from generate_series(${first}::int, ${first + 99}::int) n`);
  await db().execute(sql`delete from content_drafts where entity_id = ${id}`);
  const query = vi.spyOn(pg.Client.prototype, "query");
  const pending = (await listPendingChanges(ana)).filter(({ title }) => title.startsWith("Rascunho "));
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(pending.filter(({ parts }) => parts[0]?.lost.length === 1)).toHaveLength(100);
  expect(pending).toHaveLength(200);
  expect(statements).toBeGreaterThan(0);
  expect(statements).toBeLessThan(10);
});
