import type { Page } from "@playwright/test";
import { describe, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, newVisitor, PHONE, withoutPictures } from "#tests/support/browser.ts";
import { picture } from "#tests/support/media-fixtures.ts";
import { sharedSite } from "#tests/support/servers/shared-site.ts";

withoutPictures();

const SENT = "Mensagem enviada com sucesso!";
const FAILED = "Erro ao enviar mensagem. Tente novamente.";

const app = { url: sharedSite() };

/** The server refuses forms that are sent within two seconds. */
const read = (page: Page) => page.waitForTimeout(2100);

/** From the ring of a focused field to its label and to its message. Runs in the page. */
function spacesBeyondRing(field: Element): number[] {
  const { outlineOffset, outlineWidth } = getComputedStyle(field);
  const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
  const { top, bottom } = field.getBoundingClientRect();
  const label = field.previousElementSibling?.getBoundingClientRect();
  const message = field.nextElementSibling?.getBoundingClientRect();
  return [top - ring - (label?.bottom ?? top), (message?.top ?? bottom) - ring - bottom];
}

async function fillMessage(page: Page): Promise<void> {
  const form = page.locator("#form-contact");
  await form.getByLabel("Nome").fill("Ana Souza");
  await form.getByLabel("E-mail").fill("ana@example.com");
  await form.getByLabel("Assunto").fill("Tapete para a sala");
  await form.getByLabel("Mensagem").fill("Procuro um tapete azul de 2 × 3 m.");
  await form.getByLabel(/Aceito que/).check();
}
const submit = (page: Page) => page.locator("#form-contact").getByRole("button", { name: "Enviar mensagem" });

describe("the contact form", () => {
  test("names what is missing at submit, then follows each change, sends once however often the button is pressed, and thanks", async () => {
    const { page } = await newVisitor(app.url);
    await page.goto("/contato");
    const form = page.locator("#form-contact");
    await form.getByLabel("Nome").fill("A");
    await expect(form.getByText("Nome deve ter pelo menos 2 caracteres")).toBeHidden();
    await submit(page).click();
    for (const words of [
      "Nome deve ter pelo menos 2 caracteres",
      "Email inválido",
      "Assunto deve ter pelo menos 3 caracteres",
      "Mensagem deve ter pelo menos 10 caracteres",
    ])
      await expect(form.getByText(words)).toBeVisible();
    await expect(form.getByLabel("Nome")).toBeFocused();
    await form.getByLabel("Nome").hover();
    const error = await form.getByText("Email inválido").evaluate((words) => getComputedStyle(words).color);
    await expect(form.getByLabel("Nome")).toHaveCSS("border-top-color", error);
    const [above, below] = await form.getByLabel("Nome").evaluate(spacesBeyondRing);
    expectValue(above).toBeGreaterThan(0);
    expectValue(below).toBeGreaterThan(0);
    await expectAccessible(page, "a form with errors", { within: "#form-contact" });
    await form.getByLabel("Nome").fill("Ana");
    await expect(form.getByText("Nome deve ter pelo menos 2 caracteres")).toBeHidden();
    await expect(form.getByText("Email inválido")).toBeVisible();
    await fillMessage(page);
    await read(page);
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    await submit(page).dblclick();
    await expect(page.getByRole("status").filter({ hasText: SENT })).toBeVisible();
    expect(posts).toBe(1);
    await expect(form.getByLabel("Mensagem")).toHaveValue("");
    await expect(form.getByLabel(/Aceito que/)).not.toBeChecked();
    await expect(form).toBeFocused();
  });

  test("keeps what was typed when the connection breaks, and a retry is the same message", async () => {
    const { page } = await newVisitor(app.url, { expectErrors: [/ERR_FAILED|ERR_CONNECTION/] });
    await page.goto("/contato");
    await fillMessage(page);
    await read(page);
    const keys: (string | undefined)[] = [];
    const keyOf = (body: string | null) => /name="submissionKey"\r\n\r\n(\w+)/.exec(body ?? "")?.[1];
    await page.route("**/contato*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      keys.push(keyOf(route.request().postData()));
      if (keys.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: FAILED })).toBeVisible();
    await expect(page.locator("#form-contact").getByLabel("Mensagem")).toHaveValue(/tapete azul/);
    await submit(page).click();
    await expect(page.getByRole("status").filter({ hasText: SENT })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test("is sent as without script when its script cannot be loaded", async () => {
    const { page } = await newVisitor(app.url, { expectErrors: [/ERR_FAILED|Failed to fetch/] });
    await page.route("**/assets/react.client-*.js", (route) => route.abort());
    await page.goto("/contato");
    await fillMessage(page);
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeInViewport();
  });

  test("works without script: errors beside the fields, what was typed kept, thanks in place", async () => {
    const { page } = await newVisitor(app.url, { javaScriptEnabled: false, viewport: PHONE });
    await page.goto("/contato");
    await fillMessage(page);
    await page.locator("#form-contact").getByLabel("Nome").fill("A");
    await submit(page).click();
    await expect(page.getByText("Nome deve ter pelo menos 2 caracteres")).toBeVisible();
    await expect(page.locator("#form-contact").getByLabel("Assunto")).toHaveValue("Tapete para a sala");
    await expect(page.locator("#form-contact").getByLabel(/Aceito que/)).toBeChecked();
    await page.locator("#form-contact").getByLabel("Nome").fill("Ana");
    await submit(page).click();
    await expect(page.getByText(SENT)).toBeInViewport();
  });
});

test("beside the contact form the newsletter's box says so when no answer comes, and the live map comes only when it is asked for", async () => {
  const { page, context } = await newVisitor(app.url);
  const asked: string[] = [];
  await context.route("https://www.openstreetmap.org/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>map</title>" });
  });
  await page.addInitScript(() => {
    const within = AbortSignal.timeout;
    AbortSignal.timeout = (ms) => within(Math.min(ms, 200));
  });
  await page.goto("/contato");
  await page.route("**/newsletter", () => {});
  const box = page.getByRole("contentinfo");
  await box.getByRole("textbox").fill("ana@example.com");
  await box.getByRole("button", { name: "Assinar" }).click();
  await expect(box.getByText("A assinatura não foi registrada. Tente de novo.")).toBeVisible();
  await expect(box.getByRole("button", { name: "Assinar" })).toBeEnabled();

  const picture = page.getByRole("figure").getByRole("img");
  await expect(picture).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  const { bottom, ratio } = await picture.evaluate((element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return { bottom, ratio: width / height };
  });
  expectValue(ratio).toBeCloseTo(1.5, 1);
  const link = page.getByRole("link", { name: "Abrir no mapa" });
  expectValue(await link.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  await expect(page.getByRole("link", { name: "Abrir no mapa" })).toHaveAttribute(
    "href",
    /openstreetmap\.org/,
  );
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Ver o mapa aqui" }).click();
  await expect(page.getByTitle("Mapa do OpenStreetMap")).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page.getByText(/^O mapa não apareceu\? O endereço é Rua do Tear/)).toBeVisible();
});

test("a round rug is asked for by its diameter, as large as it can be made; of another shape the price is answered while it is typed, and the request takes a sketch", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, hasTouch: true });
  await page.goto("/personalizados");
  const form = page.locator("#form-made-to-measure");
  await form.getByText("Redondo").click();
  await expect(form.getByLabel("Largura (cm)")).toBeHidden();
  await expect(form.getByLabel("Comprimento (cm)")).toBeHidden();
  const diameter = form.getByLabel("Diâmetro (cm)");
  await diameter.fill("300");
  await expect(form.getByText("9 m², área do quadrado em volta dele")).toBeVisible();
  await expect(page.getByRole("img", { name: "O seu tapete visto de cima: Ø 300 cm" })).toBeVisible();
  await diameter.fill("900");
  await expect(form.getByText("Um tapete redondo tem até 400 cm de diâmetro")).toBeVisible();
  await expect(form.getByText(/cerca de R\$/)).toBeHidden();
  await form.getByLabel("Nome").fill("Ana Souza");
  await form.getByLabel("WhatsApp ou e-mail").fill("ana@example.com");
  await form.getByLabel(/Aceito que/).check();
  await read(page);
  await form.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(diameter).toBeFocused();
  await expectAccessible(page, "a request with errors", { within: "#form-made-to-measure" });

  await form.getByText("Orgânico").click();
  await form.getByLabel("Largura (cm)").fill("240");
  await form.getByLabel("Comprimento (cm)").fill("340");
  await expect(form.getByText(/8,16 m²/)).toBeVisible();
  await expect(form.getByText(/cerca de R\$/)).toBeVisible();
  const files = form.locator("input[type=file]");
  await files.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("texto") });
  await expect(form.getByText(/Envie imagens/)).toBeVisible();
  await files.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("texto") });
  await expect(form.getByText(/Envie imagens/)).toBeHidden();
  // The extension is that of a picture, the content is not: only the server notices.
  await form.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(form.getByText(/Envie imagens/)).toBeVisible();
  await expect(form.getByLabel("Largura (cm)")).toHaveValue("240");
  await files.setInputFiles({ name: "traço.png", mimeType: "image/png", buffer: await picture("png") });
  await form.getByRole("button", { name: "Enviar pedido" }).click();
  const sent = page.getByRole("status").filter({ hasText: "Pedido sob medida enviado" });
  await expect(sent).toBeFocused();
  await expect(sent).toContainText("Orgânico");
  await expect(sent).toContainText("240 × 340 cm");
});

test("a round rug has one field without script too", async () => {
  const { page } = await newVisitor(app.url, { javaScriptEnabled: false });
  await page.goto("/en/personalizados");
  await expect(page.getByLabel("Diameter (cm)")).toBeHidden();
  await page.getByText("Round", { exact: true }).last().click();
  await expect(page.getByLabel("Diameter (cm)")).toBeVisible();
  await expect(page.getByLabel("Width (cm)")).toBeHidden();
});

test("a professional asks for access in Spanish", async () => {
  const { page } = await newVisitor(app.url, { viewport: PHONE, hasTouch: true });
  await page.goto("/es/acesso-exclusivo");
  const form = page.locator("#form-exclusive-access");
  await form.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(form.getByText("Elija una opción")).toBeVisible();
  await expect(
    form.getByText("Número no válido: escríbalo con el prefijo del país, por ejemplo +34 600 000 000"),
  ).toBeVisible();
  await expectAccessible(page, "an application with errors", { within: "#form-exclusive-access" });
  await form.getByText("Interiorismo").click();
  await expect(form.getByText("Elija una opción")).toBeHidden();
  await form.getByLabel("Nombre").fill("Caio Reis");
  await form.getByLabel("Estudio o tienda").fill("Estudio Reis");
  await form.getByLabel("Correo electrónico").fill("caio@example.com");
  await form.getByLabel("WhatsApp").fill("+34 600 000 000");
  await form.getByLabel("Ciudad").fill("Madrid");
  await form.getByLabel(/Acepto que/).check();
  await read(page);
  await form.getByRole("button", { name: "Enviar solicitud" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Solicitud de acceso enviada" })).toBeVisible();
});

test("a rug's page takes a quotation for a size, and distinguishes it from a sample", async () => {
  const { page } = await newVisitor(app.url);
  await page.goto("/produtos/tapete-scallop");
  const sample = page.locator("#form-sample");
  await sample.getByRole("button", { name: "Pedir amostra" }).click();
  await expect(sample.getByText("Preencha este campo")).toBeVisible();
  await expectAccessible(page, "a rug's requests with errors", { within: "#form-sample" });
  const quote = page.locator("#form-quote");
  await expect(quote.getByText("Nome deve ter pelo menos 2 caracteres")).toBeHidden();
  await quote.getByLabel("Nome").fill("Bia Lima");
  await quote.getByLabel("WhatsApp ou e-mail").fill("12");
  await quote.getByLabel("Medida").selectOption({ index: 1 });
  await quote.getByLabel(/Aceito que/).check();
  await read(page);
  await quote.getByRole("button", { name: "Pedir orçamento" }).click();
  await expect(quote.getByText("Escreva um número com DDD ou um e-mail")).toBeVisible();
  await quote.getByLabel("WhatsApp ou e-mail").fill("(11) 98888-7777");
  await expect(quote.getByText("Escreva um número com DDD ou um e-mail")).toBeHidden();
  await quote.getByRole("button", { name: "Pedir orçamento" }).click();
  const sent = page.getByRole("status").filter({ hasText: "Pedido de orçamento enviado" });
  for (const fact of ["Scallop", "150 × 200 cm", /R\$\s4\.190/, "A resposta vai para (11) 98888-7777."])
    await expect(sent).toContainText(fact);
  await expect(sent.getByRole("link", { name: "Ficha em PDF" })).toBeVisible();
  await expect(page.getByText("Respondemos em um dia útil").filter({ visible: true })).toHaveCount(1);
  await expect(quote.getByLabel("Nome")).toBeHidden();
  await expect(sample.getByText("Preencha este campo")).toBeVisible();
});
