import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { draftToast } from "#app/content/versions/draft-toasts.server.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { getUnpublishedProduct } from "#app/features/products/editor/product-drafts.server.ts";
import { saveSettingsForm } from "#app/features/settings/saving/save-setting-forms.server.ts";
import { getSettingsScreen } from "#app/features/settings/saving/setting-forms.server.ts";
import { getSettings } from "#app/features/settings/settings.server.ts";
import { audit } from "#app/platform/audit/audit.table.ts";
import { clock, now } from "#app/platform/clock.ts";
import { contentDrafts, contentWithdrawals } from "#app/platform/db/content/content-drafts.table.ts";
import { readStates } from "#app/platform/db/content/content-rows.server.ts";
import { REVISED_IN } from "#app/platform/db/content/content-state.ts";
import { removeContent } from "#app/platform/db/content/content-trash.server.ts";
import { readWithDrafts } from "#app/platform/db/content/read-with-drafts.server.ts";
import { SavedAsDraft } from "#app/platform/db/content/revisions.server.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db, isUnpublished } from "#app/platform/db/db.server.ts";
import { contentChanged, onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { ana, baseVersionOf, bia, save } from "#tests/support/product-edits.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { discardDrafts, restoreDiscarded } from "./discard.server.ts";
import { listPendingChanges } from "./pending-changes.server.ts";
import { publishDrafts } from "./publish.server.ts";
import { runDueSchedules } from "./run-schedules.server.ts";
import { scheduleDrafts, scheduleWithdrawal } from "./schedules.server.ts";

useTestDatabase();

const HOUR_MS = 3_600_000;
const realNow = clock.now;
const later = (hours: number) => {
  const moment = new Date(realNow().getTime() + hours * HOUR_MS);
  clock.now = () => moment;
};
afterEach(() => {
  clock.now = realNow;
});

const target = (id: string) => ({ entity: "products", id }) as const;
const siteOf = async (id: string) => (await readStates(db(), productContent, [id])).get(id);
const byAna = { editor: ana, actor: ana };

async function draft(id: string | null, changes: Parameters<typeof save>[1] = {}) {
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft" });
  return save(id, { ...changes, baseVersion }).catch((error: unknown) => {
    if (!(error instanceof SavedAsDraft)) throw error;
  });
}

test("a draft leaves what is published as it was, to the byte, and a form shows it", async () => {
  const id = await save(null, { words: { es: { name: "Marea" } } });
  const row = () => db().select().from(products).where(eq(products.id, id));
  const [before, saved] = [await row(), await db().select().from(revisions)];
  await draft(id, {
    words: { es: { name: "Marea alta" }, "pt-BR": { name: "Maré alta" } },
    facts: { slug: "mare-alta" },
  });
  expect(await row()).toEqual(before);
  expect((await siteOf(id))?.es.name).toBe("Marea");
  expect(await db().select().from(revisions)).toEqual(saved);
  const shown = await getUnpublishedProduct(ana, id);
  expect([shown?.words.es.name, shown?.words["pt-BR"].name, shown?.slug]).toEqual([
    "Marea alta",
    "Maré alta",
    "mare-alta",
  ]);
  // Reading applies the draft and rolls back.
  expect(await row()).toEqual(before);
});

test("publishing one language leaves the drafts and the words of the others alone", async () => {
  const id = await save(null, { words: { es: { care: "Agua" }, en: { care: "Water" } } });
  await draft(id, { words: { es: { care: "Aire" }, en: { care: "Air" } }, facts: { leadTimeDays: 30 } });
  expect(await publishDrafts(byAna, target(id), ["es"])).toEqual({ end: "published", left: [] });
  const site = await siteOf(id);
  expect([site?.es.care, site?.en.care, site?.all.leadTimeDays]).toEqual(["Aire", "Water", null]);
  const [open] = (await listPendingChanges(ana)).filter((one) => one.id === id);
  expect(open?.parts.map(({ locale }) => locale).sort()).toEqual(["all", "en"]);
  const [action] = await db()
    .select()
    .from(audit)
    .where(eq(audit.about, `products ${id}`));
  expect([action?.action, action?.actorId, action?.details]).toEqual(["published", "ana", { locale: "es" }]);
});

test("a form without an intent publishes what was typed now and keeps the drafts of everything else", async () => {
  const id = await save(null, { facts: { care: "Água" }, words: { es: { care: "Agua" } } });
  await draft(id, { words: { "pt-BR": { care: "Ar" }, es: { care: "Aire" } } });
  const baseVersion = baseVersionOf(await latestVersion());
  await save(id, { words: { en: { care: "Air" } }, baseVersion });
  const site = await siteOf(id);
  expect([site?.["pt-BR"].care, site?.es.care, site?.en.care]).toEqual(["Água", "Agua", "Air"]);
  expect(baseVersion.done.drafted).toEqual(["pt-BR", "es"]);
  const shown = await getUnpublishedProduct(ana, id);
  expect([shown?.words["pt-BR"].care, shown?.words.es.care]).toEqual(["Ar", "Aire"]);
});

test("what is new is kept out of the site until its draft is published", async () => {
  const made = await draft(null, { words: { es: { name: "Nuevo" } } });
  if (!made) throw new Error("The rug was not made");
  expect((await siteOf(made))?.all.active).toBe(false);
  const isHidden = async () => (await listPendingChanges(ana)).find(({ id }) => id === made)?.isHidden;
  expect(await isHidden()).toBe(true);
  expect((await getUnpublishedProduct(ana, made))?.state).toBe("published");
  expect(await publishDrafts(byAna, target(made), ["all"])).toEqual({ end: "published", left: [] });
  expect((await siteOf(made))?.all.active).toBe(true);
  await draft(made, { words: { es: { name: "Otro" } } });
  expect(await isHidden()).toBe(false);
});

test("a form that was refused publishes nothing, not even what was drafted before", async () => {
  const taken = await save(null, { facts: { slug: "tapete-ocupado" } });
  const id = await save(null);
  await draft(id, { words: { es: { care: "Aire" } } });
  const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "publish" });
  await expect(save(id, { facts: { slug: "tapete-ocupado" }, baseVersion })).rejects.toThrow("slugTaken");
  expect((await siteOf(id))?.es.care).toBeUndefined();
  expect((await siteOf(taken))?.all.slug).toBe("tapete-ocupado");
  expect((await getUnpublishedProduct(ana, id))?.words.es.care).toBe("Aire");
});

test("what was discarded comes back with its words and its date", async () => {
  const id = await save(null);
  await draft(id, { words: { es: { care: "Aire" } } });
  const at = new Date(now().getTime() + HOUR_MS);
  await scheduleDrafts(ana, target(id), ["es"], at);
  const version = await discardDrafts(bia, target(id), ["es"]);
  expect((await getUnpublishedProduct(ana, id))?.words.es.care).toBe("");
  expect(await restoreDiscarded(bia, target(id), version ?? 0)).toBe(true);
  expect((await getUnpublishedProduct(ana, id))?.words.es.care).toBe("Aire");
  const [row] = await db().select().from(contentDrafts).where(eq(contentDrafts.entityId, id));
  expect([row?.publishAt, row?.editorId]).toEqual([at, ana.id]);
  await discardDrafts(bia, target(id), ["es"]);
  await draft(id, { words: { es: { care: "Viento" } } });
  expect(await restoreDiscarded(bia, target(id), version ?? 0)).toBe(false);
});

test("a setting that was never written is drafted, shown in its form, and published by language", async () => {
  const save = (as: string, value: string, es: string) => {
    const fields = new FormData();
    const sent = { "save-as": as, "based-on": "0", "brand.tagline": value, "es.brand.tagline": es };
    for (const [name, text] of Object.entries(sent)) fields.set(name, text);
    return saveSettingsForm(ana, ["brand.tagline"], fields);
  };
  const site = async () => [
    (await getSettings("pt-BR")).brand.tagline,
    (await getSettings("es")).brand.tagline,
    (await getSettings("en")).brand.tagline,
  ];
  const before = await site();
  await expect(save("draft", "Feito à mão", "Hecho a mano")).rejects.toThrow(SavedAsDraft);
  expect(await site()).toEqual(before);
  const { form, ids } = await getSettingsScreen(ana, "marca");
  expect([form.values["brand.tagline"], form.words.es["brand.tagline"]]).toEqual([
    "Feito à mão",
    "Hecho a mano",
  ]);
  const id = ids.brand ?? "";
  expect(await publishDrafts(byAna, { entity: "settings", id }, ["es"])).toEqual({
    end: "published",
    left: [],
  });
  expect(await site()).toEqual([before[0], "Hecho a mano", before[2]]);
});

test("what is seen as published notifies nobody and leaves nothing", async () => {
  const id = await save(null, { words: { es: { care: "Agua" } } });
  await draft(id, { words: { es: { care: "Aire" } } });
  const heard: string[] = [];
  onContentChanged((tags) => heard.push(...tags));
  const seen = await readWithDrafts([{ kind: productContent, id }], async () => {
    await contentChanged("products");
    const form = { words: { en: { care: "Air" } }, baseVersion: baseVersionOf(0, { "save-as": "draft" }) };
    await expect(save(id, form)).rejects.toThrow(SavedAsDraft);
    return { state: await siteOf(id), isUnpublished: isUnpublished() };
  });
  expect([seen.state?.es.care, seen.state?.en.care, seen.isUnpublished]).toEqual(["Aire", "Air", true]);
  expect(heard).toEqual([]);
  const site = await siteOf(id);
  expect([site?.es.care, site?.en.care, isUnpublished()]).toEqual(["Agua", undefined, false]);
  await expect(
    readWithDrafts([{ kind: productContent, id }], () => Promise.reject(new Error("A page that fails"))),
  ).rejects.toThrow("A page that fails");
  expect((await siteOf(id))?.es.care).toBe("Agua");
});

test("a draft goes to the site at its time, once, and a thing leaves at its own", async () => {
  const id = await save(null, { words: { es: { care: "Agua" } } });
  await draft(id, { words: { es: { care: "Aire" }, en: { care: "Air" } } });
  await scheduleDrafts(ana, target(id), ["es"], new Date(now().getTime() + 2 * HOUR_MS));
  await scheduleWithdrawal(ana, target(id), new Date(now().getTime() + 5 * HOUR_MS));
  later(1);
  expect(await runDueSchedules()).toBe(0);
  // Overdue schedules run in order.
  later(3);
  expect(await runDueSchedules()).toBe(1);
  expect(await runDueSchedules()).toBe(0);
  const site = await siteOf(id);
  expect([site?.es.care, site?.en.care, site?.all.active]).toEqual(["Aire", undefined, true]);
  later(6);
  expect(await runDueSchedules()).toBe(1);
  expect((await siteOf(id))?.all.active).toBe(false);
  expect(await db().select().from(contentWithdrawals)).toEqual([]);
});

test("a dated draft that is saved again keeps its date, and the notice says that it will be published", async () => {
  const id = await save(null, { words: { es: { care: "Agua" } } });
  const noticeOf = async (changes: Parameters<typeof save>[1], more = {}) => {
    const baseVersion = baseVersionOf(await latestVersion(), { "save-as": "draft", ...more });
    await expect(save(id, { ...changes, baseVersion })).rejects.toThrow(SavedAsDraft);
    return draftToast(baseVersion).text;
  };
  const spanish = (care: string) => ({ words: { es: { care } } });
  expect(await noticeOf(spanish("Aire"))).toContain("Publique quando quiser");
  await scheduleDrafts(ana, target(id), ["es"], new Date(now().getTime() + 2 * HOUR_MS));
  const stays = "vai para o site na data marcada: espanhol.";
  expect(await noticeOf(spanish("Aire y sol"))).toContain(stays);
  expect(await noticeOf(spanish("Sol"), { "save-as": "schedule" })).toContain(stays);
  expect(await noticeOf({ words: { en: { care: "Air" } } })).toContain("Publique quando quiser");
  later(3);
  await runDueSchedules();
  expect((await siteOf(id))?.es.care).toBe("Sol");
});

test("what cannot be done at its time stays a draft with the reason, and is not tried again unasked", async () => {
  const [conflicting, lost, gone] = [await save(null), await save(null), await save(null)];
  await draft(conflicting, { words: { es: { care: "Aire" } } });
  await save(conflicting, { words: { es: { care: "Otra cosa" } } });
  await draft(lost, { facts: { images: ["/files/site_assets/products/nowhere.jpg"] } });
  await draft(gone, { words: { es: { care: "Aire" } } });
  for (const id of [conflicting, lost, gone])
    await scheduleDrafts(ana, target(id), REVISED_IN, new Date(now().getTime() + HOUR_MS));
  await removeContent(ana, productContent, gone);
  later(2);
  expect(await runDueSchedules()).toBe(0);
  const open = new Map((await listPendingChanges(ana)).map((one) => [one.id, one.parts[0]?.failure]));
  expect([conflicting, lost, gone].map((id) => open.get(id))).toEqual(["conflict", "file", "gone"]);
  expect((await siteOf(conflicting))?.es.care).toBe("Otra cosa");
  const isPending = async () => (await listPendingChanges(ana)).some((one) => one.id === gone);
  const discarded = await discardDrafts(ana, target(gone), REVISED_IN);
  expect(await isPending()).toBe(false);
  expect(await restoreDiscarded(ana, target(gone), discarded ?? 0)).toBe(true);
  expect(await isPending()).toBe(true);
  await draft(conflicting, { words: { es: { care: "Brisa" } } });
  expect(await runDueSchedules()).toBe(0);
  expect((await siteOf(conflicting))?.es.care).toBe("Otra cosa");
});

test("a change whose minute falls into an outage of the database is made at the next", async () => {
  const id = await save(null, { words: { es: { care: "Agua" } } });
  await draft(id, { words: { es: { care: "Aire" } } });
  await scheduleDrafts(ana, target(id), ["es"], new Date(now().getTime() + HOUR_MS));
  later(2);
  await db().execute(sql`create function lose_connection() returns trigger language plpgsql
    as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`);
  await db().execute(
    sql`create trigger outage before insert on revisions execute function lose_connection()`,
  );
  await expect(runDueSchedules()).rejects.toThrow();
  await db().execute(sql`drop function lose_connection cascade`);
  expect(await runDueSchedules()).toBe(1);
  expect((await siteOf(id))?.es.care).toBe("Aire");
});
