import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, openSignedIn, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { type NewerProject, newerProject } from "#tests/support/servers/newer-project.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

withoutPictures();

/** A backup is made and verified before anything changes. */
const BACKUP_FIRST = { timeout: 60_000 };

let project: NewerProject;
let app: TestApp;
beforeAll(async () => {
  project = newerProject("select 1 / 0");
  app = await startTestApp({ seed: "none", project: project.folder, env: { MIGRATE: "manual" } });
});
afterAll(() => app.stop());

test("migrations that the start left to the owner are run from a dialog, which reports the result", async () => {
  app.expectErrors(/The database could not be initialised|An update did not succeed/);
  const { page, cookie } = await openSignedIn(app, "/admin", { viewport: PHONE });
  const dialog = page.getByRole("alertdialog", { name: "Preparar o banco de dados" });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("Uma atualização das tabelas deste site está pendente.");
  await expectAccessible(page, "the question", { within: "dialog:modal" });
  await page.getByRole("button", { name: "Agora não" }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Preparar", exact: true }).click();
  await expect(page.getByText("Erro de inicialização")).toBeVisible(BACKUP_FIRST);
  await expect(dialog).toBeVisible();

  project.migrationSays("select 1");
  await page.getByRole("button", { name: "Preparar", exact: true }).click();
  await expect(page.getByText("Banco de dados inicializado")).toBeVisible(BACKUP_FIRST);
  await expect(dialog).toBeHidden();
  const left = await (await fetch(page.url(), { headers: { cookie } })).text();
  expectValue(left).toContain("<h1");
  expectValue(left).not.toContain("Preparar o banco de dados");
});
