import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect, openSignedIn, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const MAIN_PAGE = "/admin/configuracoes/pagina-principal";
const PHILOSOPHY = "Publicar Nossa Filosofia";
const app = openTestApp();

const paragraphs = (page: Page) => page.locator('textarea[name^="home.philosophy.paragraphs."]');
const valuesOf = (page: Page) =>
  paragraphs(page).evaluateAll((all: HTMLTextAreaElement[]) => all.map(({ value }) => value));
const publish = (page: Page, panel: string) => page.getByRole("button", { name: panel, exact: true }).click();
const saved = (page: Page) => page.getByText("Configuração salva").first();

/** What the screen shows to whoever opens it now. */
async function storedValues(): Promise<string[]> {
  const response = await fetch(app.url + MAIN_PAGE, { headers: { cookie: await app.signIn() } });
  const areas = (await response.text()).matchAll(/<textarea([^>]*)>([^<]*)<\/textarea>/g);
  return [...areas]
    .filter(([, attributes]) => attributes?.includes('name="home.philosophy.paragraphs.'))
    .map(([, , text = ""]) => text.trim());
}

async function addParagraph(page: Page, text: string): Promise<void> {
  await page
    .getByRole("group", { name: "Parágrafos" })
    .getByRole("button", { name: "Novo parágrafo" })
    .click();
  await paragraphs(page).last().fill(text);
}

/** Who else has the form open is asked for by a post too. */
const savingOf = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().includes("/admin/configuracoes"),
  );

async function publishAgain(page: Page): Promise<void> {
  const answered = savingOf(page);
  await publish(page, PHILOSOPHY);
  await answered;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

/** What is posted waits until it is let go. */
async function holdPosts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const isHeld = (url: URL) => url.pathname.startsWith("/admin/configuracoes");
  await page.route(isHeld, async (route) => {
    if (route.request().method() === "POST") await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await expect(saved(page)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  };
}

test("a row that was added before the tab was closed comes back; what is added, typed and moved in rows while their list is saved stays, also after one was removed", async () => {
  const { page } = await openSignedIn(app, MAIN_PAGE);
  await page.locator("summary").filter({ hasText: "Nossa Filosofia" }).click();
  const before = await valuesOf(page);
  await page.getByRole("button", { name: "Retirar Parágrafo 1", exact: true }).click();
  await addParagraph(page, "Antes de fechar.");
  await page.reload();
  const resumed = [...before.slice(1), "Antes de fechar."];
  await expect.poll(() => valuesOf(page)).toEqual(resumed);
  await untilHydrated(page);
  await page.locator("summary").filter({ hasText: "Nossa Filosofia" }).click();
  await publishAgain(page);
  expectValue(await storedValues()).toEqual(resumed);

  const kept = resumed.slice(1);
  const letAddedGo = await holdPosts(page);
  await page.getByRole("button", { name: "Retirar Parágrafo 1", exact: true }).click();
  await addParagraph(page, "Nada se perde no tear.");
  await publish(page, PHILOSOPHY);
  await addParagraph(page, "O fio que sobra vira franja.");
  await letAddedGo();
  const added = [...kept, "Nada se perde no tear.", "O fio que sobra vira franja."];
  await expect.poll(() => valuesOf(page)).toEqual(added);
  await publishAgain(page);
  expectValue(await storedValues()).toEqual(added);

  const letTypedGo = await holdPosts(page);
  await page.getByRole("button", { name: "Retirar Parágrafo 1", exact: true }).click();
  await addParagraph(page, "Cada nó");
  const [first, ...middle] = (await valuesOf(page)).slice(0, -1);
  await publish(page, PHILOSOPHY);
  await paragraphs(page).first().fill(`${first} Sempre.`);
  await paragraphs(page).last().press("End");
  await page.keyboard.type(" tem");
  await letTypedGo();
  await expect(paragraphs(page).last()).toHaveAttribute("name", /\.\d$/);
  await page.keyboard.type(" um lugar.");
  const typed = [`${first} Sempre.`, ...middle, "Cada nó tem um lugar."];
  expectValue(await valuesOf(page)).toEqual(typed);
  await publishAgain(page);
  expectValue(await storedValues()).toEqual(typed);

  const [, edited = "", ...others] = typed;
  await page.getByRole("button", { name: "Retirar Parágrafo 1", exact: true }).click();
  await paragraphs(page).first().fill(`${edited} Outra vez.`);
  await publishAgain(page);
  expectValue(await valuesOf(page)).toEqual([`${edited} Outra vez.`, ...others]);
  expectValue(await storedValues()).toEqual([`${edited} Outra vez.`, ...others]);
});

test("a refused form keeps which rows were removed, and what is typed in the others; a row that is not saved yet stays when another panel is saved after a colleague's change", async () => {
  const { page } = await openSignedIn(app, MAIN_PAGE);
  await page.locator("summary").filter({ hasText: "Nossa Filosofia" }).click();
  const [, edited = "", ...kept] = await valuesOf(page);
  await page.getByRole("button", { name: "Retirar Parágrafo 1", exact: true }).click();
  await paragraphs(page).first().fill(`${edited} Sempre.`);
  const title = page.locator('[name="home.philosophy.title"]');
  const before = await title.inputValue();
  await title.fill("A".repeat(161));
  await publish(page, PHILOSOPHY);
  await expect(title).toHaveAttribute("aria-invalid", "true");
  const all = [`${edited} Sempre.`, ...kept];
  expectValue(await valuesOf(page)).toEqual(all);
  await title.fill(before);
  await publish(page, PHILOSOPHY);
  await expect(saved(page)).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  expectValue(await valuesOf(page)).toEqual(all);
  expectValue(await storedValues()).toEqual(all);

  await addParagraph(page, "Ainda não publicado.");
  const { page: other } = await openSignedIn(app, MAIN_PAGE);
  await other.locator("summary").filter({ hasText: "Nossa Filosofia" }).click();
  await paragraphs(other).first().fill("De uma colega.");
  await publish(other, PHILOSOPHY);
  await expect(saved(other)).toBeVisible();
  await page.locator("summary").filter({ hasText: "Tapetes em destaque" }).click();
  await publish(page, "Publicar Tapetes em destaque");
  await expect(paragraphs(page).first()).toHaveValue("De uma colega.");
  await expect(paragraphs(page).last()).toHaveValue("Ainda não publicado.");
});

test("a line of opening hours that is added while they are saved stays", async () => {
  const { page } = await openSignedIn(app, "/admin/configuracoes/contato");
  const hours = page.getByRole("group", { name: "Quando abre" }).first();
  const shown = hours.getByRole("listitem").filter({ visible: true });
  const before = await shown.count();
  const letGo = await holdPosts(page);
  await shown.first().locator("[type=time]").first().fill("08:00");
  await publish(page, "Publicar Horários e fuso");
  await hours.getByRole("button", { name: "Mais uma linha em Quando abre" }).click();
  await shown.last().locator("select").first().selectOption("Sunday");
  await letGo();
  await expect(shown).toHaveCount(before + 1);
  await expect(shown.last().locator("select").first()).toHaveValue("Sunday");
  await expect(shown.first().locator("[type=time]").first()).toHaveValue("08:00");
});
