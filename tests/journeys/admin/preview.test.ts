import type { Page } from "@playwright/test";
import { beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible, expectAccessibleAroundFrames } from "#tests/support/accessible.ts";
import {
  expect,
  newVisitor,
  openSignedIn,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const REPORTED = [/Failed to load resource|ERR_/, /^Blocked (?:opening|script execution)/];

const app = openTestApp();
let quote: string;
let another: string;
beforeAll(async () => {
  const list = await fetch(`${app.url}/admin/depoimentos`, { headers: { cookie: await app.signIn() } });
  const found = (await list.text()).matchAll(/\/admin\/depoimentos\/[0-9a-f-]{36}/g);
  [quote = "", another = ""] = [...new Set([...found].map(String))];
});

const open = (path: string, options: VisitorOptions = {}) =>
  openSignedIn(app, path, { expectErrors: REPORTED, ...options });

const words = (page: Page, language = "") => page.locator(`[name="${language}quote"]`);
const inLanguage = (page: Page, name: string) =>
  page.getByRole("radio", { name }).first().check({ force: true });
const previewButton = (page: Page) => page.getByRole("button", { name: "Ver como fica" });
const PANE = "dialog[open]";
const pane = (page: Page) => page.getByRole("dialog", { name: "Prévia" });
/** The front one of two frames. */
const shown = (page: Page) => page.frameLocator("iframe:not([aria-hidden])");
const visit = async (path: string) => (await fetch(app.url + path)).text();

test("what is typed stands in the real page beside the form and nowhere else; what is refused and a lost connection are known; whoever signs out leaves nothing", async () => {
  const before = await visit("/principal-es");
  const { page, context } = await open(quote);
  await inLanguage(page, "Espanhol");
  await previewButton(page).click();
  await pane(page).getByRole("radio", { name: "Celular" }).check({ force: true });
  await expect(shown(page).locator("html")).toHaveAttribute("lang", "es");
  await words(page, "es.").fill("El suelo que se escribe ahora.");
  await expect(shown(page).getByText("El suelo que se escribe ahora.")).toBeVisible();
  await expect(shown(page).getByText("Vista previa — aún sin publicar")).toBeAttached();
  expectValue(
    await shown(page)
      .locator("body")
      .evaluate(() => innerWidth),
  ).toBe(390);
  await pane(page).getByRole("radio", { name: "Computador" }).check({ force: true });
  await expect
    .poll(() =>
      shown(page)
        .locator("body")
        .evaluate(() => innerWidth),
    )
    .toBe(1440);
  await inLanguage(page, "Português");
  await expect(shown(page).locator("html")).toHaveAttribute("lang", "pt-BR");
  await expectAccessibleAroundFrames(page, PANE);
  expectValue(await visit("/principal-es")).toBe(before);

  await expect(shown(page).getByText("Prévia — ainda não publicado")).toBeAttached();
  await expect(pane(page).getByText("Mostrando o que está digitado")).toBeVisible();
  const scrolled = () =>
    shown(page)
      .locator("body")
      .evaluate(() => Math.round(scrollY));
  await shown(page)
    .locator("body")
    .evaluate(() => scrollTo(0, 700));
  await expect.poll(scrolled).toBe(700);
  await words(page).fill("Uma frase, e a página não salta.");
  await expect(shown(page).getByText("Uma frase, e a página não salta.")).toBeAttached();
  expectValue(await scrolled()).toBe(700);
  const [frames, address] = [page.frames().length, page.url()];
  await shown(page)
    .locator("footer a[href]")
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  expectValue([page.frames().length, page.url()]).toEqual([frames, address]);
  await expect(shown(page).getByText("Uma frase, e a página não salta.")).toBeAttached();

  await words(page).fill("");
  await expect(pane(page).getByText("Mostrando o último texto válido. Confira: Depoimento.")).toBeVisible();
  await context.setOffline(true);
  await words(page).fill("Escrita sem linha.");
  await expect(pane(page).getByText("Sem conexão. A prévia volta sozinha.")).toBeVisible();
  await context.setOffline(false);
  await expect(shown(page).getByText("Escrita sem linha.")).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await untilHydrated(page);
  await expect(shown(page).getByText("Escrita sem linha.")).toBeVisible();
  await pane(page).getByRole("button", { name: "Fechar a prévia" }).click();
  await expect(previewButton(page)).toBeFocused();
  await page.getByRole("button", { name: "Descartar" }).click();
  await page.reload();
  await untilHydrated(page);
  await expect(previewButton(page)).toHaveAttribute("aria-expanded", "false");

  await words(page).fill("Isto não fica aqui.");
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("urdume.typed")));
  await expect.poll(async () => (await kept()).length).toBe(1);
  await page.getByRole("button", { name: "Sair" }).first().click();
  await page.waitForURL(/\/admin-login/);
  expectValue(await kept()).toEqual([]);
});

test("a preview whose script does not come says so, and comes when it is asked again: on a phone a sheet over the form, opened and left by keys", async () => {
  const { page } = await open(quote, { viewport: PHONE });
  const script = "**/assets/preview-pane-*.js";
  await page.route(script, (route) => route.abort());
  await previewButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A prévia não carregou").first()).toBeVisible();
  await expect(words(page)).toBeVisible();
  await page.unroute(script);
  await previewButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(shown(page).getByText("Prévia — ainda não publicado")).toBeVisible();
  await expect(pane(page).getByRole("radio", { name: "Celular" })).toBeChecked();
  await expectAccessibleAroundFrames(page, PANE);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expectValue(width).toBeLessThanOrEqual(PHONE.width);
  await page.keyboard.press("Escape");
  await expect(pane(page)).toHaveCount(0);
  await expect(previewButton(page)).toBeFocused();
});

test("a link shows the draft to somebody without an account until it is cancelled", async () => {
  const { page } = await open(quote);
  await words(page).fill("Rascunho para o cliente ver.");
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Rascunho guardado").first()).toBeVisible();
  await previewButton(page).click();
  await pane(page).getByText("Mostrar a outra pessoa").click();
  await pane(page).getByRole("button", { name: "Copiar link da prévia" }).click();
  const address = await pane(page).getByLabel("Endereço da prévia").inputValue();
  const guest = await newVisitor(app.url, { expectErrors: REPORTED, viewport: PHONE });
  await guest.page.goto(address);
  await expect(guest.page.getByText("Rascunho para o cliente ver.")).toBeAttached();
  await expect(guest.page.getByText("Prévia — ainda não publicado")).toBeVisible();
  await expectAccessible(guest.page);
  const site = await guest.context.request.get("/principal-br");
  expectValue(await site.text()).not.toContain("Rascunho para o cliente ver.");

  await page.goto("/admin/previas");
  await untilHydrated(page);
  await expectAccessible(page, "", { within: "main" });
  await page
    .getByRole("button", { name: /^Cancelar o link de/ })
    .first()
    .click();
  await page.locator("dialog[open]").getByRole("button", { name: "Cancelar o link" }).click();
  await expect(page.getByText("Link cancelado").first()).toBeVisible();
  await guest.page.goto(address);
  await expect(guest.page.getByRole("heading", { name: "Esta prévia terminou" })).toBeVisible();
  await expectAccessible(guest.page);
});

test("what was typed is there again after the window was closed, until it is saved or discarded; what somebody else saved meanwhile is not written over", async () => {
  const { page, context, cookie } = await open(another);
  const before = await words(page).inputValue();
  await words(page).fill("A frase que caiu.");
  await page.close();

  const again = await context.newPage();
  await again.goto(another);
  await expect(again.getByText(/^Retomamos o que você digitou às .* e não salvou\.$/)).toBeVisible();
  await expect(words(again)).toHaveValue("A frase que caiu.");
  await expectAccessible(again, "", { within: "main" });
  await again.getByRole("link", { name: "Mídia" }).click();
  const question = again.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await question.getByRole("button", { name: "Continuar aqui" }).click();
  await again.getByRole("button", { name: "Descartar" }).click();
  await expect(words(again)).toHaveValue(before);
  await words(again).fill("Outra frase.");
  await again.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(again.getByText("Depoimento atualizado").first()).toBeVisible();
  await again.goto(another);
  await untilHydrated(again);
  await expect(words(again)).toHaveValue("Outra frase.");
  await expect(again.getByText("Retomamos")).toHaveCount(0);

  await words(again).fill("Minha frase.");
  await again.close();
  const body = new URLSearchParams({ quote: "De outra pessoa.", author: "Arquiteta", active: "on" });
  await fetch(app.url + another, { method: "POST", headers: { cookie, origin: app.url }, body });
  const third = await context.newPage();
  await third.goto(another);
  await expect(third.getByText(/o conteúdo foi salvo de novo/)).toBeVisible();
  await expect(words(third)).toHaveValue("De outra pessoa.");
  await third.getByRole("button", { name: "Mostrar o que digitei" }).click();
  await expect(words(third)).toHaveValue("Minha frase.");
  await third.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(third.getByRole("alert").getByText("De outra pessoa.")).toBeVisible();
});

test("a notice, which a script opens on the site, lies open over the previewed page as it is typed", async () => {
  const { page } = await open("/admin/configuracoes/promocao");
  await page.getByLabel("Mostrar o aviso diário na página principal").check({ force: true });
  await page.locator('[name="promo.title"]').fill("Lãs novas no cais");
  await previewButton(page).click();
  await expect(shown(page).getByRole("dialog", { name: "Lãs novas no cais" })).toBeInViewport();
});
