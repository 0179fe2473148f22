import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { beforeAll, expect as expectValue, test } from "vitest";
import { expectAccessible } from "#tests/support/accessible.ts";
import { DESKTOP, expect, newVisitor, openSignedIn, PHONE, untilHydrated } from "#tests/support/browser.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { visitMainPage } from "./main-page.ts";

const TAB = "/admin/video-principal";
const YOUTUBE = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";
/** A short film of 200 kB. */
const FILM = "public/media/landing-light.mp4";

const app = openTestApp();
let cookie: string;
beforeAll(async () => {
  cookie = await app.signIn();
});

test("one still is fetched, a crop on a telephone and the whole one on a desk", async () => {
  const [crop, whole] = await Promise.all([stillsFetched(PHONE), stillsFetched(DESKTOP)]);
  expect(crop).toHaveLength(1);
  expect(whole).toHaveLength(1);
  expect(crop).not.toEqual(whole);
});

test("the saved captions go with the saved film and come back with it, what was typed stays; Enter publishes beside an outdated translation, and a refused one is shown with the focus", async () => {
  const page = await openTab();
  const address = page.getByLabel("Endereço do vídeo");
  const caption = page.locator('[name="caption"]');
  const translated = page.locator('[name="es.caption"]');
  const [saved, told] = [await address.inputValue(), await caption.inputValue()];
  expectValue(told).not.toBe("");
  await page.locator('[name="title"]').fill("Casa");
  await page.getByRole("radio", { name: /^Espanhol/ }).press("Space");
  await translated.fill("Otra");
  await address.fill(YOUTUBE);
  await expect(caption).toHaveValue("");
  await expect(translated).toHaveValue("Otra");
  await expect(page.locator('[name="title"]')).toHaveValue("Casa");
  await address.fill(saved);
  await expect(caption).toHaveValue(told);
  await expect(translated).toHaveValue("Otra");

  await page.getByRole("radio", { name: /^Português/ }).press("Space");
  await page.locator('[name="title"]').fill("Casa da serra");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Vídeo atualizado").first()).toBeVisible();
  await page.getByRole("radio", { name: /^Espanhol/ }).press("Space");
  await expect(page.getByRole("button", { name: "Título: a tradução continua certa" })).toBeVisible();
  const title = page.locator('[name="es.title"]');
  await title.fill("Casa de la sierra");
  await title.press("Enter");
  await expect.poll(() => visit("/principal-es")).toContain("Casa de la sierra");

  await page.reload();
  await untilHydrated(page);
  await page.getByRole("radio", { name: /^Espanhol/ }).press("Space");
  await title.fill("x".repeat(121));
  await page.getByRole("radio", { name: /^Português/ }).press("Space");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(title).toBeFocused();
});

test("a wrong file and an empty address are refused in the specification's words, and nothing changes; an uploaded MP4 is shown to visitors on the main page", async () => {
  const before = await filmAddress();
  const posterBefore = await poster();
  expect(posterBefore).toMatch(/^\/files\//);
  const page = await openTab([/422/]);
  const file = page.locator("input[type=file][name=file]");
  await file.setInputFiles({
    name: "foto.png",
    mimeType: "image/png",
    buffer: Buffer.from("não é um filme"),
  });
  await expect(page.getByText("Formato de arquivo inválido").first()).toBeVisible();
  await expect(page.getByText("Por favor, faça upload apenas de arquivos MP4.").first()).toBeVisible();

  const cut = readFileSync(FILM).subarray(0, 30_000);
  await file.setInputFiles({ name: "cortado.mp4", mimeType: "video/mp4", buffer: cut });
  await expect(page.getByText("cortado.mp4")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\w/ }).first()).toBeVisible();

  const stored = page.getByLabel("Endereço do vídeo");
  await stored.fill("");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("URL inválida").first()).toBeVisible();
  await expect(page.getByText("Por favor, insira uma URL válida para o vídeo.").first()).toBeVisible();
  expect(await filmAddress()).toBe(before);

  await file.setInputFiles(FILM);
  await expect(page.getByText("Vídeo carregado").first()).toBeVisible();
  await expect(stored).toHaveValue(/^\/files\/site_videos\/videos\/[\w-]+\.mp4$/);
  const preview = page.getByRole("region", { name: "Como fica no site" });
  await expect(preview.getByText("Ainda não está no site")).toBeVisible();
  const address = await stored.inputValue();
  // Until it is played, its still takes its place as soon as the browser has made one.
  await preview.getByRole("button", { name: "Reproduzir" }).click();
  await expect(preview.locator("video")).toHaveAttribute("src", address);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Vídeo atualizado").first()).toBeVisible();
  await expect(preview.getByText("Ainda não está no site")).toHaveCount(0);
  // A film that plays is drawn all the time.
  await page.close();

  const visitor = await visitMainPage(app.url, { viewport: PHONE });
  const film = visitor.page.locator("main video[data-film]");
  await expect.poll(() => hasFrame(film)).toBe(true);
  const after = (await film.getAttribute("data-film")) ?? "";
  await visitor.context.close();
  expect(after).not.toBe(before);
  await expect.poll(poster).not.toBe(posterBefore);
  expect(after).toMatch(/\/files\/site_videos\/videos\//);
  const whole = await fetch(new URL(after, app.url));
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const part = await fetch(new URL(after, app.url), { headers: { range: "bytes=0-99" } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
});

test("a YouTube address is recognised, saved, and waits behind its poster until the visitor asks for it", async () => {
  const page = await openTab();
  await page.getByLabel("Endereço do vídeo").fill(YOUTUBE);
  await expect(page.getByText("Vídeo do YouTube, mostrado no player sem cookies.")).toBeVisible();
  // The caption told of the film before.
  const caption = page.locator('[name="caption"]');
  await expect(caption).toHaveValue("");
  await caption.fill("Lua, no tear");
  await page.getByLabel("Escurecer o vídeo").fill("40");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Vídeo atualizado").first()).toBeVisible();

  const visitor = await visitMainPage(app.url, { reducedMotion: "reduce" });
  await expect(visitor.page.getByText("Lua, no tear")).toBeVisible();
  const asked: string[] = [];
  await visitor.context.route("https://www.youtube-nocookie.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>film</title>" });
  });
  await expect(visitor.page.locator("iframe")).toHaveCount(0);
  await visitor.page.getByRole("button", { name: "Assistir ao filme" }).click();
  await expect(visitor.page.locator("iframe")).toHaveAttribute(
    "src",
    /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test("a film that is stored already is chosen instead of sent again", async () => {
  const page = await openTab();
  const address = page.getByLabel("Endereço do vídeo");
  await address.fill(YOUTUBE);
  await page.getByRole("button", { name: "Escolher na Mídia" }).click();
  const library = page.getByRole("dialog");
  const stored = library.getByRole("button", { name: /landing/ }).first();
  await expect.poll(() => hasFrame(stored.locator("video"))).toBe(true);
  await stored.click();
  await library.getByRole("button", { name: /^Usar/ }).click();
  await expect(address).toHaveValue(/^\/files\/site_videos\/.+\.mp4$/);
  const chosen = await address.inputValue();
  await page.getByRole("button", { name: "Guardar rascunho" }).click();
  await expect(page.getByText(/[Rr]ascunho guardado/).first()).toBeVisible();
  await expect(address).toHaveValue(chosen);
  await page.goto("/admin/midia?ver=videos");
  await page
    .getByRole("link", { name: /landing/ })
    .first()
    .click();
  await expect.poll(() => hasFrame(page.locator("video[controls]"))).toBe(true);
});

test("an earlier film is brought back from the history", async () => {
  const page = await openTab();
  const history = page.getByRole("region", { name: "Histórico de vídeos" });
  const earlier = history.getByRole("button", { name: /^Usar de novo/ });
  const presence = page.waitForResponse(
    (response) => response.url().includes("/presenca") && response.status() === 200,
  );
  await earlier.first().click();
  await expect(page.getByText("Vídeo atualizado").first()).toBeVisible();
  expectValue(await (await presence).json()).toMatchObject({ savedBy: null });
  await expect(history.getByText("No site", { exact: true })).toHaveCount(1);
});

async function stillsFetched(viewport: { width: number; height: number }): Promise<string[]> {
  const { page } = await newVisitor(app.url, { viewport });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/principal-br");
  const hero = await page.getByRole("region", { name: "Um tapete" }).locator("picture").first().innerHTML();
  return fetched.filter((path) => hero.includes(path));
}

const hasFrame = (film: Locator) =>
  film.evaluate((element: HTMLVideoElement) => element.readyState >= element.HAVE_CURRENT_DATA);

test("a quotation and two films are put into a page by its editor, without a mouse and on a phone; a visitor sees them, and loads a film when asked for", async () => {
  const { page } = await openSignedIn(app, "/admin/paginas-criadas/novo", {
    cookie,
    expectErrors: [/422/],
    hasTouch: true,
  });
  await page.locator('[name="title"]').fill("O tear");
  await body(page).focus();
  await expect(body(page)).toHaveAttribute("contenteditable", "true");
  const toolbar = page.getByRole("toolbar").first();
  await page.keyboard.type("Quem tece:");
  await page.keyboard.press("Enter");
  await toolbar.getByRole("button", { name: "Citação" }).press("Enter");
  await expect(toolbar.getByRole("button", { name: "Citação", pressed: true })).toBeVisible();
  await expect(body(page)).toBeFocused();
  await page.keyboard.type("Um fio de cada vez.");
  await page.getByLabel("Quem disse").fill("Dona Aurora");
  await toolbar.getByRole("button", { name: "Filme" }).press("Enter");
  const address = page.getByLabel("Endereço do filme");
  await expect(address).toBeFocused();
  await page.keyboard.type("https://www.youtube.com/@atelier");
  await page.keyboard.press("Tab");
  await expect(address).toHaveAccessibleDescription(/não é de um filme/);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Um destes endereços não é de um filme").first()).toBeVisible();
  await address.fill(YOUTUBE);
  await expect(address).not.toHaveAccessibleDescription(/não é de um filme/);
  await page.getByLabel("Legenda").first().fill("O tear de perto");
  await expectAccessible(page, "a page's editor", { within: "main" });
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Página criada", { exact: true }).first()).toBeVisible();

  const shown = await visit("/pagina/o-tear");
  expectValue(shown).toMatch(
    /<figure[^>]*><blockquote[^>]*><p>Um fio de cada vez\.<\/p><\/blockquote><figcaption>Dona Aurora</,
  );
  expectValue(shown.match(/<blockquote|<iframe/g)).toEqual(["<blockquote"]);
  expectValue(shown).toContain(`href="${YOUTUBE}">Assistir ao filme`);
  expectValue(await visit("/es/pagina/o-tear")).toContain(`href="${YOUTUBE}">Ver la película`);
  expectValue(await visit("/en/pagina/o-tear")).toContain(`href="${YOUTUBE}">Watch the film`);
  expectValue(await visit("/busca?q=fio+cada+vez")).toContain("/pagina/o-tear");

  const visitor = await newVisitor(app.url, { viewport: PHONE });
  await visitor.context.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>film</title>" }),
  );
  await visitor.page.goto("/pagina/o-tear");
  await expectAccessible(visitor.page);
  await expect(visitor.page.locator("iframe")).toHaveCount(0);
  await visitor.page.getByRole("button", { name: "Assistir ao filme" }).click();
  const frame = visitor.page.getByTitle("Filme: O tear de perto");
  await expect(frame).toHaveAttribute("src", /youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?(?!.*mute)/);
  await expect(frame).toBeFocused();
  await visitor.context.close();

  await page.setViewportSize(PHONE);
  await page.goto("/admin/paginas-criadas");
  await page
    .getByRole("link", { name: /O tear/ })
    .first()
    .click();
  await untilHydrated(page);
  await body(page).focus();
  await expect(body(page)).toHaveAttribute("contenteditable", "true");
  await body(page).getByRole("button", { name: "Escolher na Mídia" }).tap();
  const library = page.getByRole("dialog");
  await expect(library.locator("input[type=file]")).not.toHaveAccessibleDescription(/solte/);
  await library.locator("input[type=file]").setInputFiles(FILM);
  await library.getByRole("button", { name: /^Usar/ }).tap();
  await expect(page.getByLabel("Endereço do filme")).toHaveValue(/^\/files\/site_videos\/.+\.mp4$/);
  await page.getByRole("button", { name: "Retirar citação" }).tap();
  await expect(page.getByLabel("Quem disse")).toHaveCount(0);
  await page.getByRole("button", { name: "Publicar", exact: true }).tap();
  await expect(page.getByText("Página atualizada").first()).toBeVisible();
  const after = await visit("/pagina/o-tear");
  expectValue(after).not.toContain("<blockquote");
  const [, film = ""] =
    /<video controls="" preload="none"[^>]*aria-label="Filme: O tear de perto"[^>]*>\s*<source src="([^"]+)"/.exec(
      after,
    ) ?? [];
  expectValue((await fetch(new URL(film, app.url))).headers.get("content-type")).toBe("video/mp4");
});

const body = (page: Page) => page.getByRole("textbox", { name: "Texto", exact: true }).first();
const visit = async (path: string) => (await fetch(app.url + path)).text();

async function openTab(expectErrors: RegExp[] = []): Promise<Page> {
  const { page } = await openSignedIn(app, TAB, { cookie, expectErrors });
  await expect(page.getByRole("heading", { name: "Vídeo principal" })).toBeVisible();
  return page;
}

async function filmAddress(): Promise<string> {
  return /<video[^>]* data-film="([^"]+)"/.exec(await visit("/principal-br"))?.[1] ?? "";
}

/** The first picture of the film, made by the browser or by the server, takes the demonstration's place. */
async function poster(): Promise<string> {
  const html = await visit("/principal-br");
  return /<link rel="preload" as="image"[^>]*imageSrcSet="([^" ]+)/i.exec(html)?.[1] ?? "";
}
