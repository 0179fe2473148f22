import { expect } from "@playwright/test";
import { beforeAll, describe, test } from "vitest";
import { newVisitor, withoutPictures } from "#tests/support/browser.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

const PAGES = [
  { title: "Cuidados", "es.title": "Cuidado de la alfombra", "en.title": "Care" },
  { title: "Imprensa e eventos", "es.title": "Prensa y eventos", "en.title": "Press and events" },
  {
    ...{
      title: "Como entregamos os tapetes em cada país e quanto tempo leva",
      "en.title": "Delivery by country",
      body: "Um texto.\n\n1. Medimos\n2. Embalamos\n\n> Chegou inteiro.",
    },
    ...{ "es.title": "Cómo entregamos las alfombras en cada país y cuánto tarda" },
  },
];

beforeAll(async () => {
  const owner = await newOwner(app);
  for (const page of PAGES)
    await owner.post("/admin/paginas-criadas/novo", {
      ...{ lead: "", body: "Um texto.", place: "none", active: "on" },
      ...page,
    });
  const { html } = await owner.get("/admin/paginas-criadas");
  const ids = [...html.matchAll(/href="\/admin\/paginas-criadas\/([0-9a-f-]{36})"/g)].map(
    ([, id = ""]) => id,
  );
  const order = ["curation", ...new Set(ids), "rugs", "story", "simulator", "contact"];
  await owner.post("/admin/configuracoes/menu", { panel: "menuOrder", "menu.order": order });
});

describe.each(["/principal-br", "/principal-es", "/es/tapetes", "/en/tapetes"])("%s", (path) => {
  test("the row, with pages that the owner added, stays on one line and inside the window, with its words on the picture", async () => {
    const { page } = await newVisitor(app.url, { reducedMotion: "reduce" });
    await page.goto(path);
    const seen: number[] = [];
    for (const width of [
      320, 390, 767, 768, 839, 840, 899, 900, 1024, 1279, 1280, 1440, 1600, 1760, 1920, 2560,
    ]) {
      await page.setViewportSize({ width, height: 900 });
      const header = await page.evaluate(async () => {
        await document.fonts.ready;
        const row = document.querySelector("header nav > ul");
        const links = [...(row?.querySelectorAll(":scope > li > a") ?? [])].filter((a) =>
          a.checkVisibility(),
        );
        const boxes = links.map((a) => a.getBoundingClientRect());
        const tools = document.querySelector("header [data-tools]")?.getBoundingClientRect();
        const mark = document.querySelector("header > a")?.getBoundingClientRect();
        const picture = document.querySelector("main img")?.getBoundingClientRect();
        return {
          overflow: document.documentElement.scrollWidth - innerWidth,
          count: boxes.length,
          lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
          left: boxes[0]?.left ?? Number.POSITIVE_INFINITY,
          end: (row?.getBoundingClientRect().right ?? 0) - (tools?.left ?? 0),
          mark: mark?.right ?? 0,
          picture: location.pathname.startsWith("/principal") ? (picture?.left ?? 0) : 0,
        };
      });
      expect(header.overflow, `${width} px`).toBeLessThanOrEqual(0);
      if (header.count === 0) continue;
      seen.push(header.count);
      expect([header.lines, header.end <= 0], `${width} px`).toEqual([1, true]);
      expect(header.left, `${width} px: beside the mark, on the picture`).toBeGreaterThan(
        Math.max(header.mark, header.picture),
      );
    }
    // The five of every site alone at first, and more of the added ones in wider windows.
    expect(seen[0]).toBe(5);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBeGreaterThan(5);
  });
});

test("what the row has no room for is first in Mais, and the phone's menu leads to a page with its numbered list", async () => {
  const { page } = await newVisitor(app.url, {
    viewport: { width: 768, height: 900 },
    reducedMotion: "reduce",
  });
  await page.goto("/tapetes");
  await page.getByRole("banner").getByRole("button", { name: "Mais" }).click();
  const inMore = page.locator("#more").getByRole("link");
  await expect(inMore.first()).toHaveText("Cuidados");
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect(inMore.filter({ hasText: "Cuidados" })).toBeHidden();
  const last = inMore.filter({ visible: true }).last();
  await expect(last, "a rule above the panel's edge").toHaveCSS("border-bottom-width", "0px");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link").nth(1)).toHaveText("Cuidados");
  await dialog.getByRole("link", { name: "Como entregamos" }).click();
  await page.waitForURL("**/pagina/como-entregamos*");

  // The page that it leads to.
  await expect(page.getByRole("listitem").filter({ hasText: "Medimos" })).toHaveCSS(
    "list-style-type",
    "decimal",
  );
  const quotation = page.getByRole("figure").filter({ hasText: "Chegou inteiro." });
  const [space, letters] = await quotation.evaluate((element) => {
    const { marginTop, fontSize } = getComputedStyle(element);
    return [Number.parseFloat(marginTop), Number.parseFloat(fontSize)];
  });
  expect(space).toBe(2 * (letters ?? 0));
});
