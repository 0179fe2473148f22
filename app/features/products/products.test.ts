import { describe, expect, test } from "vitest";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";
import { startTestApp } from "#tests/support/servers/test-app.ts";

const app = openTestApp();

const ask = (path: string) => fetch(app.url + path, { redirect: "manual" });
const textOf = async (path: string) => (await ask(path)).text();
const factsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((found) =>
    JSON.parse(found[1] ?? ""),
  );
const NAMED = ["scallop", "ocean-blue", "golden-lines", "studio-ryzi", "soft-living", "contemporary"].concat([
  "natureza",
  "geometrico",
  "minimalista",
]);

describe.each([
  {
    ...{ prefix: "", price: "R$\u00a06.890", gone: "Ressaca saiu do catálogo", room: "/simulador" },
    knots: "<dt>Nós por dm²</dt><dd>2.500.</dd>",
    edge: "<dt>Borda</dt><dd>Arremate costurado em lã cal.</dd>",
    weight: "<dt>Peso</dt><dd>4,2\u00a0kg por m².</dd>",
  },
  {
    ...{ prefix: "/es", price: "€\u00a01.290", gone: "Ressaca ya no está en el catálogo" },
    ...{ room: "/es/simulador", knots: "<dt>Nudos por dm²</dt><dd>2.500.</dd>" },
    edge: "<dt>Borde</dt><dd>Remate cosido en lana color cal.</dd>",
    weight: "<dt>Peso</dt><dd>4,2\u00a0kg por m².</dd>",
  },
  {
    ...{
      prefix: "/en",
      price: "€\u00a01,290",
      gone: "Ressaca has left the catalogue",
      room: "/en/simulador",
    },
    knots: "<dt>Knots per dm²</dt><dd>2,500.</dd>",
    edge: "<dt>Edge</dt><dd>Edging sewn in limewash wool.</dd>",
    weight: "<dt>Weight</dt><dd>4.2\u00a0kg per m².</dd>",
  },
])("in $prefix/", ({ prefix, price, gone, room, knots, edge, weight }) => {
  test.each(NAMED)("%s has its page", async (rug) => {
    const response = await ask(`${prefix}/produtos/tapete-${rug}`);
    expect(response.status).toBe(200);
    const html = await response.text();
    // The size form can be submitted to the simulator too.
    const toRoom = html.match(/<button[^>]*>/g)?.filter((tag) => /formaction=/i.test(tag)) ?? [];
    expect(toRoom).toHaveLength(2);
    for (const tag of toRoom)
      for (const attribute of [`formaction="${room}"`, 'name="tapete"', `value="tapete-${rug}"`])
        expect(tag.toLowerCase()).toContain(attribute);
    expect(html).toContain(`${prefix}/produtos/tapete-${rug}/ficha.pdf`);
    const shares = [...html.matchAll(/>(\d+)\s?%</g)].map(([, percent]) => Number(percent));
    expect(shares.length).toBeGreaterThan(1);
    expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100)).toBeLessThanOrEqual(
      shares.length / 2,
    );
    expect(html).toContain('id="form-quote"');
    expect(html).toContain('id="form-sample"');
  });

  test("the lead time is given for sizes that the rug has", async () => {
    for (const [rug, sizes] of [
      ["lua", ["Ø 150 cm", "Ø 200 cm", "Ø 250 cm", "Ø 300 cm"]],
      ["quintal", ["120 × 165 cm", "160 × 220 cm", "200 × 275 cm"]],
    ] as const) {
      const html = (await textOf(`${prefix}/produtos/tapete-${rug}`)).replaceAll(/<!-- -->/g, "");
      const said = [...html.matchAll(/data-of-size="\d+">\d+ (?:dias para|días para|days for) ([^<]+)\.</g)];
      expect(said.map(([, size]) => size?.replaceAll("\u00a0", " "))).toEqual(sizes);
      expect(html).not.toMatch(/(?:para|for) 200\s×\s300/);
    }
  });

  test("a knotted rug says how many knots it has, and a tufted one does not speak of them", async () => {
    expect(await textOf(`${prefix}/produtos/tapete-ocean-blue`)).toContain(knots);
    expect(await textOf(`${prefix}/produtos/tapete-scallop`)).not.toMatch(/N[óu]d?os por dm²|Knots per dm²/);
  });

  test("a rug says how its edge is finished and what it weighs", async () => {
    const html = await textOf(`${prefix}/produtos/tapete-studio-ryzi`);
    for (const fact of [edge, weight]) expect(html).toContain(fact);
  });

  test("how a rug is made is said of its technique: rows of knots, or lines from the back", async () => {
    const rows = /(Fileira por fileira|Fila por fila|Row by row)<\/h2>/;
    const lines = /(Linha por linha|Línea por línea|Line by line)<\/h2>/;
    const counted = /\d (fileiras|filas|rows)</;
    const knotted = await textOf(`${prefix}/produtos/tapete-azulejo`);
    for (const said of [rows, counted]) expect(knotted).toMatch(said);
    expect(knotted).not.toMatch(lines);
    const tufted = await textOf(`${prefix}/produtos/tapete-geometrico`);
    expect(tufted).toMatch(lines);
    for (const said of [rows, counted]) expect(tufted).not.toMatch(said);
    const drawings = (await textOf(`${prefix}/designers`)).match(/<figcaption[^>]*>[^<]+/g) ?? [];
    expect(drawings.filter((words) => /Geométrico|Minimalista|Lua/.test(words))).toHaveLength(3);
    for (const words of drawings) expect(words).not.toMatch(/ (nó|nudo|knot)\./);
  });

  test("sizes have their prices in the language's currency, and the structured data has them", async () => {
    const html = await textOf(`${prefix}/produtos/tapete-studio-ryzi`);
    expect(html).toContain(price);
    const facts = factsOf(html);
    expect(facts.find((fact) => fact["@type"] === "Product")).toMatchObject({
      "@type": "Product",
      name: "Studio Ryzi",
      offers: { "@type": "AggregateOffer", priceCurrency: prefix ? "EUR" : "BRL", offerCount: 4 },
    });
    const crumbs = facts.find((fact) => fact["@type"] === "BreadcrumbList");
    expect(crumbs.itemListElement).toHaveLength(4);
  });

  test("a conversation on WhatsApp begins with each size, its price and its address", async () => {
    const html = await textOf(`${prefix}/produtos/tapete-studio-ryzi`);
    const begun = [...html.matchAll(/data-of-size="\d+"><a href="https:\/\/wa\.me\/\d+\?text=([^"]+)"/g)];
    expect(begun).toHaveLength(4);
    const [, second] = begun.map(([, text = ""]) => decodeURIComponent(text));
    expect(second).toContain(`(200 × 300 cm, ${price})`);
    expect(second).toContain(`${prefix}/produtos/tapete-studio-ryzi?medida=200x300`);
  });

  test("a rug that is no longer woven is marked and links to others", async () => {
    const response = await ask(`${prefix}/produtos/tapete-ressaca`);
    expect(response.status).toBe(410);
    const html = await response.text();
    expect(html).toContain(gone);
    expect(html).toContain(`${prefix}/produtos/tapete-ocean-blue`);
    expect(html).toContain('content="noindex"');
  });

  test("a former address leads to the present one", async () => {
    const response = await ask(`${prefix}/produtos/ocean-blue`);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(`${prefix}/produtos/tapete-ocean-blue`);
    const asked = await ask(`${prefix}/produtos/ocean-blue?medida=200x300&utm_source=x`);
    expect(asked.headers.get("location")).toBe(
      `${prefix}/produtos/tapete-ocean-blue?medida=200x300&utm_source=x`,
    );
  });

  test("a rug has one address, however it is spelled", async () => {
    const address = `${prefix}/produtos/tapete-ocean-blue`;
    for (const spelled of [`${address}/`, address.replace("produtos", "PRODUTOS")])
      expect((await ask(spelled)).headers.get("location")).toBe(address);
    const html = await (await ask(address)).text();
    expect(html).toMatch(new RegExp(`<link[^>]*rel="canonical"[^>]*href="[^"]*\\d${address}"`));
  });

  test("an unknown rug is a 404, and the path is logged", async () => {
    const path = `${prefix}/produtos/tapete-que-nao-ha`;
    expect((await ask(path)).status).toBe(404);
    expect(app.logs().some(({ text }) => text.includes(path))).toBe(true);
  });

  test("the whole catalogue stands under the nine, and every list of it has an address", async () => {
    const piecesOf = (html: string) =>
      html.slice(html.indexOf('id="acervo"')).match(new RegExp(`<a href="${prefix}/produtos/`, "g"))
        ?.length ?? 0;
    const html = await textOf(`${prefix}/tapetes`);
    const [, blue] = /tapetes\?cor=azuis#acervo"[^>]*>.*?>(\d+)</.exec(html) ?? [];
    const all = piecesOf(html);
    expect(all).toBeGreaterThan(9);
    expect(Number(blue)).toBeGreaterThan(0);
    expect(Number(blue)).toBeLessThan(all);
    expect(html).not.toContain('content="noindex"');
    const filtered = await textOf(`${prefix}/tapetes?cor=azuis&ordem=preco`);
    expect(piecesOf(filtered)).toBe(Number(blue));
    expect(filtered).toContain('content="noindex"');
    expect(filtered).not.toContain('id="p1"');
    const none = await textOf(`${prefix}/tapetes?cor=azuis&medida=ate-2m&tecnica=que-nao-ha`);
    expect(piecesOf(none)).toBe(0);
    expect(none).toContain(`href="${prefix}/personalizados"`);
    const beyond = await ask(`${prefix}/tapetes?cor=azuis&pagina=90`);
    expect(beyond.headers.get("location")).toBe(`${prefix}/tapetes?cor=azuis`);
  });

  test("the lists lead to their rugs", async () => {
    const nine = await textOf(`${prefix}/tapetes`);
    for (const rug of NAMED) expect(nine).toContain(`href="${prefix}/produtos/tapete-${rug}"`);
    expect(nine).toContain("Estúdio Quadra");
    expect(nine).toContain("Ateliê Meridiano");
    expect(nine.match(/Showroom Urdume|Urdume showroom/g)).toHaveLength(7);
    for (const path of ["/colecoes/3", "/tapetes-geometricos"]) {
      const html = await textOf(prefix + path);
      expect(html.match(/data-lightbox=/g)).toHaveLength(6);
      // Each rug below its photograph, and once more from above.
      expect(html.match(/href="[^"]*\/produtos\/tapete-/g)).toHaveLength(12);
      expect(html).toContain(`href="${prefix}/contato"`);
    }
    expect(await textOf(`${prefix}/designers`)).toContain(`${prefix}/produtos/tapete-losango`);
  });
});

const chosenIn = (html: string) =>
  [...html.matchAll(/<option(?=[^>]* selected="")[^>]*>([^<]*)/g)].map(([, words]) => words);

describe("a measure without script", () => {
  const PAGE = "/produtos/tapete-studio-ryzi";

  test("is answered by the page itself, with price, lead time and a way to the quotation", async () => {
    const html = await textOf(`${PAGE}?largura=2%2C35&comprimento=310`);
    expect(html).toContain("235 × 310 cm");
    expect(html).toContain("R$\u00a08.380");
    expect(html).toContain("95 dias");
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>235 × 310 cm/);
    expect(html).toContain(`action="${PAGE}?largura=2%2C35&amp;comprimento=310#form-quote"`);
  });

  test("costs what the list says when a listed size is typed the other way round", async () => {
    const html = await textOf(`${PAGE}?largura=3&comprimento=2`);
    expect(html).toContain("300 × 200 cm</dt><dd>R$\u00a06.890</dd>");
  });

  test("is also what the address names as a size that the rug does not list, if it can be woven", async () => {
    expect(await textOf(`${PAGE}?medida=235x310`)).toMatch(/<option[^>]*selected=""[^>]*>235 × 310 cm/);
    for (const size of ["200x300", "9000x9000"])
      expect(await textOf(`${PAGE}?medida=${size}`)).toMatch(/<input[^>]*name="largura"[^>]*value=""/);
  });

  test("is refused field by field, and what was typed stays", async () => {
    const html = await textOf(`${PAGE}?largura=9&comprimento=muito`);
    expect(html).toContain("A maior medida é 6,00\u00a0m");
    expect(html).toContain("Use números, por exemplo 250 ou 2,5 m");
    expect(html).toContain('value="muito"');
  });

  test("markup in a measure stays text", async () => {
    const html = await textOf(`${PAGE}?largura=%22%3E%3Cscript%3E`);
    expect(html).not.toContain('"><script>');
  });

  test("is not kept: the next visitor finds the plain page", async () => {
    const typed = await ask(`${PAGE}?largura=2&comprimento=3`);
    expect(typed.headers.get("etag")).toBeNull();
    const plain = await ask(PAGE);
    expect(plain.headers.get("etag")).not.toBeNull();
    expect(await plain.text()).not.toContain("200 × 300 cm</dt>");
  });

  test("the size that the page shows goes with the request for a quotation", async () => {
    expect(chosenIn(await textOf("/produtos/tapete-lua"))).toEqual(["Ø 250 cm"]);
    const body = new URLSearchParams({ form: "quote", name: "A", size: "" });
    const refused = await fetch(`${app.url}/produtos/tapete-lua`, { method: "POST", body });
    expect(chosenIn(await refused.text()), "whoever does not know yet is not given a size").toEqual([]);
    const html = await textOf(`${PAGE}?medida=4`);
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>300 × 400 cm/);
    expect(html).toMatch(
      /<input[^>]*value="300x400"[^>]*checked=""|<input[^>]*checked=""[^>]*value="300x400"/,
    );
  });
});

test.each([
  ["/produtos/tapete-lua", "da área do quadrado em volta do tapete", "Área do quadrado em volta"],
  ["/es/produtos/tapete-lua", "del cuadrado que rodea la alfombra", "Superficie del cuadrado que la rodea"],
  ["/en/produtos/tapete-lua", "of the square around the rug", "Area of the square around it"],
])("%s says that a round rug costs the square around it", async (path, sentence, area) => {
  const html = await textOf(`${path}?largura=320`);
  expect(html).toContain(sentence);
  const shown = /<dt[^>]*>([^<]*)<\/dt><dd[^>]*>10[,.]24/.exec(html.replaceAll("<!-- -->", ""));
  expect(shown?.[1]).toBe(area);
});

test("with nothing in the catalogue every list still stands, and with one bare rug nothing is empty", async () => {
  const bare = await startTestApp({ seed: "none" });
  try {
    for (const path of ["/tapetes", "/es/tapetes-geometricos", "/en/designers"])
      expect((await fetch(bare.url + path)).status, path).toBe(200);
    expect(await (await fetch(`${bare.url}/tapetes`)).text()).toContain("Nenhum tapete cadastrado ainda");
    expect(
      (await (await fetch(`${bare.url}/tapetes-geometricos`)).text()).match(/data-index=/g),
    ).toHaveLength(6);
    const owner = await newOwner(bare);
    const rug = { intent: "save", shape: "rectangular", state: "published", name: "Primeiro" };
    await owner.post("/admin/tapetes/novo", rug);
    const page = await (await fetch(`${bare.url}/produtos/tapete-primeiro`)).text();
    expect(page, "no picture is no list of pictures").not.toContain('"image":[]');
    expect(page, "no facts have no title").not.toContain('id="facts-title"');
    expect(await (await fetch(`${bare.url}/tapetes?ordem=novos`)).text()).not.toContain("nove peças");
  } finally {
    await bare.stop();
  }
});
