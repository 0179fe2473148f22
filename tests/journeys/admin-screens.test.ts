import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { afterAll, beforeAll, expect as expectValue, test } from "vitest";
import { UPLOAD_KIND } from "#app/features/backups/backups.rules.ts";
import { archivedVersions, archivePath } from "#tests/archives/archives.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { adminPatterns, findAdminScreens, patternOf, screenOf } from "#tests/support/admin-screens.ts";
import { DESKTOP, newVisitor, PHONE } from "#tests/support/browser.ts";
import { openBeforeHydration } from "#tests/support/late-script.ts";
import { sendFile } from "#tests/support/resumable.ts";
import { startTestApp, type TestApp } from "#tests/support/test-app.ts";

/** The demo has asked nothing yet: somebody writes, so that there is a request to answer and a mail on its way. */
const MESSAGE = {
  form: "contact",
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  subject: "Tapete para a sala",
  message: "Procuro um tapete de 2 × 3 m, azul, se possível.",
  consent: "on",
};
const MOST_STOPS = 60;
const FEWEST_WITH_FIELDS = 30;
const ALL_SCREENS_TIMEOUT_MS = 480_000;
// A search is done while it is typed, and leaves an empty list to judge.
const ONE_LINE = ["text", "url", "email", "tel", "number", "date"].map((type) => `[type=${type}]`);
const TEXT_FIELDS = `main :is(textarea, input:not([type]), input:is(${ONE_LINE}))`;

let app: TestApp;
let cookie: string;
let screens: Map<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  cookie = await app.signIn();
  const body = new URLSearchParams(MESSAGE);
  await fetch(`${app.url}/contato`, { method: "POST", body, headers: { origin: app.url } });
  await bringSheet();
  // So has a backup that was brought.
  const backup = readFileSync(archivePath(archivedVersions().at(-1) ?? ""));
  await sendFile(app, cookie, UPLOAD_KIND, "copia.backup.tar.gz", backup);
  screens = await findScreens();
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
  const found = await findAdminScreens(app, cookie, screenOf);
  // A button lays it over the rug's form, which keeps what was typed; without script the panel opens instead.
  const list = await (await fetch(`${app.url}/admin/tapetes`, { headers: { cookie } })).text();
  const [rug] = /\/admin\/tapetes\/[0-9a-f]{8}-[0-9a-f-]{27}/.exec(list) ?? [];
  if (rug) found.set("/admin/tapetes/:id/desenho", `${rug}/desenho`);
  return found;
}

test("every screen of the route table is reached by a link", () => {
  const patterns = new Set([...screens.values()].map((address) => patternOf(new URL(address, app.url))));
  expectValue(adminPatterns.filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

test(
  "on every screen what is typed before the script stays, axe has no objection, it fits a phone, and the focus is seen",
  async () => {
    const { context } = await newVisitor(app.url, { cookie, reducedMotion: "reduce" });
    const judged = new Set<string | undefined>();
    let filled = 0;
    for (const address of screens.values()) {
      const page = await context.newPage();
      const hydrate = await openBeforeHydration(page, address);
      const typed = await typeEverywhere(page);
      await hydrate();
      expectValue([address, await valuesOf(page, typed)]).toEqual([address, typed]);
      if (typed.length > 0) filled += 1;
      const pattern = patternOf(new URL(address, app.url));
      if (!judged.has(pattern)) await judge(page, address);
      judged.add(pattern);
      await page.close();
    }
    expectValue(filled, "screens with a text field").toBeGreaterThanOrEqual(FEWEST_WITH_FIELDS);
  },
  ALL_SCREENS_TIMEOUT_MS,
);

async function judge(page: Page, address: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${address} at ${viewport.width} px`);
    expectValue([address, await overflowOf(page)], "pixels beyond the edge").toEqual([address, 0]);
  }
  expectValue([address, await lostStops(page)]).toEqual([address, []]);
}

type Typed = { field: string; value: string };

/** Types something else into each text field that can be seen. */
async function typeEverywhere(page: Page): Promise<Typed[]> {
  const fields = await page.locator(TEXT_FIELDS).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter(({ disabled, readOnly }) => !disabled && !readOnly)
      .map((field) => {
        const { id, name, type, value } = field;
        const place = [...document.getElementsByName(name)].indexOf(field);
        return { field: name ? `[name="${name}"] >> nth=${place}` : `[id="${id}"]`, type, value };
      }),
  );
  const typed = fields.map(({ field, type, value }) => ({ field, value: otherValue(type, value) }));
  for (const { field, value } of typed) await page.locator(field).fill(value);
  return typed;
}

function otherValue(type: string, value: string): string {
  if (type === "number") return value === "2" ? "3" : "2";
  if (type === "date") return "2026-05-04";
  return type === "tel" ? "+55 11 98765-4321" : "Escrito antes";
}

const valuesOf = (page: Page, typed: Typed[]): Promise<Typed[]> =>
  Promise.all(typed.map(async ({ field }) => ({ field, value: await page.locator(field).inputValue() })));

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Stops of the Tab key that nobody would see: without a sign of the focus, or outside what is shown. */
async function lostStops(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.locator("main").focus();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return "end";
      const marks = [element, element.parentElement, element.nextElementSibling].filter(
        (one) => one !== null,
      );
      // Inside a date or a time the browser marks the part itself.
      const isDatePart = element.matches(":is(input[type=date], input[type=time]):not(:focus-visible)");
      const isSeen = () => {
        const isMarked = marks.some((one) => getComputedStyle(one).outlineStyle !== "none");
        const { bottom, top, width } = element.getBoundingClientRect();
        return (isMarked || isDatePart) && width > 0 && bottom > 0 && top < innerHeight;
      };
      // What is outside the window the browser brings into view with the next frame.
      if (!isSeen()) await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      return isSeen() ? "seen" : element.outerHTML.slice(0, 160);
    });
    if (seen === "end") break;
    if (seen !== "seen") lost.push(seen);
  }
  return lost;
}
