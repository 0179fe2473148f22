import { join } from "node:path";
import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { accountTexts } from "#app/accounts/account/account.texts.ts";
import { backupTexts } from "#app/operations/backups/backups.texts.ts";
import { updatesTexts } from "#app/operations/updates/updates.texts.ts";
import { archivePath } from "#tests/archives/archives.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { emptyPlace, type Place, variablesOf } from "#tests/support/fixtures.ts";
import { askDatabaseOf } from "#tests/support/servers/database.ts";
import { newerProject } from "#tests/support/servers/newer-project.ts";
import { runTool } from "#tests/support/servers/run-tool.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import product from "../../../package.json" with { type: "json" };

withoutPictures();

const BACKUPS = "/admin/copias";
/** A backup is read twice and restored once, which takes minutes on a busy machine. */
const MADE_WITHIN = { timeout: 200_000 };
const { bring, inspection } = backupTexts;

let place: Place;
let app: TestApp;

beforeAll(async () => {
  place = await emptyPlace();
  const { status, said } = runTool("restore", variablesOf(place), archivePath("0.8.1"), "--as-it-was");
  expectValue(status, said).toBe(0);
  await askDatabaseOf(place, sql`update installed_versions set version = '0.7.0'`);
  app = await startTestApp({ place, project: newerProject("select 1").folder });
}, 300_000);
afterAll(() => app?.stop());

async function open(path: string, viewport?: { width: number; height: number }): Promise<Page> {
  const { page } = await newVisitor(app.url, {
    cookie: await app.signIn(),
    // Pictures are not in the archive.
    expectErrors: [/404/, /422/],
    ...(viewport && { viewport }),
  });
  await page.goto(path);
  await untilHydrated(page);
  return page;
}

test("after an update the owner is shown once what is new, without being stopped; dismissed without being read it stays away", async () => {
  const page = await open("/admin", PHONE);
  const band = page.getByRole("complementary", { name: updatesTexts.band.label });
  await expect(band).toContainText(updatesTexts.band.title(product.version));
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
  await expectAccessible(page, "the band on a phone", { within: "main" });

  const link = band.getByRole("link", { name: updatesTexts.band.read });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: updatesTexts.version(product.version) })).toBeVisible();
  await expect(page.getByText(updatesTexts.unread).first()).toBeVisible();
  await expect(band).toHaveCount(0);
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );

  await page.getByRole("link", { name: "Hoje", exact: true }).first().click();
  await page.waitForURL("**/admin");
  await expect(band).toHaveCount(0);
  await page.getByRole("link", { name: "Novidades", exact: true }).click();
  await expect(page.getByRole("heading", { name: updatesTexts.version(product.version) })).toBeVisible();
  await expect(page.getByText(updatesTexts.unread)).toHaveCount(0);

  await askDatabaseOf(place, sql`delete from read_news`);
  await page.goto("/admin");
  await untilHydrated(page);
  // The band goes when the request is sent: a reload before the answer could be served first.
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await band.getByRole("button", { name: updatesTexts.band.dismiss }).click();
  await expect(band).toHaveCount(0);
  await saved;
  await expect(page.getByRole("status")).toHaveCount(0);
  const headers = { cookie: await app.signIn() };
  const again = await (await fetch(`${app.url}/admin`, { headers })).text();
  expectValue(again).toContain("<main");
  expectValue(again).not.toContain(`aria-label="${updatesTexts.band.label}"`);
});

test("the backup before the update is listed, downloaded, sent back, looked at, and restored while its progress is shown; a file that is none is refused in words", async () => {
  const page = await open(BACKUPS);
  const row = page.getByRole("listitem").filter({ hasText: backupTexts.reasons["before-update"] });
  await expect(row).toContainText(backupTexts.states.proven);
  await row.getByRole("button", { name: backupTexts.download, exact: true }).click();
  const asked = page.getByRole("alertdialog");
  await asked.getByLabel(accountTexts.passwordAgain).fill(ADMINISTRATOR.password);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    asked.getByRole("button", { name: backupTexts.download, exact: true }).click(),
  ]);
  const file = join(place.dataDir, "baixada.backup.tar.gz");
  await download.saveAs(file);
  await page.goto(BACKUPS);
  await untilHydrated(page);

  await page.getByLabel(bring.choose).setInputFiles({
    ...{ name: "planilha.csv", mimeType: "text/csv", buffer: Buffer.from("a;b") },
  });
  await expect(page.getByText(bring.wrongName)).toBeVisible();

  await page.route("**/admin/uploads/*", () => {});
  await page.getByLabel(bring.choose).setInputFiles(file);
  await page.getByRole("button", { name: bring.files.cancel("baixada.backup.tar.gz") }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.getByLabel(bring.choose).setInputFiles(file);
  await page.waitForURL(/\/admin\/copias\/arquivo\//);
  await expect(page.getByRole("heading", { name: inspection.facts })).toBeVisible(MADE_WITHIN);
  await expect(page.getByRole("button", { name: inspection.restore })).toBeVisible(MADE_WITHIN);
  const rugs = page.getByRole("row", { name: new RegExp(`^${inspection.tables.products}`) });
  await expect(rugs).toBeVisible();
  await page.setViewportSize(PHONE);
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
  await expectAccessible(page, "what is in a brought backup, on a phone", { within: "main" });

  await page.getByRole("button", { name: inspection.restore }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await question.getByLabel(accountTexts.passwordAgain).fill(ADMINISTRATOR.password);
  // evaluate() would wait as long as the dialog is open.
  await question.evaluate((dialog) => {
    const note = () => {
      const progress = dialog.querySelector("progress[aria-label=Restaurando]");
      const shown = [...dialog.querySelectorAll("button")].filter((button) => button.offsetParent);
      if (progress) sessionStorage.setItem("seen", shown.map((button) => button.textContent).join());
    };
    new MutationObserver(note).observe(dialog, { childList: true, subtree: true });
  });
  await page.keyboard.press("Enter");
  await page.waitForURL("**/admin-login", MADE_WITHIN);
  expectValue(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe("Restaurando");

  const again = await open(BACKUPS);
  await again.getByRole("button", { name: backupTexts.wayBack.verb }).click();
  await expect(again.getByRole("alertdialog")).toBeVisible();
  await again.keyboard.press("Escape");
  await expect(again.getByRole("alertdialog")).toHaveCount(0);
  await expectAccessible(again, "the backups after a restoration", { within: "main" });
}, 600_000);
