import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expect, openSignedIn, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();
const notice = (page: Page) => page.locator("[data-sonner-toast]");

/** From the right and the lower edge of the window. */
const placeOf = (page: Page) =>
  notice(page).evaluate((toast) => {
    const { right, bottom } = toast.getBoundingClientRect();
    return [document.documentElement.clientWidth - Math.round(right), innerHeight - Math.round(bottom)];
  });

test("a notice stands at the right of the lower edge, wherever the page is scrolled to", async () => {
  const { page } = await openSignedIn(app, "/admin/tapetes/novo", { viewport: { width: 1440, height: 900 } });
  await page.getByLabel(/^Nome/).first().fill("Tapete Manacá");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(page)).toContainText("Rascunho guardado");
  await expect.poll(() => placeOf(page)).toEqual([24, 24]);
  await page.locator("[name=care]").fill("Aspirar.");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(notice(page)).toContainText("Rascunho guardado");
  await expect.poll(() => placeOf(page)).toEqual([24, 24]);
});

test("on a phone it stands above the buttons of the form and the menu's bar", async () => {
  const { page } = await openSignedIn(app, "/admin/depoimentos", { viewport: PHONE });
  await page
    .getByRole("link", { name: /^Editar/ })
    .first()
    .click();
  await page.locator("[name=role]").fill("Arquiteta");
  const save = page.getByRole("button", { name: "Guardar rascunho" });
  await save.click();
  await expect(notice(page)).toContainText("Rascunho guardado");
  const bar = await save.evaluate((button) => innerHeight - button.getBoundingClientRect().top);
  await expect.poll(async () => (await placeOf(page))[1]).toBeGreaterThanOrEqual(Math.floor(bar));
  expectValue((await placeOf(page))[0]).toBe(16);
});

test("what a notice offers to undo is undone from another screen too, and said there", async () => {
  const { page } = await openSignedIn(app, "/admin/tapetes?q=scallop");
  const box = page.getByRole("checkbox", { name: "Escolher Scallop" });
  const row = page.getByRole("listitem").filter({ has: box });
  await box.check();
  await page.getByRole("textbox", { name: "Preços em %" }).fill("+10");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Publicar os preços novos" }).click();
  await expect(row).toContainText(/R\$\s4\.609/);
  await page.getByRole("link", { name: "Editar Scallop" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Scallop" })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page).filter({ hasText: "Mudança desfeita" })).toBeVisible();
  await page.getByRole("link", { name: "Todos os tapetes" }).click();
  await expect(page).toHaveURL(/\/admin\/tapetes\?q=scallop$/);
  await expect(row).toContainText(/R\$\s4\.190/);

  await page.goto("/admin/galeria");
  await untilHydrated(page);
  const missing = page.getByText("Imagem padrão", { exact: true });
  const before = await missing.count();
  await page.getByRole("button", { name: "Excluir Imagem 2" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir" }).click();
  await expect(missing).toHaveCount(before + 1);
  await page.getByRole("link", { name: "Hoje" }).first().click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page).filter({ hasText: "Exclusão desfeita" })).toBeVisible();
  await page.goto("/admin/galeria");
  await untilHydrated(page);
  await expect(missing).toHaveCount(before);
});

async function askForPrice(): Promise<void> {
  const quote = { form: "quote", name: "Rosa", reach: "rosa@example.com", size: "200 × 300 cm" };
  const body = new URLSearchParams({ ...quote, message: "Azul", consent: "on" });
  await fetch(`${app.url}/produtos/tapete-scallop`, { method: "POST", body, headers: { origin: app.url } });
}

test("a change of many requests whose line is cut is not called a deletion", async () => {
  await askForPrice();
  const expectErrors = [/ERR_INTERNET_DISCONNECTED/];
  const { page, context } = await openSignedIn(app, "/admin/leads?q=rosa", { expectErrors });
  await page.getByRole("checkbox", { name: "Escolher Rosa" }).first().check();
  await page.getByLabel("Nova situação").selectOption("Proposta");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(notice(page)).toContainText("Não foi possível salvar");
  await expect(notice(page)).toContainText("Sem conexão com o site.");
  await context.setOffline(false);
});

test("a deletion that gets no answer is called so: of a subscription, a letter, a mail and a request", async () => {
  await askForPrice();
  const owner = await newOwner(app);
  await owner.post("/newsletter", { form: "newsletter", email: "leitora@example.com" });
  const letter = { intent: "save", subject: "Tapetes de inverno", text: "Chegou um tapete." };
  await owner.post("/admin/newsletter/cartas/nova", { ...letter, pictureUrl: "", link: "", linkLabel: "" });
  const { page } = await openSignedIn(app, "/admin", { expectErrors: [/status of 502/] });
  const broken = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };
  await page.route("**/admin/**", (route) =>
    route.request().method() === "POST" ? route.fulfill(broken) : route.fallback(),
  );
  for (const [path, item] of [
    ["/admin/newsletter"],
    ["/admin/newsletter/cartas"],
    ["/admin/emails", /Rosa|Scallop/],
    ["/admin/leads?q=rosa", /Rosa/],
  ] as const) {
    await page.goto(path);
    await untilHydrated(page);
    if (item) await page.getByRole("listitem").getByRole("link", { name: item }).first().click();
    await page
      .getByRole("button", { name: /^Excluir (?!selecionad)/ })
      .first()
      .click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Excluir/ })
      .click();
    await expect(notice(page), path).toContainText("Erro ao excluir");
    await expect(notice(page), path).toContainText("Sem conexão com o site.");
  }
});
