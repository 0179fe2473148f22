import { expect as expectValue, test } from "vitest";
import { expect, newVisitor, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

test("a whole page is cut and pasted in its editor, and keeps its pictures, captions and dates", async () => {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn() });
  const shown = async () => {
    const html = await (await fetch(`${app.url}/nossa-historia`)).text();
    return /<main[\s\S]*<\/main>/.exec(html)?.[0];
  };
  const before = await shown();
  await page.goto("/admin/paginas/nossa-historia");
  await untilHydrated(page);
  const body = page.getByRole("textbox", { name: "Texto", exact: true }).first();
  await body.focus();
  await expect(body).toHaveAttribute("contenteditable", "true");
  const values = () => body.locator("input, textarea, img").evaluateAll(valuesOf);
  const facts = await values();
  expectValue(facts.length).toBeGreaterThan(10);

  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+x");
  await expect(body.locator("input, textarea, img")).toHaveCount(0);
  await page.keyboard.press("Control+v");
  await expect.poll(values).toEqual(facts);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Página atualizada").first()).toBeVisible();
  expectValue(await shown()).toBe(before);
});

/** Runs in the page. */
const valuesOf = (elements: Element[]): string[] =>
  elements.map((element) => (element as HTMLInputElement).value ?? (element as HTMLImageElement).alt);
