import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { users } from "#app/accounts/accounts.table.ts";
import type { Editor } from "#app/accounts/guard.server.ts";
import { saveContent } from "#app/content/content-editing.server.ts";
import { kindOf } from "#app/content/content-kind.server.ts";
import { designers } from "#app/features/catalogue/designers.content.ts";
import { products } from "#app/features/catalogue/products.table.ts";
import { rugDesigns } from "#app/features/catalogue/rug-designs.table.ts";
import { gallery } from "#app/features/gallery/gallery.content.ts";
import { productContent } from "#app/features/products/editor/product-content.server.ts";
import { saveSettings } from "#app/features/settings/saving/save-settings.server.ts";
import { inEachLocale, LOCALES, setSiteLocales } from "#app/i18n/locales.ts";
import { media } from "#app/media/media.table.ts";
import { saveFileWords } from "#app/media/media-words.server.ts";
import { saveBackupBucket } from "#app/operations/backups/backup-bucket.server.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { backupName } from "#app/platform/backup/stored-backups.rules.ts";
import { backupFolder, writeNote } from "#app/platform/backup/stored-backups.server.ts";
import { clock } from "#app/platform/clock.ts";
import { content } from "#app/platform/db/content/content.table.ts";
import { writeFields } from "#app/platform/db/content/content-rows.server.ts";
import { confirmTranslation } from "#app/platform/db/content/outdated-texts.server.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { newId } from "#app/platform/ids.ts";
import { leads } from "#app/requests/leads.table.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { insertDocument } from "#tests/support/documents.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { getDashboard } from "./dashboard.server.ts";
import { listOutdatedIn } from "./outdated.server.ts";

useTestDatabase();

const editor: Editor = { id: "1", email: "dona@urdume.test", role: "admin", sessionId: "s" };

beforeEach(async () => {
  for (const table of [rugDesigns, products, content, media, leads, outboxMails]) await db().delete(table);
});

const untranslated = async () =>
  (await getDashboard(editor)).untranslated
    ?.filter(({ es = 0, en = 0 }) => es + en > 0)
    .map(({ to: _, ...counts }) => counts);

test("words that a language lacks are counted by part of the site; what is hidden or empty is not", async () => {
  const [shown, hidden] = [newId(), newId()];
  await db()
    .insert(products)
    .values([
      {
        ...{ id: shown, slug: "marola" },
        document: { name: { "pt-BR": "Marola" }, description: { "pt-BR": "Ondas de lã" } },
      },
      { id: hidden, slug: "rascunho", document: { name: { "pt-BR": "Rascunho" } }, active: false },
    ]);
  await insertDocument(designers, { slug: "ana", name: "Ana", biography: "Desenha desde 1995" });
  await insertDocument(gallery, { url: "/media/gal1.jpg", title: "Areia", position: "left", active: false });
  const first = (await getDashboard(editor)).untranslated?.find(({ area }) => area === "products")?.to;
  expect(first?.es).toMatch(/^\/admin\/tapetes\/[0-9a-f-]{36}\?lingua=es$/);
  expect(await untranslated()).toEqual([
    { area: "products", "pt-BR": 0, es: 2, en: 2 },
    { area: "designers", "pt-BR": 0, es: 1, en: 1 },
  ]);
  await inTransaction((tx) =>
    writeFields(tx, productContent, shown, "es", { name: "Alfombra Marola", description: "Olas de lana" }),
  );
  expect(await untranslated()).toEqual([
    { area: "products", "pt-BR": 0, es: 0, en: 2 },
    { area: "designers", "pt-BR": 0, es: 1, en: 1 },
  ]);
});

test("so are words of settings for those who edit them, of files that the site shows and of shown designs", async () => {
  const [shown, unused, design] = [newId(), newId(), newId()];
  const alt = { alt: { "pt-BR": "Sala com tapete", es: "Sala con alfombra" } };
  const fileAs = (name: string) => ({
    ...{ bucket: "site_assets", key: `${name}.jpg`, url: `/files/site_assets/${name}.jpg` },
    ...{ contentType: "image/jpeg", bytes: 1, status: "ready" as const, document: alt },
  });
  await db()
    .insert(media)
    .values([
      { ...fileAs("in-use"), id: shown },
      { ...fileAs("not-in-use"), id: unused },
    ]);
  const url = fileAs("in-use").url;
  await insertDocument(gallery, { url, position: "left" });
  await db()
    .insert(rugDesigns)
    .values({ id: design, imageUrl: url, document: { name: { "pt-BR": "Marola", en: "Marola" } } });
  await saveSettings(editor, [{ section: "home", key: "companyIntro", locale: "es", value: { text: "" } }]);
  const toDo = [
    { area: "rug_designs", es: 1, en: 0, to: { es: `/simulador-admin?tapete=${design}&lingua=es` } },
    { area: "media", es: 0, en: 1, to: { en: `/admin/midia?arquivo=${shown}&lingua=en` } },
  ];
  const inSettings = { es: "/admin/configuracoes/pagina-principal?lingua=es#companyIntro" };
  expect((await getDashboard(editor)).untranslated).toMatchObject([
    ...toDo,
    { area: "settings", es: 1, en: 0, to: inSettings },
  ]);
  expect((await getDashboard({ ...editor, role: "editor" })).untranslated).toMatchObject(toDo);
});

test("pictures without words count when the site shows them", async () => {
  const file = { bucket: "site_assets", contentType: "image/jpeg", bytes: 1, status: "ready" } as const;
  const url = (name: string) => `/files/site_assets/${name}.jpg`;
  await db()
    .insert(media)
    .values([
      { ...file, key: "shown.jpg", url: url("shown") },
      { ...file, key: "told.jpg", url: url("told"), document: { alt: { "pt-BR": "Sala com tapete" } } },
      { ...file, key: "unused.jpg", url: url("unused") },
    ]);
  await insertDocument(gallery, { url: url("shown"), title: "Uma", position: "left" });
  await insertDocument(gallery, { url: url("told"), title: "Duas", position: "left" });
  expect((await getDashboard(editor)).picturesWithoutAlt).toBe(1);
});

test("files that cannot be stored are noticed", async () => {
  expect((await getDashboard(editor)).hasStorage).toBe(true);
  const folder = join(env().dataDir, "files", ".unfinished");
  await rm(folder, { recursive: true, force: true });
  // Where the disk keeps unfinished files stands something else.
  await writeFile(folder, "");
  onTestFinished(() => rm(folder, { force: true }));
  // A disk that worked is not checked again within the second.
  const { now } = clock;
  onTestFinished(() => {
    clock.now = now;
  });
  const later = Date.now() + 2000;
  clock.now = () => new Date(later);
  expect((await getDashboard(editor)).hasStorage).toBe(false);
});

test("people who wait and mails that did not leave are counted", async () => {
  const given = {
    name: "Ana",
    origin: "product",
    consentAt: new Date(),
    consentVersion: "quote-2026-11",
  } as const;
  await db()
    .insert(leads)
    .values([
      { ...given, status: "won", remindOn: "2026-01-01" },
      { ...given, removedAt: new Date() },
    ]);
  const mail = { kind: "lead", recipient: "a@urdume.test", subject: "x", text: "x" };
  await db()
    .insert(outboxMails)
    .values([
      { ...mail, status: "kept" },
      { ...mail, status: "failed" },
      { ...mail, status: "failed", removedAt: new Date() },
    ]);
  expect(await getDashboard(editor)).toMatchObject({
    dueRequests: 1,
    mails: { kept: 1, failed: 1 },
  });
});

test("a backup that nobody took away from the server is missed after a month, by the day", async () => {
  const createdAt = new Date(Date.now() - 40 * 86_400_000 - 60_000);
  await db().insert(users).values({ id: "u", name: "Dona", email: "dona@urdume.test", createdAt });
  expect((await getDashboard(editor)).daysSinceDownload).toBe(40);
  await noteSending("failed", 5);
  expect((await getDashboard(editor)).isBackupUnsent).toBe(false);
  const keys = { region: "", accessKeyId: "key", newSecret: "secret", keep: 14 };
  await saveBackupBucket(editor, { endpoint: "https://s3.example", bucket: "copias", ...keys });
  expect(await getDashboard(editor)).toMatchObject({ daysSinceDownload: 40, isBackupUnsent: true });
  await noteSending("sent", 3);
  expect(await getDashboard(editor)).toMatchObject({ daysSinceDownload: 3, isBackupUnsent: false });
  await logEvent(editor, "backup-downloaded", { about: "x.backup.tar.gz" });
  expect((await getDashboard(editor)).daysSinceDownload).toBe(0);
});

async function noteSending(state: "sent" | "failed", daysAgo: number): Promise<void> {
  const createdAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  await mkdir(backupFolder(), { recursive: true });
  onTestFinished(() => rm(backupFolder(), { recursive: true, force: true }));
  await writeNote({
    ...{ name: backupName(new Date()), reason: "nightly", createdAt, provenAt: createdAt },
    ...{ bytes: 1, tables: 1, rows: 1, files: 1, failure: null, contents: null, newestMigration: null },
    sending: { state, sentBytes: 1, at: createdAt, failure: null },
  });
}

type LocalizedText = Partial<Record<(typeof LOCALES)[number], string>>;

async function designerSaying(first: LocalizedText) {
  const save = (id: string | null, facts: object, said: LocalizedText) =>
    saveContent(editor, designers as never, {
      ...{ id, facts: { ...facts } },
      changed: inEachLocale((locale) => (said[locale] ? { biography: said[locale] } : {})),
    });
  const made = await save(null, { active: true, slug: "ana", name: "Ana" }, first);
  const { id } = made as { id: string };
  return { id, say: (said: LocalizedText) => save(id, {}, said) };
}

const outdated = async () =>
  (await listOutdatedIn(editor)).map(({ locale, count, to }) => [locale, count, to]);

test("a translation is outdated when its original changed later, until it is written or confirmed", async () => {
  const { id, say } = await designerSaying({ "pt-BR": "Desenha", es: "Dibuja" });
  const toDo = [["es", 1, `/admin/designers/${id}?lingua=es`]];
  expect(await outdated()).toEqual([]);
  await say({ "pt-BR": "Desenha e tece" });
  expect(await outdated()).toEqual(toDo);
  await say({ "pt-BR": "Desenha" });
  expect(await outdated()).toEqual([]);
  await say({ "pt-BR": "Desenha e fia" });
  await confirmTranslation(editor, {
    ...{ kind: kindOf(designers as never), id, locale: "es", field: "biography" },
  });
  expect(await outdated()).toEqual([]);
  await say({ "pt-BR": "Desenha, fia e tece" });
  expect(await outdated()).toEqual(toDo);
  await say({ es: "Dibuja, hila y teje" });
  expect(await outdated()).toEqual([]);
  await say({ "pt-BR": "Fia", es: "Hila" });
  expect(await outdated()).toEqual([]);
});

test("outdated words of a file count when the site shows it", async () => {
  const [shown, unused] = [newId(), newId()];
  const url = (id: string) => `/files/media/${id}.jpg`;
  for (const id of [shown, unused])
    await db()
      .insert(media)
      .values({ id, bucket: "media", key: `${id}.jpg`, url: url(id), contentType: "image/jpeg", bytes: 1 });
  await insertDocument(gallery, { url: url(shown), title: "Uma", position: "left" });
  for (const id of [shown, unused])
    for (const alt of [{ "pt-BR": "Sala", es: "Sala", en: "Room" }, { "pt-BR": "Sala com um tapete" }]) {
      const said: LocalizedText = alt;
      const words = inEachLocale((locale) => (said[locale] ? { alt: said[locale] } : {}));
      await saveFileWords(editor, id, { name: id, words });
    }
  expect(await outdated()).toEqual([
    ["es", 1, `/admin/midia?arquivo=${shown}&lingua=es`],
    ["en", 1, `/admin/midia?arquivo=${shown}&lingua=en`],
  ]);
});

test("a language that is switched off is not asked for", async () => {
  const { say } = await designerSaying({ "pt-BR": "Desenha", es: "Dibuja", en: "Draws" });
  await say({ "pt-BR": "Tece" });
  expect((await outdated()).map(([locale]) => locale)).toEqual(["es", "en"]);
  setSiteLocales(["pt-BR", "en"]);
  try {
    expect((await outdated()).map(([locale]) => locale)).toEqual(["en"]);
  } finally {
    setSiteLocales(LOCALES);
  }
});

test("the words of the pages are followed as well, by the part that changed", async () => {
  const value = { text: "Um começo novo." };
  await saveSettings(editor, [{ section: "home", key: "companyIntro", locale: "pt-BR", value }]);
  expect(await outdated()).toEqual(
    ["es", "en"].map((locale) => [
      ...[locale, 1],
      `/admin/configuracoes/pagina-principal?lingua=${locale}#companyIntro`,
    ]),
  );
  await saveSettings(editor, [
    { section: "home", key: "companyIntro", locale: "es", value: { text: "Otro." } },
  ]);
  expect((await outdated()).map(([locale]) => locale)).toEqual(["en"]);
});
