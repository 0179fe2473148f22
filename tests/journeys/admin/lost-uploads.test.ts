import { test } from "vitest";
import { expect, newVisitor, untilHydrated } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const UPLOADS = "**/admin/uploads**";
const app = openTestApp();

const jpeg = async (width: number) => ({
  name: `sala-${width}.jpg`,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", width, 300),
});

test("files whose connection is lost do not hold up the others, and are sent on request", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), expectErrors: [/404/] });
  await page.goto("/admin/midia");
  await untilHydrated(page);
  // An answer that names no file is a lost one, without the 40 seconds of tries that a cut line takes.
  await page.route(UPLOADS, (route) => {
    const request = route.request();
    const bytes = request.headers()["upload-length"] ?? request.url().split("/").at(-1) ?? "";
    const headers = { location: `/admin/uploads/${bytes}`, "tus-resumable": "1.0.0", "upload-offset": bytes };
    return route.fulfill({ status: 201, headers });
  });
  const files = await Promise.all([600, 610, 620, 630, 640].map(jpeg));
  await page.getByLabel("Enviar arquivos").setInputFiles(files);
  const retries = page.getByRole("button", { name: "Tentar de novo" });
  await expect(retries).toHaveCount(files.length);
  await page.unroute(UPLOADS);
  for (const _ of files) await retries.first().click();
  const library = page.getByRole("list", { name: "Arquivos", exact: true });
  await expect(library.getByRole("link", { name: /sala-6/ })).toHaveCount(files.length);
});
