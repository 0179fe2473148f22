import { beforeAll, expect, test } from "vitest";
import { DESKTOP, newVisitor, PHONE, withoutPictures } from "#tests/support/browser.ts";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

/** As somebody pastes it into a text: one word that is longer than any line. */
const ADDRESS = "https://www.instagram.com/p/C8fQ2mNpXkz/?igsh=MWQ1ZGUxMzBkMA==&utm_source=ig_web_copy_link";
const YEARS = ["2016", "2017", "2018", "2019", "2020", "2021"];

let owner: Owner;

beforeAll(async () => {
  owner = await newOwner(app);
  const shown = { active: "on" };
  const words = { description: ADDRESS, materials: ADDRESS, care: ADDRESS };
  await owner.post("/admin/depoimentos/novo", { ...shown, quote: "Bom.", author: "Ana", role: ADDRESS });
  await owner.post("/admin/servicos/novo", { ...shown, title: "Restauro", description: ADDRESS });
  await owner.post("/admin/feiras/novo", { ...shown, title: "Feira", year: "2027", description: ADDRESS });
  await owner.post("/admin/designers/novo", { ...shown, name: "Bia", biography: ADDRESS });
  await owner.post("/admin/tapetes/novo", { ...words, name: "Vazante", slug: "vazante", state: "published" });
  const collection = { ...shown, title: "Rios", slug: "rios", description: ADDRESS, place: "page" };
  await owner.post("/admin/colecoes", collection);
  const featured = { ...shown, title: "Vazante", slug: "vazante", description: ADDRESS };
  await owner.post("/admin/destaques", featured);
  for (const year of YEARS)
    await owner.post("/admin/curadoria/novo", { ...shown, year, title: year, description: ADDRESS });
});

test("an address within the owner's words makes no page wider than its window, at a desk and on a telephone", async () => {
  const { page } = await newVisitor(app.url);
  const wider: string[] = [];
  for (const path of [
    ...["/principal-br", "/principal-es", "/designers", "/produtos/vazante"],
    ...["/colecoes/rios", "/curadoria?ano=2021"],
  ]) {
    await page.goto(path);
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) wider.push(`${path} at ${viewport.width} px: ${beyond}`);
    }
  }
  expect(wider).toEqual([]);
});

test("ten years of curation stand side by side at a desk and on a telephone, none over its neighbour", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/curadoria");
  const years = page.locator("#anos a");
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const crowded = await years.evaluateAll((links) =>
      links.filter((link) => link.scrollWidth > link.clientWidth).map(({ textContent }) => textContent),
    );
    expect([await years.count(), crowded], `${viewport.width} px`).toEqual([10, []]);
  }
});

test("an entry that is named by an address is no wider than a telephone in the administration", async () => {
  await owner.post("/admin/feiras/novo", { active: "on", title: ADDRESS, year: "2028", description: "" });
  const [, form = ""] =
    /href="([^"]+)" aria-label="Editar https/.exec((await owner.get("/admin/feiras")).html) ?? [];
  const { page } = await newVisitor(app.url, { viewport: PHONE, cookie: await app.signIn() });
  await page.goto(form);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("the name of a rug leaves room for its form", async () => {
  const name = "Tapete de nome muito comprido, com ondas ".repeat(3).slice(0, 120);
  const { path } = await owner.post("/admin/tapetes/novo", { name, state: "draft" });
  const { page } = await newVisitor(app.url, { viewport: DESKTOP, cookie: await app.signIn() });
  await page.goto(path);
  const box = await page.getByRole("heading", { level: 2, name }).boundingBox();
  expect(box?.height).toBeLessThan(110);
});
