import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTENT_TYPES } from "#app/content-types.ts";
import { readArchive, verifyArchive } from "#app/platform/backup/archive.ts";
import { differencesBetween } from "#app/platform/backup/compare.rules.ts";
import type { Manifest } from "#app/platform/backup/manifest.rules.ts";
import { siteTexts } from "#app/site/site.texts.ts";
import { archivedVersions, archivePath } from "#tests/archives/archives.ts";
import { emptyPlace, type Place, variablesOf } from "#tests/support/fixtures.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { FAR_AHEAD, type NewerProject, newerProject } from "#tests/support/servers/newer-project.ts";
import { runTool } from "#tests/support/servers/run-tool.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import product from "../../../package.json" with { type: "json" };
import { freePort } from "../../../tools/postgres.ts";
import { updatesTexts } from "./updates.texts.ts";

const PAGES = ["/admin", "/admin/tapetes", "/admin/galeria", "/admin/historico", "/admin/leads"];
/** Written by the start and the sign-in. */
const GROWS = [
  ...["audit", "sessions", "attempts", "verifications", "rug_daily_counts"],
  ...["installed_versions", "read_news"],
];

const run = (tool: "backup" | "restore" | "rollback" | "migrate", place: Place, ...args: string[]) =>
  runTool(tool, variablesOf(place), ...args);

function succeed(...what: Parameters<typeof run>): void {
  const { status, said } = run(...what);
  expect(status, said).toBe(0);
}

async function rowsOf(archive: string, table: string): Promise<string> {
  let found = "";
  await readArchive(archive, async ({ header, content }) => {
    if (header.name === `database/${table}.jsonl`) found = await text(content);
  });
  return found;
}

const countsOf = ({ tables }: Manifest) =>
  Object.fromEntries(
    tables.filter(({ name }) => !GROWS.includes(name)).map(({ name, rows }) => [name, rows]),
  );

const addressesIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);

/** A few at a time. */
async function unanswered(site: string, addresses: string[]): Promise<string[]> {
  const waiting = [...addresses];
  const failed: string[] = [];
  const walk = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const { status } = await fetch(site + address);
      if (status !== 200) failed.push(`${status} ${address}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, walk));
  return failed;
}

/** Of a server that is being started. */
async function firstAnswer(address: string): Promise<Response | undefined> {
  for (let asked = 0; asked < 3000; asked += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response) return response;
    await pause(10);
  }
}

test("an installation of the oldest version whose backups are read is kept", () => {
  expect(archivedVersions()).toEqual(["0.8.1"]);
});

/** Tables of 0.8 that documents replaced. */
const MOVED = CONTENT_TYPES.map(({ type }) => type);
const WITH_DOCUMENTS = ["content", "media", "products", "rug_designs"];
/** Forms of which the archive has a setting. */
const FORMS = 43;
const MOVED_LISTS = [
  "collection_slugs",
  "curation_images",
  "product_images",
  "product_sizes",
  "related_products",
  "sample_images",
];

describe("an installation of an earlier version", () => {
  const work = mkdtempSync(join(tmpdir(), "urdume-updates-"));
  const archive = join(work, "earlier.tar.gz");
  let place: Place;
  let next: NewerProject;
  let app: TestApp;

  beforeAll(async () => {
    place = await emptyPlace();
    next = newerProject("create table later_things (id int primary key)");
    succeed("restore", place, archivePath("0.8.1"), "--as-it-was");
    await askDatabaseOf(place, sql`update installed_versions set version = '0.7.0'`);
    succeed("backup", place, archive);
  }, 180_000);
  afterAll(async () => {
    await place.remove();
    rmSync(work, { recursive: true, force: true });
  });

  test("is updated by a start: content, words and pages are there", async () => {
    const before = await verifyArchive(archive);
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const meanwhile = Promise.all(["/principal-br", "/healthz"].map((path) => firstAnswer(url + path)));
    app = await startTestApp({
      place: { ...place, remove: async () => {} },
      project: next.folder,
      env: { PORT: port, PUBLIC_URL: url },
    });
    const [answer, health] = await meanwhile;
    expect(health?.status).toBe(200);
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain(siteTexts("pt-BR").updating.title);
    const sitemap = await readSitemap(app.url);
    const addresses = addressesIn(sitemap);
    expect(addresses.length).toBeGreaterThan(50);
    expect(await unanswered(app.url, addresses)).toEqual([]);

    const cookie = await app.signIn();
    for (const path of PAGES) {
      const response = await fetch(app.url + path, { headers: { cookie } });
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(updatesTexts.band.title(product.version));
    }
    const news = await fetch(`${app.url}/admin/novidades`, { headers: { cookie } });
    expect(await news.text()).toContain(`>${updatesTexts.unread}<`);
    const seen = await (await fetch(`${app.url}/admin`, { headers: { cookie } })).text();
    expect(seen).not.toContain(updatesTexts.band.title(product.version));
    await app.stop();

    const now = join(place.dataDir, "now.tar.gz");
    succeed("backup", place, now);
    const after = await verifyArchive(now);
    expect(after.newestMigration).toBe(FAR_AHEAD);
    const { translations, rug_design_sizes: sizes, rug_design_yarns: yarns, ...counts } = countsOf(before);
    const rows = MOVED.map((table) => counts[table] ?? 0).reduce((sum, one) => sum + one, 0);
    for (const table of [...MOVED, ...MOVED_LISTS, "site_settings", "rate_limits"]) delete counts[table];
    expect(countsOf(after)).toMatchObject({ ...counts, content: rows + FORMS });
    // JSON within JSON.
    const times = (name: string, rows: string) => rows.split(`\\"${name}\\":`).length - 1;
    const designs = await rowsOf(now, "rug_designs");
    expect([times("widthMetres", designs), times("paletteIndex", designs)]).toEqual([sizes, yarns]);
    expect(yarns).toBeGreaterThan(8);
    expect(await rowsOf(now, "installed_versions")).toContain(product.version);
    const settings = (await rowsOf(archive, "site_settings")).split("\n");
    // A sentence that follows from the opening times since.
    const [derived] = settings
      .filter((row) => row.includes('"hours_short"'))
      .map((row) => JSON.parse(row)[0]);
    const translated = (await rowsOf(archive, "translations"))
      .split("\n")
      .filter((row) => !row.includes(derived))
      .join("\n");
    for (const locale of ["es", "en"]) {
      const was = translated.split(`"${locale}"`).length - 1;
      expect(was).toBeGreaterThan(20);
      const documents = await Promise.all(WITH_DOCUMENTS.map((table) => rowsOf(now, table)));
      expect(times(locale, documents.join())).toBe(was);
    }
  }, 400_000);

  test("goes back, by the backup that the update made first, to exactly what it was", async () => {
    const notes = readdirSync(join(place.dataDir, "backups")).filter((name) => name.endsWith(".json"));
    const [note] = notes.map((name) =>
      JSON.parse(readFileSync(join(place.dataDir, "backups", name), "utf8")),
    );
    expect(notes.length).toBe(1);
    expect(note).toMatchObject({ reason: "before-update", failure: null, provenAt: expect.any(String) });
    const later = (version: string) =>
      askDatabaseOf(place, sql`insert into installed_versions values (${version}, now())`);
    await later("99.0.0");
    const refused = run("rollback", place);
    expect([refused.status, refused.said]).toEqual([
      1,
      expect.stringContaining("The last update (99.0.0) changed no tables"),
    ]);
    await askDatabaseOf(place, sql`delete from installed_versions where version = '99.0.0'`);
    const { status, said } = run("rollback", place);
    expect(status, said).toBe(0);
    const [kept = ""] = /\S+before-rollback\S+gz/.exec(said) ?? [];
    expect((await verifyArchive(kept)).newestMigration).toBe(FAR_AHEAD);
    const again = join(place.dataDir, "again.tar.gz");
    succeed("backup", place, again);
    expect(differencesBetween(await verifyArchive(archive), await verifyArchive(again))).toEqual([]);
    expect((await verifyArchive(again)).newestMigration).toBe((await verifyArchive(archive)).newestMigration);
  }, 400_000);
});
