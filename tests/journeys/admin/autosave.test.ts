import type { Page } from "@playwright/test";
import { beforeAll, expect as expectValue, test } from "vitest";
import { BASE_VERSION_FIELDS } from "#app/i18n/base-version-fields.ts";
import { expect, openSignedIn, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

let cookie: string;
let quote: string;
beforeAll(async () => {
  cookie = await app.signIn();
  [quote = ""] = /\/admin\/depoimentos\/[0-9a-f-]{36}/.exec(await screen("/admin/depoimentos")) ?? [];
});

const screen = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();

async function openRug(name: string): Promise<Page> {
  const list = await screen(`/admin/tapetes?q=${encodeURIComponent(name)}`);
  const [path = ""] = /\/admin\/tapetes\/[0-9a-f-]{36}/.exec(list) ?? [];
  const { page } = await openSignedIn(app, path, { cookie });
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  return page;
}

const keptOnDevice = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([name]) => name.startsWith("urdume.typed:"))
      .map(([, value]) => value)
      .join(),
  );
/** Holds what forms send until the function it returns is called. */
async function holdPosts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === "POST") await promise;
    await route.continue();
  });
  return resolve;
}

async function saveAndGoOn(page: Page): Promise<void> {
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().includes(".data"),
  );
  await page.keyboard.press("Control+s");
  await sent;
}

const resumed = (page: Page) => page.getByText(/^(Retomamos o que você digitou|Você digitou algo aqui)/);

test("what is typed right after a save, or while a form is on its way, is there when it is opened again", async () => {
  const page = await openRug("Scallop");
  const materials = page.locator('[name="materials"]');
  await materials.fill("Seda");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await materials.press("End");
  await page.keyboard.type(" e algodão");
  await expect.poll(() => keptOnDevice(page)).toContain("Seda e algodão");
  await page.reload();
  await expect(page.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(materials).toHaveValue("Seda e algodão");

  await untilHydrated(page);
  const letGo = await holdPosts(page);
  await materials.fill("Lã");
  await saveAndGoOn(page);
  await materials.press("End");
  await page.keyboard.type(" e linho");
  letGo();
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain("Lã e linho");
  await page.reload();
  await expect(resumed(page)).toBeVisible();
});

test("what is typed before the page knows that it is sending is kept, though the form validates it", async () => {
  const page = await openRug("Scallop");
  const materials = page.locator('[name="materials"]');
  await materials.fill("Juta");
  await materials.evaluate((field: HTMLInputElement) => {
    field.form?.querySelector<HTMLButtonElement>("[data-main-act]")?.click();
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(field, "Juta e rami");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await expect.poll(() => keptOnDevice(page)).toContain("Juta e rami");
  await page.reload();
  await expect(resumed(page)).toBeVisible();
});

test("a price and a picture that are changed while a form is on its way stay changed", async () => {
  const page = await openRug("Golden Lines");
  const version = page.locator(`main form [name="${BASE_VERSION_FIELDS.version}"]`).first();
  const before = await version.inputValue();
  const removals = page.getByRole("group", { name: /^Imagens/ }).getByRole("button", { name: /^Remover/ });
  const pictures = await removals.count();
  const letGo = await holdPosts(page);
  await page.locator('[name="sizes[0].brl"]').fill("4321");
  await saveAndGoOn(page);
  await page.locator('[name="sizes[0].eur"]').fill("987,5");
  await removals.first().click();
  letGo();
  await expect(version).not.toHaveValue(before);
  await expect(page.locator('[name="sizes[0].eur"]')).toHaveValue("987,5");
  await expect(removals).toHaveCount(pictures - 1);

  // What was typed before is spelled as the site spells it once all is saved.
  const then = await version.inputValue();
  await page.keyboard.press("Control+s");
  await expect(version).not.toHaveValue(then);
  await expect(page.locator('[name="sizes[0].eur"]')).toHaveValue("987,50");
  await expect(removals).toHaveCount(pictures - 1);
});

test("what is typed while a form is on its way is offered when others saved meanwhile and their values are shown", async () => {
  const page = await openRug("Ocean Blue");
  const owner = await newOwner(app);
  await owner.post("/admin/tapetes/novo", {
    ...{ name: "Bruma", state: "published", shape: "rectangular", images: "/media/areia.jpg" },
    [BASE_VERSION_FIELDS.saveAs]: "publish",
  });
  const materials = page.locator('[name="materials"]');
  const letGo = await holdPosts(page);
  await materials.fill("Cânhamo");
  await saveAndGoOn(page);
  await materials.press("End");
  await page.keyboard.type(" e lã");
  letGo();
  await expect(resumed(page)).toBeVisible();
  await expect(materials).toHaveValue("Cânhamo");
  await page.getByRole("button", { name: "Mostrar o que digitei" }).click();
  await expect(materials).toHaveValue("Cânhamo e lã");
});

test("what is typed while a form is on its way that leads to its list is offered when it is opened again", async () => {
  const { page } = await openSignedIn(app, "/admin/depoimentos", { cookie });
  const edit = page.getByRole("link", { name: /^Editar/ }).first();
  await edit.click();
  const quote = page.locator("main form textarea").first();
  const letGo = await holdPosts(page);
  await quote.fill("Chegou no prazo.");
  await saveAndGoOn(page);
  await quote.press("End");
  await page.keyboard.type(" E é lindo.");
  letGo();
  await expect(page).toHaveURL(/\/admin\/depoimentos$/);
  await edit.click();
  await expect(resumed(page)).toBeVisible();
});

test("what is typed leaves the device with whoever signs out in their account, and other tabs leave", async () => {
  const own = await app.signIn();
  const { page } = await openSignedIn(app, quote, { cookie: own, expectErrors: [/status of 401/] });
  await page.locator('[name="quote"]').fill("Sisal");
  await expect.poll(() => keptOnDevice(page)).toContain("Sisal");
  await page.goto("/admin/minha-conta");
  await untilHydrated(page);
  const other = await page.context().newPage();
  await other.goto("/admin/colecoes");
  await untilHydrated(other);
  const sessions = page.getByRole("region", { name: "Sessões" });
  await sessions.getByRole("button", { name: "Sair daqui" }).click();
  await expect(page.getByRole("button", { name: "Entrar" })).toBeVisible();
  expectValue(await keptOnDevice(page)).toBe("");
  await expect(other.getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
});

async function openByName(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("searchbox").fill(name);
  await menu.getByRole("link", { name, exact: true }).click();
}

test("another item of a kind opens with its own fields, and what was typed in the first is offered there", async () => {
  const { page } = await openSignedIn(app, "/admin/cores?q=ametista", { cookie });
  await page.getByRole("link", { name: "Editar AMETISTA" }).first().click();
  const [name, code] = [page.getByRole("textbox", { name: "Nome" }), page.getByLabel("Código da cor")];
  await expect(code).toHaveValue("#6b4a78");
  await openByName(page, "RODONITA");
  await expect(name).toHaveValue("RODONITA");
  await expect(code).toHaveValue("#9c3c52");
  await name.fill("RODONITA CLARA");
  await openByName(page, "AMETISTA");
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(name).toHaveValue("AMETISTA");
  await expect(code).toHaveValue("#6b4a78");
  await openByName(page, "RODONITA");
  await expect(resumed(page)).toBeVisible();
  await expect(name).toHaveValue("RODONITA CLARA");
});

test("what is typed in a collection stays when another one is deleted in the list beside it", async () => {
  const { page } = await openSignedIn(app, "/admin/colecoes", { cookie });
  const handles = page.getByRole("button", { name: /^Mover / });
  const labels = await handles.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  const [edited = "", , removed = ""] = labels.map((label) => label.replace("Mover ", ""));
  await page.getByRole("link", { name: `Editar ${edited}` }).click();
  await expect(page.getByRole("heading", { name: `Editar ${edited}` })).toBeVisible();
  await handles.first().click();
  await page.getByRole("button", { name: "Para o fim" }).click();
  await expect(page.getByText("Ordem mudada")).toBeVisible();
  const title = page.locator("main form input[name=title]");
  await title.fill("Fios do mar");
  await page.getByRole("button", { name: `Excluir ${removed}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByText("Produto excluído").first()).toBeVisible();
  await expect(page.getByRole("link", { name: `Editar ${removed}` })).toHaveCount(0);
  await expect(title).toHaveValue("Fios do mar");
  await page.reload();
  await expect(resumed(page)).toBeVisible();
  await expect(title).toHaveValue("Fios do mar");
});
