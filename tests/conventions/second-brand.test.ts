import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { valueIn } from "#app/features/settings/default-settings.server.ts";
import { SETTING_NAMES, schemaNamed } from "#app/features/settings/saving/declared-settings.ts";
import { wordsOf } from "#app/features/settings/saving/setting-words.rules.ts";
import { DEFAULT_SETTINGS } from "#app/features/settings/settings.defaults.ts";
import { LOCALES, pathFor } from "#app/i18n/locales.ts";
import { SITEMAP_PATHS } from "#app/site/seo/sitemap.rules.ts";
import { type ReadPdf, readPdf } from "#tests/support/pdf.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { startTestApp } from "#tests/support/servers/test-app.ts";

/** What belongs to the first demo brand only: name, places, numbers, rugs and words. */
const FIRST_BRAND = [
  /\bUrdume\b/,
  /urdume\.example/,
  /urdume_example/,
  /Barra Funda/,
  /São Paulo/,
  /Rua do Tear/,
  /01140-000/,
  /90000-0000(?<!81\)? 90000-0000)/,
  /5511900000000/,
  /3000-0000/,
  /551130000000/,
  /\b1995\b/,
  /Ocean Blue|Golden Lines|Soft Living|Studio Ryzi|Cobogó|Vão Livre|Marola/,
  /Cartas do tear|Estúdio Quadra|Ateliê Meridiano|Pacaembu|Higienópolis/,
  /\/media\//,
];
/** A jurisdiction is not named; a time zone is no address. */
const HARMLESS = [/America\/Sao_Paulo/g];
const ANYBODYS_LENGTH = 24;
const FIRST_LETTERS = /piazzolla|instrument/i;
const FIRST_INKS = ["#15181f", "#5b5953"];
const ELSEWHERE = /^https?:|^mailto:|^tel:|^\/\/|^#/;
const NOT_PAGES = /^\/(?:files|assets|api|admin|simulador-admin|icone|og)\b|\.\w{2,4}$/;

const app = openTestApp({ seed: "demo-2" });

async function everyPage(url: string, isFollowing = true): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = SITEMAP_PATHS.flatMap((path) => LOCALES.map((locale) => pathFor(locale, path)));
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (found.has(path)) continue;
    const response = await fetch(url + path);
    const html = await response.text();
    expect(response.status, path).toBe(200);
    found.set(path, html);
    if (!isFollowing) continue;
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      const [next = ""] = href.replaceAll("&amp;", "&").split(/[?#]/);
      if (next && !ELSEWHERE.test(href) && !NOT_PAGES.test(next) && !found.has(next)) waiting.push(next);
    }
  }
  return found;
}

/** All texts of the first brand; very short ones may recur. */
const FIRST_SENTENCES = LOCALES.flatMap((locale) =>
  SETTING_NAMES.flatMap((name) =>
    Object.values(wordsOf(schemaNamed(name), valueIn(DEFAULT_SETTINGS[locale], name))),
  ),
).filter((sentence) => sentence.length > ANYBODYS_LENGTH);

const asText = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

function wordsOfFirstBrand(text: string): string[] {
  const plain = HARMLESS.reduce((rest, harmless) => rest.replaceAll(harmless, ""), text);
  return FIRST_BRAND.flatMap((word) => plain.match(word)?.[0] ?? []);
}

/** A document in the brand's fonts and colours without those of the first. */
function expectOwn({ text, fonts, colours }: ReadPdf, colour: string): void {
  expect(text).toContain("Caroá");
  expect(wordsOfFirstBrand(text.replace(/\s+/g, " "))).toEqual([]);
  expect(fonts.join()).toMatch(/bricolage/i);
  expect(fonts.join()).not.toMatch(FIRST_LETTERS);
  expect(colours).toContain(colour);
  for (const ink of FIRST_INKS) expect(colours).not.toContain(ink);
}

describe("the second brand", () => {
  test("shows nothing of the first on any page that can be reached", async () => {
    const pages = await everyPage(app.url);
    expect(pages.size).toBeGreaterThan(90);
    const found = [...pages].flatMap(([path, html]) => {
      const text = asText(html);
      const sentences = FIRST_SENTENCES.filter((sentence) => text.includes(sentence));
      const words = [...wordsOfFirstBrand(html), ...sentences];
      return words.length > 0 ? [`${path}: ${words.join(", ")}`] : [];
    });
    expect(found).toEqual([]);
    for (const [path, html] of pages) expect(html, path).toContain("Caroá");
  });

  test.each([
    "/manifest.webmanifest",
    "/rss.xml",
    "/es/rss.xml",
    "/en/rss.xml",
    "/sitemap.xml",
    "/sitemap.xml?parte=paginas-1",
    "/sitemap.xml?parte=tapetes-1",
    "/nao-existe",
    "/admin-login",
    "/simulador-admin",
  ])("nor does %s", async (path) => {
    expect(wordsOfFirstBrand(await (await fetch(app.url + path)).text())).toEqual([]);
  });

  test("has a typeface, colours and icons of its own, within the budgets and under the same policy", async () => {
    const response = await fetch(`${app.url}/principal-br`);
    const html = await response.text();
    const [, style = ""] = /<html[^>]*style="([^"]+)"/.exec(html) ?? [];
    expect(style).toContain("--palette-paper:#f8f1e1");
    expect(style).toContain("--palette-accent:#0a6b6e");
    expect(html).toMatch(/<link rel="preload" as="font"[^>]*bricolage-grotesque/);
    expect(html).not.toMatch(/rel="preload"[^>]*piazzolla/);
    expect(response.headers.get("content-security-policy")).toMatch(
      /style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';/,
    );
    const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
    expect(await (await fetch(app.url + sheet)).text()).toContain("Bricolage Grotesque");
    const [, icon = ""] = /<link rel="icon" href="([^"]+\.svg)"/.exec(html) ?? [];
    const drawn = await fetch(app.url + icon);
    expect(drawn.headers.get("content-type")).toBe("image/svg+xml");
    expect(await drawn.text()).toContain("#2a1526");
  });

  test("hands out tear sheets without the first brand's mark", async () => {
    const sheet = await fetch(`${app.url}/produtos/tapete-sobrado/ficha.pdf`);
    expect(sheet.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await sheet.arrayBuffer());
    expect(bytes.toString("latin1")).not.toMatch(/urdume/i);
    expectOwn(readPdf(bytes), "#2a1526");
  });

  test.each([
    ["paginas/principal", "#f8f1e1"],
    ["produtos/tapete-sobrado", "#f8f1e1"],
    ["colecoes/classica", "#6b2b17"],
  ])("has a card for %s on its own ground", async (name, ground) => {
    const card = await fetch(`${app.url}/og/pt-BR/${name}.jpg`);
    expect(card.headers.get("content-type")).toBe("image/jpeg");
    const corner = await sharp(Buffer.from(await card.arrayBuffer()))
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer();
    const wanted = Buffer.from(ground.slice(1), "hex");
    for (const [place, channel] of corner.entries())
      expect(Math.abs(channel - (wanted[place] ?? 0)), `${name}: ${corner.toString("hex")}`).toBeLessThan(5);
  });

  test.each([
    ["", "páginas", "Doze desenhos da mesma ladeira"],
    ["/es", "páginas", "Doce dibujos de la misma cuesta"],
    ["/en", "pages", "Twelve patterns from one hill"],
  ])("offers its catalogues, in which every word is its own (%s/tapetes)", async (language, pages, said) => {
    const places = [
      ["/tapetes", "colecoes", said],
      ["/curadoria?ano=2024", "2024", "O ano da porta"],
      ["/curadoria?ano=2025", "2025", "Maré, mangue, recife e farol"],
    ] as const;
    for (const [path, name, words] of places) {
      const html = await (await fetch(app.url + language + path)).text();
      const file = `/files/site_assets/catalogues/caderno-${name}.pdf`;
      expect(html, path).toContain(`href="${file}"`);
      const response = await fetch(app.url + file);
      expect(response.headers.get("content-type"), file).toBe("application/pdf");
      expect(response.headers.get("content-disposition"), file).toBe("attachment");
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(bytes.toString("latin1", 0, 5)).toBe("%PDF-");
      expect(bytes.toString("latin1")).not.toMatch(/urdume/i);
      const read = readPdf(bytes);
      expectOwn(read, "#f8f1e1");
      expect(read.text).toContain("Rua do Amparo, 77");
      expect(read.text.replace(/\s+/g, " ")).toContain(words);
      expect(html, path).toContain(`${read.pages} ${pages}, PDF`);
    }
  });

  test("says one number, and after one change the same hours in every language and to machines", async () => {
    const cookie = await app.signIn();
    const settings = `${app.url}/admin/configuracoes/contato`;
    expect(await (await fetch(settings, { headers: { cookie } })).text()).toContain("wa.me/5581900000000");
    const casa = "contact.hours.places.casa";
    const body = new URLSearchParams({
      panel: "hours",
      "contact.timeZone": "America/Recife",
      "contact.hours.places": "casa",
      [`${casa}.name`]: "Casa",
    });
    const lines = [
      ["Tuesday", "Friday", "10:00", "17:00"],
      ["Saturday", "", "10:00", "15:30"],
      ["", "", "", ""],
    ];
    for (const [at, line] of lines.entries()) {
      body.append(`${casa}.times`, String(at));
      for (const [part, name] of ["first", "last", "opens", "closes"].entries())
        body.set(`${casa}.times.${at}.${name}`, line[part] ?? "");
    }
    const saved = await fetch(settings, { method: "POST", body, headers: { cookie, origin: app.url } });
    expect(saved.status).toBe(200);
    const textOf = async (path: string) => asText(await (await fetch(app.url + path)).text());
    expect(await textOf("/principal-br")).toContain("Terça a sexta, 10h-17h. Sábado, 10h-15h30.");
    for (const [path, days, saturday, telephone] of [
      ["/contato", "Terça a sexta", "10h-15h30", "(81) 90000-0000"],
      ["/es/contato", "De martes a viernes", "10:00-15:30", "+55 81 90000-0000"],
      ["/en/contato", "Tuesday to Friday", "10:00–15:30", "+55 81 90000-0000"],
    ] as const) {
      const page = await textOf(path);
      for (const said of [days, saturday, '"closes":"15:30"', telephone, "wa.me/5581900000000"])
        expect(page, path).toContain(said);
      expect(page, path).not.toMatch(/10h-14h|10:00[-–]14:00/);
    }
  });

  test("shows where it is from a pasted link, and only a way there from an address", async () => {
    const headers = { cookie: await app.signIn(), origin: app.url };
    const address = { panel: "address", "contact.addressLines": "Rua do Amparo, 77\nOlinda, PE" };
    const contactAfter = async (point: string) => {
      const body = new URLSearchParams({ ...address, "contact.map.point": point });
      await fetch(`${app.url}/admin/configuracoes/contato`, { method: "POST", body, headers });
      return asText(await (await fetch(`${app.url}/contato`)).text());
    };
    const pinned = await contactAfter("https://www.google.com/maps/place/Casa/data=!3d-8.0136!4d-34.8489");
    expect(pinned).toMatch(/Ver o mapa aqui[\s\S]*"latitude":-8.0136,"longitude":-34.8489/);
    const searched = await contactAfter("");
    expect(searched).toContain("maps/search/?api=1&query=Rua+do+Amparo%2C+77%2C+Olinda%2C+PE");
    expect(searched).not.toMatch(/Ver o mapa aqui|"latitude"/);
  });

  test("writes its mails under its own name", async () => {
    const page = await (await fetch(`${app.url}/contato`)).text();
    const [, form = ""] = /name="form" value="([^"]+)"/.exec(page) ?? [];
    const guard = Object.fromEntries(
      [...page.matchAll(/<input type="hidden" name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, key, value]) => [
        key,
        value,
      ]),
    );
    const fields = new URLSearchParams({
      ...guard,
      form,
      name: "Nina Rocha",
      email: "nina@visita.test",
      subject: "other",
      message: "Gostaria de ver o Sobrado de perto.",
      consent: "on",
    });
    await fetch(`${app.url}/contato`, {
      method: "POST",
      body: fields,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: app.url },
    });
    const cookie = await app.signIn();
    const mails = await (await fetch(`${app.url}/admin/emails`, { headers: { cookie } })).text();
    expect(mails).toContain("oi@caroa.example");
    expect(wordsOfFirstBrand(mails.replaceAll("dona@urdume.test", ""))).toEqual([]);
    const settings = await (
      await fetch(`${app.url}/admin/configuracoes/email`, { headers: { cookie } })
    ).text();
    expect(settings).toContain("Caroá &lt;nao-responda@caroa.example&gt;");
  });
});

/** Built-in pictures are shown until the owner uploads others, but not described. */
const EXAMPLE_PICTURES = /\/media\/[\w.-]+/g;

test("a site without content names nothing of the demonstration on any page, before it has a name", async () => {
  const empty = await startTestApp({ seed: "none" });
  try {
    const headers = { cookie: await empty.signIn(), origin: empty.url };
    const film = { url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", title: "", subtitle: "" };
    const body = new URLSearchParams(film);
    const saved = await fetch(`${empty.url}/admin/video-principal`, { method: "POST", body, headers });
    expect(saved.status).toBe(200);
    const pages = await everyPage(empty.url, false);
    expect(pages.size).toBeGreaterThan(40);
    const found = [...pages].flatMap(([path, html]) => {
      const words = wordsOfFirstBrand(asText(html).replace(EXAMPLE_PICTURES, ""));
      return words.length > 0 ? [`${path}: ${words.join(", ")}`] : [];
    });
    expect(found).toEqual([]);
    const unfilled = [...pages].filter(([, html]) => /\]\(|, \./.test(asText(html))).map(([path]) => path);
    expect(unfilled).toEqual([]);
    // The poster of an external film must not be a demo picture.
    const main = pages.get("/principal-br") ?? "";
    expect(main).not.toContain("/media/hero");
    expect(main).toContain("Assistir ao filme");
  } finally {
    await empty.stop();
  }
}, 300_000);
