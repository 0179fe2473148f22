import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

const NEXT = "9999_next";
const JOURNAL = "db/migrations/meta/_journal.json";
const FAR_AHEAD = Date.parse("2100-01-01");
/** A backup is taken and proven before anything changes. */
const BACKUP_FIRST = { timeout: 60_000 };

let project: string;
let app: TestApp;
beforeAll(async () => {
  project = newerProject();
  migrationSays("select 1 / 0");
  app = await startTestApp({ seed: "none", project, env: { MIGRATE: "manual" } });
});
afterAll(() => app.stop());

/** This project as its next version will be: everything the same, and one migration more. */
function newerProject(): string {
  const folder = mkdtempSync(join(process.env.TEST_RUN_DIR ?? "", "p"));
  const link = (path: string) => symlinkSync(resolve(path), join(folder, path));
  for (const name of readdirSync(".")) if (name !== "db" && name !== ".git") link(name);
  mkdirSync(join(folder, "db"));
  for (const name of readdirSync("db")) if (name !== "migrations") link(join("db", name));
  cpSync("db/migrations", join(folder, "db/migrations"), { recursive: true });
  const journal = JSON.parse(readFileSync(JOURNAL, "utf8"));
  journal.entries.push({
    ...journal.entries.at(-1),
    idx: journal.entries.length,
    when: FAR_AHEAD,
    tag: NEXT,
  });
  writeFileSync(join(folder, JOURNAL), JSON.stringify(journal));
  return folder;
}

const migrationSays = (statement: string) =>
  writeFileSync(join(project, `db/migrations/${NEXT}.sql`), statement);

test("migrations that the start left to the owner are run from a dialog, which says how it went", async () => {
  app.expectErrors(/The database could not be initialised|An update did not succeed/);
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), viewport: PHONE });
  await page.goto("/admin");
  await untilHydrated(page);
  const dialog = page.getByRole("alertdialog", { name: "Preparar o banco de dados" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Uma atualização das tabelas deste site está pendente.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Agora não" }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Preparar", exact: true }).click();
  await expect(page.getByText("Erro de inicialização")).toBeVisible();
  await expect(dialog).toBeVisible();

  migrationSays("select 1");
  await page.getByRole("button", { name: "Preparar", exact: true }).click();
  await expect(page.getByText("Banco de dados inicializado")).toBeVisible(BACKUP_FIRST);
  await expect(dialog).toBeHidden();
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
