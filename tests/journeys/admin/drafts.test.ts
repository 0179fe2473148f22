import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import {
  expect,
  openSignedIn,
  PHONE,
  untilHydrated,
  type VisitorOptions,
  withoutPictures,
} from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const LATER = pathToFileURL(resolve("tests/support/servers/fake-clock.mjs")).href;
const RUG = "/produtos/tapete-scallop";
const HOUR_MS = 3_600_000;

const app = openTestApp();

const siteSays = async (path: string) =>
  // Text only: pictures gain renditions meanwhile.
  (await (await fetch(app.url + path)).text()).replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, " ");

let cookie: string;
let rug: string;
beforeAll(async () => {
  cookie = await app.signIn();
  [rug = ""] = /\/admin\/tapetes\/[0-9a-f-]{36}/.exec(await screen("/admin/tapetes?q=Scallop")) ?? [];
});

const screen = async (path: string) => (await fetch(app.url + path, { headers: { cookie } })).text();

async function openRug(options: VisitorOptions = {}): Promise<Page> {
  const { page } = await openSignedIn(app, rug, { cookie, ...options });
  await expect(page.getByRole("heading", { level: 2, name: "Scallop" })).toBeVisible();
  return page;
}

const bar = (page: Page) => page.getByRole("region", { name: "Rascunhos e agendamentos deste item" });

const ARROW = "Publicar em uma data ou só uma língua";
const options = (page: Page) => page.getByRole("dialog", { name: "Publicar" });

async function writeInSpanish(page: Page, text: string): Promise<void> {
  await page
    .getByRole("radio", { name: /^Espanhol/ })
    .first()
    .press("Space");
  await page.locator('[name="es.materials"]').fill(text);
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText("Rascunho guardado", { exact: true }).first()).toBeVisible();
  await expect(bar(page).getByText("Espanhol", { exact: true })).toBeVisible();
}

const inHours = (hours: number) =>
  new Date(Date.now() + hours * HOUR_MS)
    .toLocaleString("sv-SE", { timeZone: "America/Sao_Paulo" })
    .slice(0, 16)
    .replace(" ", "T");

test("on a phone a draft in Spanish is written, seen by nobody, published alone, and another discarded and brought back", async () => {
  const page = await openRug({ viewport: PHONE });
  const portuguese = await siteSays(RUG);
  await writeInSpanish(page, "Lana de oveja negra");
  expectValue(await siteSays(`/es${RUG}`)).not.toContain("Lana de oveja negra");
  await expect(page.locator('[name="es.materials"]')).toHaveValue("Lana de oveja negra");
  await expectAccessible(page, "", { within: "[aria-label='Rascunhos e agendamentos deste item']" });
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );

  await page.goto("/admin/agendados");
  await untilHydrated(page);
  await expectAccessible(page, "", { within: "main" });
  expectValue(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );
  await page.getByRole("link", { name: "Abrir o editor de Scallop" }).click();
  await untilHydrated(page);
  await page.getByRole("button", { name: ARROW }).press("Enter");
  await expectAccessible(page, "", { within: "dialog[open]" });
  await options(page).getByRole("button", { name: "Publicar: Espanhol" }).press("Enter");
  await expect(page.getByText("Produto atualizado").first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expectValue(await siteSays(`/es${RUG}`)).toContain("Lana de oveja negra");
  expectValue(await siteSays(RUG)).toBe(portuguese);

  await untilHydrated(page);
  await writeInSpanish(page, "Seda");
  await bar(page).getByRole("button", { name: "Descartar rascunho: Espanhol" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Descartar rascunho" }).click();
  await expect(page.getByText("Rascunho descartado.")).toBeVisible();
  await expect(page.locator('[name="es.materials"]')).toHaveValue("Lana de oveja negra");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByText("O rascunho voltou").first()).toBeVisible();
  await expect(page.locator('[name="es.materials"]')).toHaveValue("Seda");
  expectValue(await siteSays(`/es${RUG}`)).toContain("Lana de oveja negra");
});

test("while the connection is lost, dates and drafts say so and what was typed stays; then they work", async () => {
  const page = await openRug({ expectErrors: [/ERR_INTERNET_DISCONNECTED/] });
  // Opened by its address: no other screen's script is there.
  await writeInSpanish(page, "Lana prometida");
  await page.locator('[name="leadTimeDays"]').fill("77");
  await page.getByText("Tirar do site em uma data…").click();
  const moment = page.getByLabel("Dia e hora (fuso horário do site)");
  const date = inHours(40);
  await moment.fill(date);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(page.getByText("Erro inesperado").first()).toBeVisible();
  await expect(moment).toHaveValue(date);
  await bar(page).getByRole("button", { name: "Descartar rascunho: Espanhol" }).click();
  const discard = page.getByRole("alertdialog").getByRole("button", { name: "Descartar rascunho" });
  await discard.click();
  await expect(discard).toBeHidden();
  await expect(page.getByText("Erro inesperado").first()).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(bar(page).getByText(/^Sai do site: /)).toBeVisible();
  await expect(page.locator("[data-sonner-toast]").getByText(/^Sai do site: /)).toBeVisible();
  await expect(page.locator('[name="leadTimeDays"]')).toHaveValue("77");
  await bar(page).getByText("Mudar a data…").click();
  await expect(moment).toHaveValue(date);
  await moment.press("Tab");
  await page.getByRole("button", { name: "Cancelar agendamento" }).press("Enter");
  await expect(page.getByText("Retirada cancelada").first()).toBeVisible();
  await expect(page.locator(":focus")).not.toHaveCount(0);

  await bar(page).getByRole("button", { name: "Descartar rascunho: Espanhol" }).click();
  await discard.click();
  await expect(page.getByText("Rascunho descartado.")).toBeVisible();
  await expect(page.locator('[name="es.materials"]')).not.toHaveValue("Lana prometida");
  // What was typed and not saved is offered, because the form began as another.
  await page.getByRole("button", { name: "Mostrar o que digitei" }).click();
  await expect(page.locator('[name="leadTimeDays"]')).toHaveValue("77");
});

test("what has a date is published at its time, also when it was off then, and what leaves leaves", async () => {
  const page = await openRug();
  await writeInSpanish(page, "Lana del año que viene");
  await page.getByRole("button", { name: ARROW }).click();
  const moment = options(page).getByLabel("Dia e hora (fuso horário do site)");
  await moment.fill(inHours(-2));
  await moment.press("Enter");
  await expect(options(page).getByText("Escolha um dia e uma hora que ainda não passaram.")).toBeVisible();
  await moment.fill(inHours(2));
  await options(page).getByRole("button", { name: "Agendar", exact: true }).click();
  await expect(bar(page).getByText(/^Agendado para /)).toBeVisible();
  // A scheduled change waits for its date, whatever else is published.
  await page.locator('[name="leadTimeDays"]').fill("120");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText(/^No site: o que vale .* Continua em rascunho: espanhol\.$/)).toBeVisible();
  expectValue(await siteSays(RUG)).toContain("120 dias");
  expectValue(await siteSays(`/es${RUG}`)).not.toContain("Lana del año que viene");
  await page.getByText("Tirar do site em uma data…").click();
  await page.getByLabel("Dia e hora (fuso horário do site)").last().fill(inHours(30));
  await page.getByRole("button", { name: "Agendar", exact: true }).last().click();
  await expect(bar(page).getByText(/^Sai do site: /)).toBeVisible();
  expectValue(await siteSays(`/es${RUG}`)).not.toContain("Lana del año que viene");

  await page.close();

  await app.restart({ NODE_OPTIONS: `--import=${LATER}`, HOURS_AHEAD: "31" });
  expectValue((await fetch(app.url + RUG)).status).toBe(404);
  expectValue(await screen("/admin/agendados")).toContain("Nenhum rascunho e nada agendado.");
  expectValue(await screen(rug), "published before it left").toContain("Lana del año que viene");
});
