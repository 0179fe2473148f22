import type { Page } from "@playwright/test";
import { expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, untilHydrated, withoutPictures } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

withoutPictures();

const app = openTestApp();

async function open(path: string, options: Parameters<typeof newVisitor>[1] = {}) {
  const { page, context } = await newVisitor(app.url, { cookie: await app.signIn(), ...options });
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await untilHydrated(page);
  return { page, context };
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

const imagesIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="images"[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);

const visit = async (path: string) => (await fetch(app.url + path)).text();

test("on a phone filters and tabs stand in one line each, in which the current one is seen; a featured rug that is edited comes into view with its first fields", async () => {
  const { page } = await open("/admin/tapetes?situacao=fora-do-simulador", { viewport: PHONE });
  const filters = page.getByRole("navigation").filter({ hasText: "Fora do simulador" });
  await expect(filters.getByRole("link", { name: "Fora do simulador" })).toBeInViewport({ ratio: 1 });
  await page.goto("/admin/colecoes");
  await untilHydrated(page);
  const tabs = page.getByRole("navigation", { name: "Página principal" });
  await expect(tabs.getByRole("link", { name: "Coleções" })).toBeInViewport({ ratio: 1 });
  const tops = await tabs
    .locator("li")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expectValue(new Set(tops).size).toBe(1);
  // The ring around what is focused is not cut off at its top.
  const room = await tabs.getByRole("list").evaluate((list) => parseFloat(getComputedStyle(list).paddingTop));
  expectValue(room).toBeGreaterThanOrEqual(8);

  await tabs.locator('a[href="/admin/destaques"]').click();
  await page.getByRole("link", { name: /^Editar Scallop/ }).click();
  await expect(page.getByRole("heading", { name: "Editar Scallop" })).toBeFocused();
  await expect(page.locator("main form input[name=title]")).toBeInViewport();
});

test("a testimonial is written in three languages with a thumb, and the next visitor reads it; what is missing is reported beside its field, in the language where it is, and what was typed stays", async () => {
  const { page } = await open("/admin/depoimentos", { viewport: PHONE });
  await page.getByRole("link", { name: "Novo depoimento" }).click();
  await page.getByRole("textbox", { name: "Quem diz" }).fill("Arquiteto");
  await page.getByRole("radio", { name: /^Espanhol/ }).check();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Preencha este campo.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Quem diz" })).toHaveValue("Arquiteto");
  await page
    .getByRole("textbox", { name: "Depoimento", exact: true })
    .fill("Ninguém mais tira os sapatos por educação.");
  await page.getByRole("textbox", { name: /^Complemento/ }).fill("Belém");
  await page.getByRole("radio", { name: /^Espanhol/ }).check();
  await page.emulateMedia({ forcedColors: "active" });
  const chosen = page.getByRole("radiogroup").locator("label:has(:checked)");
  await expect(chosen).not.toHaveCSS("background-color", /^rgba?\(255, 255, 255/);
  await page.emulateMedia({ forcedColors: null });
  await page.getByRole("button", { name: "Copiar do português" }).click();
  await expect(page.locator('[name="es.quote"]')).toHaveValue("Ninguém mais tira os sapatos por educação.");
  await page.locator('[name="es.quote"]').fill("Ya nadie se quita los zapatos por educación.");
  await expect(page.getByText("Inglês").getByLabel("faltam 3 textos")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Depoimento criado")).toBeVisible();
  await expect(page.locator("main"), "the form had the focus").toBeFocused();
  await expect(page.getByRole("heading", { level: 2, name: "Depoimentos" })).toBeInViewport();
  await expect(page.getByText("Faltam 3 textos em outras línguas")).toBeVisible();
  expectValue(await visit("/principal-br")).toContain("Ninguém mais tira os sapatos por educação.");
  expectValue(await visit("/principal-es")).toContain("Ya nadie se quita los zapatos por educación.");
});

const FORM_BESIDE_LIST = [
  ["/admin/destaques", "title", "Novo produto"],
  ["/admin/colecoes", "title", "Nova coleção"],
] as const;

test("what is typed in a new item beside its list stays while the list is searched", async () => {
  const { page } = await open(FORM_BESIDE_LIST[0][0]);
  for (const [path, field, heading] of FORM_BESIDE_LIST) {
    const leaving = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
    if (path !== FORM_BESIDE_LIST[0][0]) {
      await page.locator(`a[href="${path}"]`).first().click();
      await leaving.getByRole("button", { name: "Sair sem salvar" }).click();
    }
    await expect(page.getByRole("heading", { level: 3, name: heading })).toBeVisible();
    await page.locator(`main [name="${field}"]`).fill("Ainda por guardar");
    await page
      .locator("main search input[type=search], main form[role=search] input")
      .first()
      .fill("nada que exista");
    await page.waitForURL(/[?&]q=nada/);
    await expect(page.getByText("Nada encontrado.")).toBeVisible();
    await expect(page.locator(`main [name="${field}"]`)).toHaveValue("Ainda por guardar");
  }
});

const DISCONNECTED = /ERR_INTERNET_DISCONNECTED/;
/** Tabs beside each other. */
const TABS = [
  "/admin/video-principal",
  "/admin/galeria",
  "/admin/amostras",
  "/admin/destaques",
  "/admin/colecoes",
];
const LISTS = [...TABS, "/admin/tapetes", "/admin/depoimentos"];
const UPLOADS = [
  ["/admin/video-principal", null, "filme.mp4", "video/mp4", "Erro ao fazer upload"],
  [
    "/admin/galeria",
    "Trocar Imagem 1: enviar outra imagem",
    "sala.jpg",
    "image/jpeg",
    "Erro ao fazer upload",
  ],
  ["/admin/amostras", "Adicionar imagens", "sala.jpg", "image/jpeg", "Erro no upload"],
] as const;

test("a deletion whose line is cut says that it failed, and nothing is gone; so does an upload", async () => {
  const { page, context } = await open("/admin/video-principal", { expectErrors: [DISCONNECTED] });
  for (const path of LISTS) {
    if (TABS.includes(path)) await page.locator(`a[href="${path}"]`).first().click();
    else await goTo(page, path);
    await expect(page.locator(`a[href="${path}"][aria-current]`).first()).toBeAttached();
    const remove = page.getByRole("button", { name: /^Excluir (?!selecionadas)/ });
    await expect(remove.first()).toBeVisible();
    const before = await remove.count();
    await remove.first().click();
    await context.setOffline(true);
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /^Excluir/ })
      .click();
    const failed = page.getByText("Erro ao excluir", { exact: true });
    await expect(failed).toBeVisible();
    await expect(page.getByText("Sem conexão com o site. Nada se perdeu", { exact: false })).toBeVisible();
    await expect(remove).toHaveCount(before);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Dispensar" }).click();
    await expect(failed).toHaveCount(0);
  }
  for (const [path, label, name, mimeType, title] of UPLOADS) {
    // Stops pending retries before the next page is opened.
    await page.goto("about:blank");
    await context.setOffline(false);
    await goTo(page, path);
    const field = label ? page.getByLabel(label) : page.locator("input[type=file]").first();
    await context.setOffline(true);
    await field.setInputFiles({ name, mimeType, buffer: Buffer.alloc(4000, 7) });
    await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByText("Sem conexão. Continua sozinho quando ela voltar.").first()).toBeVisible();
  }
});

test("a colour is chosen by eye or by its code; a line that is cut while saving takes nothing along", async () => {
  const { page, context } = await open("/admin/cores/novo", {
    expectErrors: [DISCONNECTED, /status of 502/],
  });
  await page.getByLabel("Código da cor").fill("7a3a22");
  await expect(page.getByLabel("Escolher a cor")).toHaveValue("#7a3a22");
  await page.getByLabel("Escolher a cor").fill("#204060");
  await expect(page.getByLabel("Código da cor")).toHaveValue("#204060");

  await page.getByRole("textbox", { name: "Nome" }).fill("PITANGA");
  await page.getByLabel("Código da cor").fill("#c0392b");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Sem conexão com o site. Nada se perdeu", { exact: false })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue("PITANGA");
  await context.setOffline(false);
  // A server in between, while this one starts again.
  const broken = { status: 502, contentType: "text/html", body: "<h1>502 Bad Gateway</h1>" };
  await page.route("**/cores/novo.data*", (route) => route.fulfill(broken), { times: 1 });
  await page.getByRole("button", { name: "Dispensar" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Sem conexão com o site. Nada se perdeu", { exact: false })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue("PITANGA");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Cor criada")).toBeVisible();
  expectValue(await visit("/amostra-de-cores")).toContain("PITANGA");
});

test("leaving with words that were not saved asks first; so does a deletion, by keyboard, which is undone from its notice; pictures are sorted by keyboard", async () => {
  const { page } = await open("/admin/servicos/novo");
  await page.getByRole("textbox", { name: "Nome" }).fill("Restauro");
  const leaving = page.getByRole("alertdialog", { name: "Sair sem salvar?" });
  await page.getByRole("link", { name: "Voltar para a lista" }).click();
  await expect(leaving).toContainText("fica guardado neste navegador");
  await expectAccessible(page, "the question before leaving", { within: "[role=alertdialog]" });
  await leaving.getByRole("button", { name: "Continuar aqui" }).click();
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue("Restauro");
  await page.getByRole("link", { name: "Voltar para a lista" }).click();
  await leaving.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Serviços" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Retomamos o que você digitou/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Nome" })).toHaveValue("Restauro");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin/configuracoes/email");
  await untilHydrated(page);
  await page.getByRole("textbox").first().fill("correio.exemplo.test");
  await page.getByRole("link", { name: "Hoje" }).first().click();
  await expect(leaving).toContainText("não foi salvo e se perde");
  await leaving.getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await page.goto("/admin/feiras");
  await untilHydrated(page);
  const row = page.getByRole("listitem").filter({ hasText: "edição 2025" });
  await row.getByRole("button", { name: /^Excluir/ }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: /^Excluir “Expositor, edição 2025/ });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await row.getByRole("button", { name: /^Excluir/ }).click();
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Feira excluída")).toBeVisible();
  await expect(row).toHaveCount(0);
  expectValue(await visit("/principal-es")).not.toContain("Marola y Vão Livre");
  await page.keyboard.press("Control+z");
  await expect(row).toBeVisible();
  expectValue(await visit("/principal-es")).toContain("Marola y Vão Livre");

  await page.goto("/admin/curadoria");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Editar 2024. O ano do relevo" }).first().click();
  await expect(page.getByRole("heading", { name: "Curadoria 2024" })).toBeVisible();
  const form = page.url();
  const images = page.locator('input[name="images"]');
  await expect(images).toHaveCount(6);
  const before = await images.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await page
    .getByRole("button", { name: /^Mover/ })
    .first()
    .focus();
  for (const key of ["Space", "End", "Space"]) await page.keyboard.press(key);
  const after = [...before.slice(1), before[0]];
  await expect
    .poll(() => images.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(after);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Edição atualizada")).toBeVisible();
  const stored = await (await page.context().request.get(form)).text();
  expectValue(imagesIn(stored)).toEqual(after);
});

test("without script an entry is written with a plain form", async () => {
  const { page } = await open("/admin/cores", { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Nova cor" }).click();
  await page.getByRole("textbox", { name: "Nome" }).fill("BURITI");
  await page.getByLabel("Código da cor").fill("#b5651d");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect.poll(() => page.locator("main").innerText()).toContain("Cor criada");
  await expect(page.getByRole("link", { name: "Editar BURITI" })).toBeVisible();
});

test("a list keeps its search when a rug that it found is deleted", async () => {
  const { page } = await open("/admin/tapetes?q=lua");
  await page.getByRole("button", { name: "Excluir Lua" }).click();
  const removal = page.getByRole("alertdialog", { name: "Excluir “Lua”?" });
  await removal.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByText("Produto excluído").first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tapetes\?q=lua$/);
  await expect(page.getByText("Nada encontrado.")).toBeVisible();
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(page.getByRole("link", { name: "Lua", exact: true })).toBeVisible();
});

test("on a phone no notice covers why a field was refused, which comes into view smoothly", async () => {
  const { page } = await open("/admin/configuracoes/contato", {
    viewport: PHONE,
    reducedMotion: "no-preference",
  });
  await page.getByRole("textbox", { name: /^WhatsApp/ }).fill("98888-7766");
  const scrolled = page.evaluate(() => new Promise((end) => addEventListener("scrollend", end)));
  await page.getByRole("button", { name: "Publicar Telefones e e-mails" }).click();
  await expect(page.getByText("Confira os campos")).toBeVisible();
  await scrolled;
  const why = page.getByText(/^Este número não chega a ninguém/);
  const isSeen = () =>
    why.evaluate((words) => {
      const { left, bottom } = words.getBoundingClientRect();
      return words.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
  await expect.poll(isSeen).toBe(true);
});
