import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { beforeAll, expect as expectValue, test } from "vitest";
import { UPLOAD_KIND } from "#app/operations/backups/backups.rules.ts";
import { archivedVersions, archivePath } from "#tests/archives/archives.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { adminPatterns, findAdminScreens, patternOf, screenOf } from "#tests/support/admin-screens.ts";
import { DESKTOP, newVisitor, PHONE } from "#tests/support/browser.ts";
import { openBeforeHydration } from "#tests/support/late-script.ts";
import { sendFile } from "#tests/support/resumable.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { smallTargets } from "#tests/support/small-targets.ts";
import { expectFewRequests, expectWithinBudget } from "./admin-budget.ts";
import { overflowOf } from "./window-width.ts";

/** Creates a request and a mail, which the demo does not have, as no address of the newsletter. */
const MESSAGE = {
  form: "contact",
  name: "Ana Souza",
  email: "ana@exemplo.com.br",
  subject: "Tapete para a sala",
  message: "Procuro um tapete de 2 × 3 m, azul, se possível.",
  consent: "on",
};
const OTHER_LOOK = "data-other-look";
const MOST_STOPS = 60;
const FEWEST_WITH_FIELDS = 30;
const ALL_SCREENS_TIMEOUT_MS = 900_000;
// Search fields are excluded: typing in them empties the list.
const ONE_LINE = ["text", "url", "email", "tel", "number", "date"].map((type) => `[type=${type}]`);
const TEXT_FIELDS = `main :is(textarea, input:not([type]), input:is(${ONE_LINE}))`;

const app = openTestApp();
let cookie: string;
let screens: Map<string, string>;
beforeAll(async () => {
  cookie = await app.signIn();
  await send("/contato", MESSAGE);
  await send("/newsletter", { email: MESSAGE.email });
  await bringSheet();
  const backup = readFileSync(archivePath(archivedVersions().at(-1) ?? ""));
  await sendFile(app, cookie, UPLOAD_KIND, "copia.backup.tar.gz", backup);
  screens = await findScreens();
});

async function send(path: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams(fields);
  await fetch(app.url + path, { method: "POST", body, headers: { origin: app.url } });
}

async function bringSheet(): Promise<void> {
  const form = new FormData();
  form.set("kind", "catalogue");
  form.set("sheet", new Blob(["endereco;nome\ntapete-scallop;Scallop\n"]), "tapetes.csv");
  const headers = { origin: app.url, cookie };
  await fetch(`${app.url}/admin/importar-exportar`, { method: "POST", body: form, headers });
}

async function findScreens(): Promise<Map<string, string>> {
  const found = await findAdminScreens(app, cookie, screenOf);
  // Opens a dialog over the form, which keeps its values; without script a page.
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
  "on every screen what is typed before the script stays, axe has no objection, it fits a phone, its script is small, and the focus is seen",
  async () => {
    const { context } = await newVisitor(app.url, { cookie });
    const judged = new Set<string | undefined>();
    let filled = 0;
    for (const address of screens.values()) {
      const page = await context.newPage();
      const hydrate = await openBeforeHydration(page, address);
      const typed = await typeEverywhere(page);
      await hydrate();
      await expectFewRequests(page, address);
      expectValue([address, await valuesOf(page, typed)]).toEqual([address, typed]);
      if (typed.length > 0) filled += 1;
      const pattern = patternOf(new URL(address, app.url));
      if (!judged.has(pattern)) await judge(page, address, { pattern, isFirst: judged.size === 0 });
      judged.add(pattern);
      await page.close();
    }
    expectValue(filled, "screens with a text field").toBeGreaterThanOrEqual(FEWEST_WITH_FIELDS);
  },
  ALL_SCREENS_TIMEOUT_MS,
);

/** axe judges the whole first screen at both widths, of the others on a desktop what looks otherwise than on a phone. */
async function judge(
  page: Page,
  address: string,
  { pattern = "", isFirst }: { pattern: string | undefined; isFirst: boolean },
): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await markOtherLooks(page);
    const within = viewport === PHONE || isFirst ? undefined : `[${OTHER_LOOK}]`;
    await expectAccessible(page, `${address} at ${viewport.width} px`, { within });
    expectValue([address, await overflowOf(page)], "pixels beyond the edge").toEqual([address, 0]);
    if (viewport === PHONE) expectValue([address, await smallTargets(page)]).toEqual([address, []]);
  }
  await expectWithinBudget(page, pattern);
  expectValue([address, await lostStops(page)]).toEqual([address, []]);
}

/** Marks what was not seen the last time, or in other colours, sizes or places of the layout. */
const markOtherLooks = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const kept = window as unknown as { looks?: WeakMap<Element, string> };
    kept.looks ??= new WeakMap();
    for (const element of document.body.querySelectorAll("*")) {
      const style = getComputedStyle(element);
      // What counts as large text is asked for less contrast (WCAG 1.4.3).
      const isLarge = Number.parseFloat(style.fontSize) >= (Number(style.fontWeight) < 700 ? 24 : 18.66);
      const { color, backgroundColor, backgroundImage, opacity, position } = style;
      const look = [color, backgroundColor, backgroundImage, opacity, position, isLarge].join(" ");
      const shown = element.checkVisibility({ visibilityProperty: true }) ? look : "";
      element.toggleAttribute(mark, shown !== "" && shown !== kept.looks.get(element));
      kept.looks.set(element, shown);
    }
  }, OTHER_LOOK);

/** A field by id, or by name and position among fields of that name. */
type Typed = { id: string; name: string; place: number; value: string };

/** Types into each visible text field. Runs in the page. */
const typeEverywhere = (page: Page): Promise<Typed[]> =>
  page.locator(TEXT_FIELDS).evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter((field) => field.checkVisibility({ visibilityProperty: true }))
      .filter(({ disabled, readOnly }) => !disabled && !readOnly)
      .map((field) => {
        const { id, name, type, value } = field;
        const other: Record<string, string> = {
          number: value === "2" ? "3" : "2",
          date: "2030-05-04",
          tel: "+55 11 98765-4321",
        };
        field.value = other[type] ?? "Escrito antes";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        field.dispatchEvent(new Event("change", { bubbles: true }));
        return { id, name, place: [...document.getElementsByName(name)].indexOf(field), value: field.value };
      }),
  );

const valuesOf = (page: Page, typed: Typed[]): Promise<Typed[]> =>
  page.evaluate((fields) => {
    const found = ({ id, name, place }: (typeof fields)[number]) =>
      (name ? document.getElementsByName(name)[place] : document.getElementById(id)) as HTMLInputElement;
    return fields.map((field) => ({ ...field, value: found(field)?.value ?? "gone" }));
  }, typed);

/** The first is focused by key, because :focus-visible depends on how the previous one got the focus. */
async function lostStops(page: Page): Promise<string[]> {
  await page.locator("main").focus();
  await page.keyboard.press("Tab");
  return page.evaluate(async (most) => {
    const nextFrames = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const isSeen = (element: Element) => {
      const marks = [element, element.parentElement, element.nextElementSibling].filter(
        (one) => one !== null,
      );
      const isMarked = marks.some((one) => getComputedStyle(one).outlineStyle !== "none");
      // Date and time fields highlight their parts themselves.
      const isDatePart = element.matches(":is(input[type=date], input[type=time])");
      const { bottom, top, width } = element.getBoundingClientRect();
      return (isMarked || isDatePart) && width > 0 && bottom > 0 && top < innerHeight;
    };
    const stops = [...document.querySelectorAll<HTMLElement>("main *")].filter((element) => {
      const isStop =
        element.tabIndex >= 0 &&
        element.matches("a[href], button, input, select, textarea, summary, [tabindex]");
      return isStop && element.checkVisibility({ visibilityProperty: true });
    });
    const lost: string[] = [];
    for (const element of stops.slice(0, most)) {
      element.focus();
      // A field that cannot take the focus, as in a disabled group, is no tab stop.
      if (document.activeElement !== element) continue;
      // The browser scrolls it into view in the next frame.
      if (!isSeen(element)) await nextFrames();
      if (!isSeen(element)) lost.push(element.outerHTML.slice(0, 160));
    }
    return lost;
  }, MOST_STOPS);
}
