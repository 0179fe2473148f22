import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newOwner, type Owner } from "#tests/support/owner.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

const FAKE_CLOCK = pathToFileURL(resolve("tests/support/servers/fake-clock.mjs")).href;

let app: TestApp;
let owner: Owner;
let cookie: string;
let quote: string;

const typed = {
  quote: "Nosso chão ficou quieto.",
  author: "Hoteleira",
  role: "Natal",
  "es.quote": "El suelo se quedó quieto.",
  active: "on",
};

beforeAll(async () => {
  app = await startTestApp({ seed: "none" });
  owner = await newOwner(app);
  cookie = await app.signIn();
  await owner.post("/admin/depoimentos/novo", typed);
  const { html } = await owner.get("/admin/depoimentos");
  [quote = ""] = /\/admin\/depoimentos\/[0-9a-f-]{36}/.exec(html) ?? [];
});
afterAll(() => app.stop());

const visit = async (path: string) => {
  const response = await fetch(app.url + path);
  return { status: response.status, etag: response.headers.get("etag"), html: await response.text() };
};

type PreviewResult = {
  state: string;
  html?: string;
  isTyped?: boolean;
  isHidden?: boolean;
  status?: number;
} & {
  errors?: Record<string, string[]>;
};

async function preview(of: string, fields: Record<string, string>, more: Record<string, string> = {}) {
  const { who = cookie, ...query } = more;
  const response = await fetch(`${app.url}/admin/previa?${new URLSearchParams({ de: of, ...query })}`, {
    method: "POST",
    headers: { origin: app.url, cookie: who },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  const text = await response.text();
  const result = text.startsWith("{") ? (JSON.parse(text) as PreviewResult) : null;
  return { status: response.status, headers: response.headers, answer: result };
}

const savings = async () => (await owner.get("/admin/historico")).html.match(/<li/g)?.length ?? 0;

describe("the page as it is typed", () => {
  test("is the real page in the form's language, marked and for nobody else", async () => {
    const {
      status,
      headers,
      answer: result,
    } = await preview(quote, { ...typed, "es.quote": "Digitado agora." }, { idioma: "es" });
    expect([status, result?.state, result?.isTyped]).toEqual([200, "shown", true]);
    expect(result?.html).toContain("Digitado agora.");
    expect(result?.html).toContain('<html lang="es"');
    expect(result?.html).toContain("Vista previa — aún sin publicar");
    expect(result?.html).toContain('name="robots" content="noindex, nofollow"');
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("content-security-policy") ?? "frame-ancestors 'none'").toContain("'none'");
  });

  test("leaves no trace: not on the site, not in the history, not in the audit log", async () => {
    await visit("/principal-es");
    const [before, count, record] = [
      await visit("/principal-es"),
      await savings(),
      (await owner.get("/admin/registro")).html.match(/<tr|<li/g)?.length,
    ];
    for (const text of ["Uma.", "Duas.", "Três."])
      await preview(quote, { ...typed, quote: text, "es.quote": text }, { idioma: "es" });
    expect(await visit("/principal-es")).toEqual(before);
    expect(await savings()).toBe(count);
    expect((await owner.get("/admin/registro")).html.match(/<tr|<li/g)?.length).toBe(record);
    expect((await owner.get(quote)).html).toContain("Nosso chão ficou quieto.");
  });

  test("of something new shows it, and it is not there afterwards", async () => {
    const { answer: result } = await preview("/admin/tapetes/novo", {
      name: "Maré nova",
      shape: "rectangular",
    });
    expect(result?.errors).toEqual({});
    expect(result?.html).toContain("Maré nova");
    expect(result?.isHidden).toBe(true);
    expect((await owner.get("/admin/tapetes")).html).not.toContain("Maré nova");
    expect((await visit("/produtos/tapete-mare-nova")).status).toBe(404);
  });

  test("of two people at once shows each their own", async () => {
    const who = await app.signIn("editor");
    const [mine, theirs] = await Promise.all([
      preview(quote, { ...typed, quote: "Da Ana." }),
      preview(quote, { ...typed, quote: "Da Bia." }, { who }),
    ]);
    expect(mine.answer?.html).toContain("Da Ana.");
    expect(mine.answer?.html).not.toContain("Da Bia.");
    expect(theirs.answer?.html).toContain("Da Bia.");
  });

  test("names what is refused; what is kept is shown when nothing else can be", async () => {
    const wrong = { ...typed, quote: "" };
    const refused = await preview(quote, wrong);
    expect([refused.answer?.state, Object.keys(refused.answer?.errors ?? {})]).toEqual([
      "refused",
      ["quote"],
    ]);
    const kept = await preview(quote, wrong, { inteira: "" });
    expect([kept.answer?.isTyped, kept.answer?.html?.includes("Nosso chão ficou quieto.")]).toEqual([
      false,
      true,
    ]);
  });

  test("shows the settings where they are seen", async () => {
    const fields = { panel: "testimonials", "testimonials.title": "Quem já pisou" };
    const { answer: result } = await preview("/admin/configuracoes/pagina-principal", fields);
    expect(result?.html).toContain("Quem já pisou");
    expect((await visit("/principal-br")).html).not.toContain("Quem já pisou");
    const simulator = await preview("/admin/configuracoes/simulador", {
      panel: "simulator",
      "simulator.embedUrl": "",
    });
    expect(simulator.answer).toEqual({ state: "nowhere" });
    expect((await owner.get("/admin/configuracoes/simulador")).html).not.toContain("Ver como fica");
  });

  test("shows a notice opened, in the language that has it, and the texts of all rugs in the page of one", async () => {
    const fair = await preview("/admin/configuracoes/abertura", {
      ...{ panel: "boatShow", "boatShow.isActive": "on", "boatShow.name": "Feira" },
      ...{ "boatShow.title": "Vemo-nos no cais", "boatShow.text": "Venha.", "boatShow.where": "Aqui" },
    });
    expect(fair.answer?.html).toMatch(/<dialog id="boat-show" open=""[\s\S]*Vemo-nos no cais/);
    const promo = await preview(
      "/admin/configuracoes/promocao",
      {
        ...{ panel: "promo", "promo.isActive": "on", "promo.title": "Lãs novas" },
        ...{ "promo.text": "Chegaram.", "promo.button": "Ver", "promo.buttonUrl": "/tapetes" },
      },
      { idioma: "es" },
    );
    expect(promo.answer?.html).toMatch(/<dialog id="promo" open=""[\s\S]*Lãs novas/);
    const ofRugs = { panel: "pageRug", "pages.rug.quote": "Respondemos hoje mesmo." };
    const withoutRugs = await preview("/admin/configuracoes/outras-paginas", ofRugs);
    expect(withoutRugs.answer).toEqual({ state: "nowhere" });
    await owner.post("/admin/tapetes/novo", { name: "Onda", state: "published" });
    const ofOne = await preview("/admin/configuracoes/outras-paginas", ofRugs);
    expect(ofOne.answer?.html).toContain("Respondemos hoje mesmo.");
  });

  test("is refused to whoever may not save that, and for what is no form of the site's content", async () => {
    const who = await app.signIn("editor");
    const settings = await preview(
      "/admin/configuracoes",
      { panel: "brand", "brand.name": "Minha" },
      { who },
    );
    expect(settings.answer).toEqual({ state: "failed", status: 403 });
    expect((await preview(quote, typed, { who: "" })).status).toBe(302);
    for (const [address, fields] of [
      ["/admin/contas", typed],
      ["/admin/copias", typed],
      ["/admin/depoimentos/novo/../../contas", typed],
      ["https://example.com/admin/cores/novo", typed],
      [quote, { ...typed, intent: "remove" }],
    ] as const)
      expect((await preview(address, fields)).status, address).toBe(400);
    expect((await preview(quote, { ...typed, quote: "x".repeat(1_100_000) })).status).toBe(413);
  });
});

describe("a link to it", () => {
  const make = async (fields: Record<string, string>, who = cookie) => {
    const response = await fetch(`${app.url}/admin/previa/link`, {
      method: "POST",
      headers: { origin: app.url, cookie: who },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    const address = response.ok ? ((await response.json()) as { address: string }).address : "";
    return { status: response.status, path: address.replace(app.url, "") };
  };
  const open = async (path: string) => {
    const response = await fetch(app.url + path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  test("shows the draft to somebody without an account, as it is when it is opened", async () => {
    await owner.post(quote, { ...typed, "es.quote": "Borrador uno.", "save-as": "draft" });
    const { path } = await make({ de: quote, idioma: "es", dias: "7" });
    expect(path).toMatch(/^\/es\/previa\/[0-9a-f]{48}$/);
    const { status, headers, html } = await open(path);
    expect([status, html.includes("Borrador uno.")]).toEqual([200, true]);
    expect(html).toContain("Vista previa — aún sin publicar");
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect((await visit("/principal-es")).html).not.toContain("Borrador uno.");
    await owner.post(quote, { ...typed, "es.quote": "Borrador dos.", "save-as": "draft" });
    expect((await open(path)).html).toContain("Borrador dos.");
  });

  test("shows nothing but the draft of its own thing", async () => {
    await owner.post("/admin/cores/novo", { name: "CINZA", hex: "#777777", active: "on" });
    const { html } = await owner.get("/admin/cores");
    const [colour = ""] = /\/admin\/cores\/[0-9a-f-]{36}/.exec(html) ?? [];
    const { path } = await make({ de: colour });
    await owner.post(quote, { ...typed, quote: "Rascunho alheio.", "save-as": "draft" });
    const page = await open(path);
    expect(page.html).toContain("CINZA");
    expect(page.html).not.toContain("Rascunho alheio.");
  });

  test("that was cancelled answers 410, and one that never was 404", async () => {
    const { path } = await make({ de: quote, idioma: "en" });
    expect((await open(path)).status).toBe(200);
    const list = await owner.get("/admin/previas");
    const [, id = ""] = /name="id" value="([0-9a-f-]{36})"/.exec(list.html) ?? [];
    await owner.post("/admin/previas", { id });
    const over = await open(path);
    expect([over.status, over.html.includes("This preview has ended")]).toEqual([410, true]);
    const unknown = await open(`/es/previa/${"0".repeat(48)}`);
    expect([unknown.status, unknown.html.includes("Esta vista previa no existe")]).toEqual([404, true]);
    expect(unknown.html).toContain('content="noindex, nofollow"');
    expect((await owner.get("/admin/registro")).html).toContain("cancelou um link de prévia");
  });

  test("is made only for what one may edit, and for what is there", async () => {
    const nobody = "01a1fb9e-a970-7535-a786-604283140ed2";
    expect((await make({ de: `/admin/depoimentos/${nobody}` })).status).toBe(404);
    expect((await make({ de: "/admin/depoimentos/novo" })).status).toBe(400);
    expect((await make({ de: "/admin/contas", id: nobody })).status).toBe(400);
    expect((await make({ de: quote }, "")).status).toBe(302);
  });

  test("shows the page that a withdrawn rug has", async () => {
    const rug = { name: "Vazante", description: "Foi tecido até 2024.", state: "withdrawn" };
    const { path: editor } = await owner.post("/admin/tapetes/novo", rug);
    const { path } = await make({ de: editor });
    const page = await open(path);
    expect([page.status, page.html.includes("Vazante")]).toEqual([200, true]);
    expect((await preview(editor, { ...rug, name: "Vazante azul" })).answer?.html).toContain("Vazante azul");
  });

  test("is made in a language that the site has, also after another was switched off", async () => {
    const languages = (more: object) =>
      owner.post("/admin/comecar/linguas", { language: "pt-BR", "pt-BR": "on", currency: "both", ...more });
    await owner.post("/admin/servicos/novo", { title: "Restauro", active: "on" });
    const [service = ""] =
      /\/admin\/servicos\/[0-9a-f-]{36}/.exec((await owner.get("/admin/servicos")).html) ?? [];
    const { path } = await make({ de: quote, idioma: "es" });
    await languages({});
    const page = await open(path);
    expect([page.status, page.html.includes('lang="pt-BR"')]).toEqual([200, true]);
    // Only the main pages of the other languages name what the workshop does.
    expect((await preview(service, { title: "Restauro", active: "on" })).answer).toEqual({
      state: "nowhere",
    });
    await languages({ en: "on" });
    expect((await preview(service, { title: "Restauro", active: "on" })).answer?.html).toContain("Restauro");
    await languages({ es: "on", en: "on" });
  });

  test("opens for its days and no longer", async () => {
    const { path: short } = await make({ de: quote, dias: "7" });
    const { path: long } = await make({ de: quote, dias: "30" });
    await app.restart({ NODE_OPTIONS: `--import=${FAKE_CLOCK}` });
    expect((await open(short)).status).toBe(410);
    expect((await open(long)).status).toBe(200);
  }, 90_000);
});
