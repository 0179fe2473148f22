import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { handleDraftForm } from "#app/content/drafts/draft-actions.server.ts";
import { listPendingChanges } from "#app/content/drafts/pending-changes.server.ts";
import { runDueSchedules } from "#app/content/drafts/run-schedules.server.ts";
import { scheduleDrafts, scheduleWithdrawal } from "#app/content/drafts/schedules.server.ts";
import { restoreVersion } from "#app/content/history/restore.server.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { rugDesignUpload } from "#app/media/media.rules.ts";
import { clock } from "#app/platform/clock.ts";
import { contentDrafts } from "#app/platform/db/content/content-drafts.table.ts";
import { revisions } from "#app/platform/db/content/revisions.table.ts";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { onContentChanged } from "#app/platform/http/cache/content-tags.server.ts";
import { ana, caio, fileOf, upload, useMediaJobs } from "#tests/support/media-uploads.ts";
import { palettePng } from "#tests/support/palette-png.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { handleDesignForm } from "../panel/panel-actions.server.ts";
import { listFirstModels } from "../simulator-rugs.server.ts";
import { getUnpublishedRugDesign } from "./rug-designs.server.ts";

useTestDatabase();
useMediaJobs();
const realNow = clock.now;
beforeEach(async () => {
  clock.now = realNow;
  await db().delete(contentDrafts);
  await db().delete(rugDesigns);
});
afterAll(() => {
  clock.now = realNow;
});

const png = (width = 60, height = 90) =>
  upload(fileOf(palettePng(width, height), "tapete.png"), rugDesignUpload);

function fields(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

async function opened(id: string) {
  const version = await latestVersion();
  const draft = await getUnpublishedRugDesign(caio, { id });
  if (!draft) throw new Error("The design is gone");
  const { sizes, yarns, picture, names, ...words } = draft;
  return {
    ...words,
    ...Object.fromEntries(Object.entries(names).map(([locale, name]) => [`names.${locale}`, name])),
    ...Object.fromEntries(sizes.map((size, place) => [`sizes[${place}]`, size])),
    ...Object.fromEntries(yarns.map(({ index }, place) => [`yarns[${place}].index`, String(index)])),
    ...Object.fromEntries(yarns.map(({ name }, place) => [`yarns[${place}].name`, name])),
    "based-on": String(version),
  } as Record<string, string>;
}

const send = (values: Record<string, string>, as = "", editor = caio) =>
  handleDesignForm(editor, fields({ intent: "save", ...values, ...(as && { "save-as": as }) }));

async function saved(more: Record<string, string> = {}): Promise<string> {
  const form = { name: "Vão Livre", imageUrl: await png(), price: "4.690", "sizes[0]": "2 x 3m" };
  const { value } = await send({ ...form, ...more });
  return value?.savedId ?? "";
}

const shown = async () =>
  (await listFirstModels("pt-BR")).rugs.map(({ name, yarns }) => [name, yarns.length]);
const rowOf = async (id: string) => (await db().select().from(rugDesigns).where(eq(rugDesigns.id, id)))[0];

test("a draft changes nothing that is published, its form shows it with what its file says, and it is published whole", async () => {
  const id = await saved();
  const form = await opened(id);
  const imageUrl = await png(120, 180);
  const kept = await send({ ...form, name: "Vão Fechado", "names.en": "Closed Span", imageUrl }, "draft");
  expect(kept).toMatchObject({ ok: true, toast: { title: "Rascunho guardado" }, value: { isDraft: true } });
  expect(await shown()).toEqual([["Vão Livre", 3]]);
  expect(await rowOf(id)).toMatchObject({ pictureWidth: 60, name: "Vão Livre" });
  const [thing] = await listPendingChanges(caio);
  expect(thing?.parts.map(({ locale }) => locale).sort()).toEqual(["all", "en", "pt-BR"]);

  expect(await getUnpublishedRugDesign(caio, { id })).toMatchObject({
    ...{ name: "Vão Fechado", names: { en: "Closed Span" }, imageUrl },
    picture: { width: 120, height: 180 },
  });
  const changed: string[] = [];
  onContentChanged((tags) => changed.push(...tags));
  const published = await send(await opened(id), "publish");
  expect(published).toMatchObject({ ok: true, toast: { title: "Tapete atualizado" } });
  expect(await rowOf(id)).toMatchObject({ pictureWidth: 120, pictureHeight: 180, imageUrl });
  expect(await shown()).toEqual([["Vão Fechado", 3]]);
  expect(changed).toContain("rug-designs");
  expect(await listPendingChanges(caio)).toEqual([]);
});

test("what is new is made hidden as a draft, and comes and goes on its days, with its pages purged", async () => {
  const imageUrl = await png();
  const kept = await send(
    { name: "Só em maio", imageUrl, price: "900", "sizes[0]": "2 x 3m", "based-on": "0" },
    "draft",
  );
  expect(kept).toMatchObject({ ok: true, toast: { title: "Rascunho guardado" }, value: { isDraft: true } });
  const id = kept.value?.savedId ?? "";
  expect(await shown()).toEqual([]);
  const thing = { entity: "rug_designs", id } as const;
  const inHours = (hours: number) => new Date(realNow().getTime() + hours * 3_600_000);
  await scheduleDrafts(caio, thing, ["all"], inHours(1));
  await scheduleWithdrawal(caio, thing, inHours(3));
  expect((await listPendingChanges(ana)).map(({ title }) => title)).toEqual(["Só em maio"]);
  expect(await runDueSchedules()).toBe(0);

  const changed: string[] = [];
  onContentChanged((tags) => changed.push(...tags));
  clock.now = () => inHours(2);
  expect(await runDueSchedules()).toBe(1);
  expect(await shown()).toEqual([["Só em maio", 3]]);
  expect(changed).toContain("rug-designs");
  clock.now = () => inHours(4);
  expect(await runDueSchedules()).toBe(1);
  expect(await shown()).toEqual([]);
});

test("two who change a design keep both works; what both changed is asked about, and a picture is one thing", async () => {
  const id = await saved();
  const [mine, theirs] = [await opened(id), await opened(id)];
  const [imageUrl, otherUrl] = [await png(120, 180), await png(240, 360)];
  await send({ ...theirs, price: "5.000", imageUrl: otherUrl }, "", ana);
  const asked = await send({ ...mine, pileMillimetres: "20", imageUrl });
  expect(asked).toMatchObject({ ok: false });
  const conflict = asked.value?.conflict;
  expect(conflict?.fields.map(({ field, label }) => [field, label])).toEqual([["picture", "Imagem e fios"]]);
  expect(conflict?.fields[0]?.before.text).toContain("240 × 360 px");
  expect(asked.value?.form?.initialValue).toMatchObject({ pileMillimetres: "20", imageUrl });
  expect(await rowOf(id)).toMatchObject({ pictureWidth: 240, pileHeightMetres: 0.012 });

  const choice = { "based-on-seen": String(conflict?.version), [`keep:all:picture:${id}`]: "mine" };
  expect(await send({ ...mine, pileMillimetres: "20", imageUrl, ...choice })).toMatchObject({ ok: true });
  expect(await rowOf(id)).toMatchObject({
    ...{ imageUrl, pictureWidth: 120, pictureHeight: 180 },
    ...{ pileHeightMetres: 0.02, priceBrlCents: 500_000 },
  });
});

test("what the history kept of a picture singly, before it was one thing, is restored with the rest of it", async () => {
  const id = await saved();
  const before = await rowOf(id);
  const version = await latestVersion();
  await db().update(rugDesigns).set({ pictureWidth: 10, pictureHeight: 15 }).where(eq(rugDesigns.id, id));
  const changes = { pictureWidth: { before: 60, after: 10 }, pictureHeight: { before: 90, after: 15 } };
  const named = { entity: "rug_designs", entityId: id, kind: "changed", title: "", locale: "all" } as const;
  await db()
    .insert(revisions)
    .values({ ...named, version: version + 1, changes, editorId: "caio", madeAt: realNow() });
  const asked = { entity: "rug_designs", id, locale: "all", version } as const;
  expect(await restoreVersion(ana, asked)).toMatchObject({ state: "restored" });
  expect(await rowOf(id)).toMatchObject({
    ...{ imageUrl: before?.imageUrl, pictureWidth: 60, pictureHeight: 90 },
  });
});

test("whoever runs the simulator's panel publishes and discards designs, and touches nothing else", async () => {
  const id = await saved();
  await send({ ...(await opened(id)), name: "Outro vão" }, "draft");
  const submit = async (values: Record<string, string>) => {
    const url = new URL(`http://localhost/simulador-admin?tapete=${id}&rascunho=1`);
    const thrown = await handleDraftForm(caio, fields({ id, ...values }), url).catch(
      (result: unknown) => result,
    );
    return (thrown as Response).headers.get("location");
  };
  const there = `/simulador-admin?tapete=${id}`;
  expect(await submit({ slug: "tapetes", locale: "pt-BR", intent: "discard" })).toBe(there);
  expect(await listPendingChanges(caio)).toHaveLength(1);
  expect(await submit({ slug: "desenhos", locale: "pt-BR", intent: "discard" })).toContain(
    `${there}&descartado=desenhos.${id}.`,
  );
  expect(await listPendingChanges(caio)).toHaveLength(0);
  await send({ ...(await opened(id)), name: "Outro vão" }, "draft");
  expect(await submit({ slug: "desenhos", locale: "pt-BR", intent: "publish" })).toBe(there);
  expect(await shown()).toEqual([["Outro vão", 3]]);
});
