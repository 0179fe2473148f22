import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { UPLOAD_KIND } from "#app/features/backups/backups.rules.ts";
import { archivedVersions, archivePath } from "#tests/archives/archives.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { adminPatterns, findAdminScreens, patternOf } from "#tests/support/admin-screens.ts";
import { DESKTOP, newVisitor, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { sendFile } from "#tests/support/resumable.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/** The demo has asked nothing yet: somebody writes, so that there is a request to answer and a mail on its way. */
const LETTER = {
  form: "contact",
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  subject: "Tapete para a sala",
  message: "Procuro um tapete de 2 × 3 m, azul, se possível.",
  consent: "on",
};
const MOST_STOPS = 60;

let app: TestApp;
let cookie: string;
let addresses: Map<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
  const body = new URLSearchParams(LETTER);
  await fetch(`${app.url}/contato`, { method: "POST", body, headers: { origin: app.url } });
  await bringSheet();
  // So has a backup that was brought.
  const backup = readFileSync(archivePath(archivedVersions().at(-1) ?? ""));
  await sendFile(app, cookie, UPLOAD_KIND, "copia.backup.tar.gz", backup);
  addresses = await findScreens();
});
afterAll(() => app.stop());

/** A sheet that was brought has a screen of its own. */
async function bringSheet(): Promise<void> {
  const form = new FormData();
  form.set("kind", "catalogue");
  form.set("sheet", new Blob(["endereco;nome\ntapete-scallop;Scallop\n"]), "tapetes.csv");
  const headers = { origin: app.url, cookie };
  await fetch(`${app.url}/admin/importar-exportar`, { method: "POST", body: form, headers });
}

/** One address for each screen. */
async function findScreens(): Promise<Map<string, string>> {
  const found = await findAdminScreens(app, cookie, patternOf);
  // A button lays it over the rug's form, which keeps what was typed; without script the panel opens instead.
  const list = await (await fetch(`${app.url}/admin/tapetes`, { headers: { cookie } })).text();
  const [rug] = /\/admin\/tapetes\/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list) ?? [];
  if (rug) found.set("/admin/tapetes/:id/desenho", `${rug}/desenho`);
  return found;
}

test.each(adminPatterns)("%s is reached, axe has no objection, and it fits a phone", async (pattern) => {
  const address = addresses.get(pattern);
  expectValue(address, "a link leads there").toBeDefined();
  const { page } = await newVisitor(app.url, { cookie, reducedMotion: "reduce" });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto(address ?? "");
    await untilHydrated(page);
    await expectAccessible(page);
    expectValue(await overflowOf(page), "pixels beyond the edge").toBe(0);
  }
  expectValue(await lostStops(page)).toEqual([]);
});

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Stops of the Tab key that nobody would see: without a sign of the focus, or outside what is shown. */
async function lostStops(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.locator("main").focus();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(async () => {
      // The browser brings a stop into view with the next frame.
      await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const element = document.activeElement;
      if (!element || element === document.body) return "end";
      const marks = [element, element.parentElement, element.nextElementSibling].filter(
        (one) => one !== null,
      );
      const isMarked = marks.some((one) => getComputedStyle(one).outlineStyle !== "none");
      const { bottom, top, width } = element.getBoundingClientRect();
      // Inside a date or a time the browser marks the part itself.
      const isDatePart = element.matches(":is(input[type=date], input[type=time]):not(:focus-visible)");
      const isShown = width > 0 && bottom > 0 && top < innerHeight;
      return (isMarked || isDatePart) && isShown ? "seen" : element.outerHTML.slice(0, 160);
    });
    if (seen === "end") break;
    if (seen !== "seen") lost.push(seen);
  }
  return lost;
}
