import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const INBOX = "/admin/leads";
const LIBRARY = "/admin/midia";
const BAR = "form[data-range]";
const SUBSCRIPTIONS = "/admin/newsletter";

const app = openTestApp();

async function write(path: string, fields: Record<string, string>, status = 200): Promise<void> {
  const body = new URLSearchParams({ consent: "on", ...fields });
  const response = await fetch(app.url + path, { method: "POST", body, headers: { origin: app.url } });
  expectValue([path, response.status]).toEqual([path, status]);
}

const askForQuote = (name: string, reach: string) =>
  write("/produtos/tapete-scallop", { form: "quote", name, reach, size: "200 × 300 cm", message: "Azul" });

const jpeg = async (width: number, name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await picture("jpeg", width, 30),
});

async function open(path: string, expectErrors: RegExp[] = []): Promise<Page> {
  const { page } = await newVisitor(app.url, { cookie: await app.signIn(), expectErrors });
  await goTo(page, path);
  return page;
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

const row = (page: Page, name: string) => page.getByRole("listitem").getByRole("link", { name }).first();
const files = (page: Page) => page.getByRole("list", { name: "Arquivos" }).getByRole("link");
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

/** What is in front of the middle of the focused control. */
const coverOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!found) return `${focused.textContent || focused.ariaLabel} is out of view`;
    return focused.contains(found) || found.contains(focused)
      ? ""
      : `${found.localName} ${found.textContent}`;
  });

test("many requests are ticked, get another state or are deleted, and both can be undone; what has no such state is left", async () => {
  for (const name of ["Rosa Um", "Rosa Dois"]) await askForQuote(name, "rosa@example.com");
  await write("/contato", {
    form: "contact",
    name: "Rosa Três",
    email: "rosa@example.com",
    subject: "Limpeza do tapete",
    message: "Como limpo o tapete depois da chuva?",
  });
  const page = await open(`${INBOX}?q=rosa`);
  await page.getByLabel("Escolher todos desta página").check();
  await expect(page.getByText("3 pedidos escolhidos")).toBeVisible();
  await expectAccessible(page, "what is done to ticked requests", { within: BAR });
  const status = page.getByLabel("Nova situação");
  await page.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(notice(page, "Falta a situação")).toBeVisible();
  const change = page.getByRole("button", { name: "Mudar", exact: true });
  const window = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 560 });
  const boxes = page.getByRole("checkbox", { name: /^Escolher Rosa/ });
  await boxes.first().focus();
  for (const key of [...Array(5).fill("Tab"), ...Array(6).fill("Shift+Tab")]) {
    await page.keyboard.press(key);
    await expect.poll(() => coverOfFocus(page), "neither bar nor notice covers the focus").toBe("");
  }
  await page.setViewportSize(window ?? { width: 1280, height: 720 });
  await boxes.first().press("Enter");
  await expect(page.getByText("2 pedidos escolhidos"), "Enter ticks and sends nothing").toBeVisible();
  await boxes.first().press("Enter");
  await expect(page.getByText("3 pedidos escolhidos")).toBeVisible();
  await change.focus();
  const dismiss = page.getByRole("button", { name: "Dispensar" });
  await dismiss.focus();
  await page.keyboard.press("Tab");
  await expect(change, "Tab leaves the notice").not.toBeFocused();
  await change.focus();
  await dismiss.focus();
  await page.keyboard.press("Enter");
  await expect(change, "the focus goes back when the notice is dismissed").toBeFocused();
  await status.selectOption("Proposta");
  await page.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(notice(page, "2 situações mudadas")).toBeVisible();
  await expect(row(page, "Rosa Um")).toContainText("proposta");
  await expect(row(page, "Rosa Três")).toContainText("novo");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Mudança desfeita")).toBeVisible();
  await expect(row(page, "Rosa Dois")).toContainText("novo");

  await page.getByRole("checkbox", { name: "Escolher Rosa Três" }).check();
  await status.selectOption("Respondida");
  await page.getByRole("button", { name: "Mudar", exact: true }).click();
  await expect(notice(page, "1 situação mudada")).toBeVisible();
  await page.getByRole("link", { name: /^Respondida/ }).click();
  await expect(row(page, "Rosa Três")).toBeVisible();
  await expect(row(page, "Rosa Um")).toBeHidden();

  await goTo(page, `${INBOX}?q=rosa`);
  await boxes.first().check();
  await page.getByText("Ver quais").press("Enter");
  await page.getByRole("button", { name: /^Tirar .* da escolha/ }).press("Enter");
  await expect(page.getByText("Ver quais")).toBeHidden();
  await expect(page.locator("main :focus"), "the focus goes on to the list").toHaveCount(1);
  await page.getByLabel("Escolher todos desta página").check();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir 3 pedidos?" });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "3 pedidos excluídos")).toBeVisible();
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "3 pedidos de volta à lista")).toBeVisible();
  await expect(row(page, "Rosa Três")).toBeVisible();
});

test("many files are ticked, moved into a folder or deleted, and both can be undone", async () => {
  const page = await open(LIBRARY);
  await page.getByRole("button", { name: "Nova pasta" }).click();
  await page.getByLabel("Nome da pasta").fill("Feira");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Feira 0" })).toBeVisible();
  await page.getByRole("link", { name: /^Todas as pastas/ }).click();
  await expect(page.getByRole("link", { name: "Feira 0" })).not.toHaveAttribute("aria-current", "true");
  const pair = [await jpeg(601, "feira-um.jpg"), await jpeg(602, "feira-dois.jpg")];
  await page.getByLabel("Enviar arquivos").focus();
  await page.getByLabel("Enviar arquivos").setInputFiles(pair);
  await expect(page.getByText("2 arquivos carregados com sucesso.")).toBeVisible();
  await expect(page.getByLabel("Enviar arquivos"), "the focus stays while files are sent").toBeFocused();
  await page.getByRole("searchbox").fill("feira-");
  await expect(files(page)).toHaveCount(2);
  await page.getByLabel("Escolher todos desta página").check();
  await expect(page.getByText("2 arquivos escolhidos")).toBeVisible();
  await expectAccessible(page, "what is done to ticked files", { within: BAR });
  await page.getByLabel("Pasta para onde vão").selectOption("Feira");
  await page.getByRole("button", { name: "Mover", exact: true }).click();
  await expect(notice(page, "2 arquivos movidos")).toBeVisible();
  await expect(page.getByRole("link", { name: "Feira 2" })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Mudança desfeita")).toBeVisible();
  await expect(page.getByRole("link", { name: "Feira 0" })).toBeVisible();
  await page.getByLabel("Escolher todos desta página").check();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir 2 arquivos?" });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "2 arquivos excluídos")).toBeVisible();
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Exclusão desfeita")).toBeVisible();
  await expect(files(page)).toHaveCount(2);
});

test("many subscriptions are deleted at once, and come back", async () => {
  // Without a mail server the confirmation waits.
  for (const name of ["lia", "noa"])
    await write("/newsletter", { form: "newsletter", email: `${name}@example.com` }, 202);
  const page = await open(SUBSCRIPTIONS);
  await page.getByLabel("Escolher todos desta página").check();
  await expect(page.getByText("2 assinaturas escolhidas")).toBeVisible();
  await expectAccessible(page, "what is done to ticked subscriptions", { within: BAR });
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Excluir 2 assinaturas?" });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(notice(page, "2 assinaturas excluídas")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "2 assinaturas de volta à lista")).toBeVisible();
  await expect(page.getByText("lia@example.com", { exact: true })).toBeVisible();
});

test("on a phone many rugs are priced, moved and chosen for a collection", async () => {
  const page = await open("/admin/tapetes");
  await page.setViewportSize(PHONE);
  await page.getByRole("checkbox", { name: "Escolher Scallop" }).click();
  await page.getByRole("checkbox", { name: "Escolher Golden Lines" }).click({ modifiers: ["Shift"] });
  await expect(page.getByText("3 tapetes escolhidos")).toBeVisible();
  await expectAccessible(page, "what is done to ticked rugs", { within: BAR });
  const percent = page.getByRole("textbox", { name: "Preços em %" });
  await percent.fill("nada");
  await percent.press("Enter");
  await expect(page.getByText("Escreva quanto, como +10 ou -5.")).toBeVisible();
  await percent.fill("-95");
  await percent.press("Enter");
  await expect(percent).toHaveAccessibleDescription("De −90 a 500%.");
  await percent.fill("+10");
  await percent.press("Enter");
  const prices = page.getByRole("alertdialog", { name: "Mudar os preços de 3 tapetes em +10%?" });
  await expect(prices.getByRole("listitem").filter({ hasText: "Scallop" })).toContainText(
    /R\$\s4\.190 → .*R\$\s4\.609/,
  );
  await expect(prices.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await expectAccessible(page, "prices before and after", { within: "[role=alertdialog]" });
  await prices.getByRole("button", { name: "Cancelar" }).click();
  await expect(page.getByText("3 tapetes escolhidos"), "they stay ticked").toBeVisible();
  await page.getByLabel("Coleção para onde vão").selectOption("Natural");
  await page.getByRole("button", { name: "Mover", exact: true }).click();
  await expect(notice(page, "3 produtos atualizados")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Escolher Scallop" })).not.toBeChecked();
  const scallop = page.getByRole("listitem").filter({ hasText: "Scallop" });
  await expect(scallop).toContainText("Natural");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(notice(page, "Mudança desfeita")).toBeVisible();
  await expect(scallop).not.toContainText("Natural");
  // Twelve rugs with five taps, another by name; the choice outlasts a search.
  await goTo(page, "/admin/colecoes");
  await page.getByRole("link", { name: "Editar Natural" }).click();
  await page.getByRole("link", { name: "Escolher tapetes" }).click();
  const boxes = page.getByRole("checkbox", { name: /^Escolher (?!todos)/ });
  await boxes.nth(0).click();
  await page.getByRole("button", { name: "Escolher até…" }).click();
  await expect(page.getByText("Toque no último: os do meio entram juntos.")).toBeVisible();
  await boxes.nth(11).click();
  await expect(page.getByText("12 tapetes escolhidos")).toBeVisible();
  const another = (await boxes.nth(14).getAttribute("aria-label"))?.replace("Escolher ", "") ?? "";
  await page.getByRole("searchbox", { name: "Escolher tapetes para Natural" }).fill(another.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText("13 tapetes escolhidos")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Buscar tapete" });
  await search.fill("zzzz");
  await expect(page.getByText("Nada encontrado")).toBeVisible();
  await search.fill("");
  await expect(boxes.nth(14)).toBeChecked();
  await page.getByRole("button", { name: "Pôr em Natural" }).click();
  await expect(page.getByText(/produtos atualizados/).first()).toBeVisible();
  const rows = page.locator("li", { has: page.locator("[name=many]") });
  for (const place of [0, 11, 14]) await expect(rows.nth(place)).toContainText("Natural");
});

test("names that could not be searched are back in the field, and are not called unknown", async () => {
  const page = await open("/admin/colecoes", [/ERR_FAILED.*nomes/]);
  await page.getByRole("link", { name: "Editar Natural" }).click();
  await page.getByRole("link", { name: "Escolher tapetes" }).click();
  const field = page.getByRole("searchbox", { name: "Escolher tapetes para Natural" });
  const names = "**/admin/tapetes/nomes?**";
  await page.route(names, (route) => route.abort());
  await field.fill("Scallop; Quintal");
  await expect(page.getByText("Não foi possível procurar. Confira a conexão")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Não foi possível procurar todos os nomes.")).toBeVisible();
  await expect(field).toHaveValue("Scallop; Quintal");
  await page.unroute(names);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 tapetes escolhidos")).toBeVisible();
  await expect(field).toHaveValue("");
});

test("at every width the bar moves no row, hides no control, and stands in lines", async () => {
  const page = await open("/admin/tapetes");
  const boxes = page.getByRole("checkbox", { name: /^Escolher (?!todos)/ });
  const topOf = async () => (await boxes.nth(1).boundingBox())?.y;
  const bar = page.getByRole("form", { name: "Tapetes escolhidos" });
  const scrolled = () => page.evaluate(() => scrollY);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await boxes.first().scrollIntoViewIfNeeded();
    const before = await topOf();
    await boxes.first().check();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expectValue(await topOf(), `the next row at ${width} px`).toBe(before);
    const place = await scrolled();
    await bar.getByRole("textbox", { name: "Preços em %" }).focus();
    expectValue(await scrolled(), `a field of the bar is in view at ${width} px`).toBe(place);
    await expect(bar.getByText("Preços em %", { exact: true })).toBeVisible();
    const parts = bar.locator(":is(button, select, input):visible");
    const middles = await parts.evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ top, height }) => Math.round(top + height / 2)),
    );
    const lines = new Set(middles).size;
    expectValue(lines, `lines of ${middles} at ${width} px`).toBeLessThanOrEqual(width < 1200 ? 4 : 2);
    await boxes.last().focus();
    await expect.poll(() => coverOfFocus(page), `at ${width} px`).toBe("");
    await boxes.last().press("Space");
    await expect(page.getByText("2 tapetes escolhidos")).toBeVisible();
    await boxes.last().press("Space");
    await boxes.first().uncheck();
    await expect(bar).toBeHidden();
  }
});
