import { describe, expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const NAMED = ["classica", "contemporanea", "natural", "minimalista", "premium"];
const SHELVES = ["lisos", "redondos", "infantil", "listrados", "texturizados"];

describe.each(["demo", "none"] as const)("a site with %s content", (seed) => {
  const app = openTestApp({ seed });

  const get = async (path: string) => {
    const response = await fetch(app.url + path);
    return { status: response.status, html: await response.text() };
  };

  test("has a page for each named collection and for each default tile, in every language", async () => {
    for (const language of ["", "/es", "/en"]) {
      const list = await get(`${language}/colecoes`);
      expect(list.status).toBe(200);
      for (const slug of [...NAMED, ...SHELVES]) {
        const path = `${language}/colecoes/${slug}`;
        expect(await get(path).then(({ status }) => status), path).toBe(200);
      }
      for (const slug of NAMED) expect(list.html).toContain(`href="${language}/colecoes/${slug}"`);
    }
  });

  test("names the yarns of a collection's rugs, each leading to the rugs that hold it", async () => {
    for (const language of ["", "/es", "/en"]) {
      const { html } = await get(`${language}/colecoes/lisos`);
      const [, list = ""] = html.split('id="collection-yarns-title"');
      const yarns = [...list.matchAll(/href="([^"]+\?cor=[^"]+)"[^>]*><span[^>]*>([^<]+)</g)];
      expect(yarns.length > 1, language).toBe(seed === "demo");
      for (const [, address = "", name = ""] of yarns.slice(0, 2)) {
        const [path = "", query = ""] = address.split("#")[0]?.split("?") ?? [];
        expect(path).toBe(`${language}/amostra-de-cores`);
        const { html: wall } = await get(`${path}?${query}`);
        expect(wall).toContain(`>${name}: `);
        expect(wall).toContain(`href="${language}/produtos/`);
      }
    }
  });

  test("answers 404 for an unknown collection", async () => {
    const { status, html } = await get("/colecoes/nenhuma");
    expect(status).toBe(404);
    expect(html).toContain("Desculpe, não conseguimos encontrar a página que você está procurando.");
  });

  test("shows 2024 of the curation unless another year is asked for", async () => {
    const current = /aria-current="page">(20\d\d)</;
    for (const [path, year] of [
      ["/curadoria", "2024"],
      ["/curadoria?ano=2022", "2022"],
      ["/curadoria?ano=1999", "2024"],
      ["/es/curadoria?ano=2025", "2025"],
    ])
      expect(current.exec((await get(path as string)).html)?.[1], path).toBe(year);
  });

  test("names eight colours with their codes, and has a gallery that leads to contact", async () => {
    const colours = await get("/amostra-de-cores");
    const names = "QUARTZOROSA CRISTAL ROSA COLONIA HORTENCIA AMETISTA RODONITA MARAVILHA".split(" ");
    for (const name of names) expect(colours.html).toContain(`>${name}<`);
    expect(colours.html.match(/data-copy="#[0-9A-F]{6}"/g)).toHaveLength(8);
    const gallery = await get("/galeria");
    expect(gallery.status).toBe(200);
    expect(gallery.html).toContain("Entrar em Contato");
  });
});
