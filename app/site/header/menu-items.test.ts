import { describe, expect, it } from "vitest";
import { siteTexts } from "../site.texts.ts";
import { mainMenuItems, moreMenuItems } from "./menu-items.ts";

const on = (pathname: string, locale: "pt-BR" | "es" | "en" = "pt-BR", curationUrl = "") => ({
  locale,
  pathname,
  texts: siteTexts(locale),
  curationUrl,
  order: [],
});

describe("main menu", () => {
  it("has the specification's five items in their order", () => {
    expect(mainMenuItems(on("/")).map(({ name, href }) => [name, href])).toEqual([
      ["Curadoria", "/colecoes"],
      ["Tapetes", "/tapetes"],
      ["Nossa História", "/principal-br#filosofia"],
      ["Simulador", "/simulador"],
      ["Contato", "/contato"],
    ]);
  });

  it("follows the owner's order and forgets no item", () => {
    const names = mainMenuItems({ ...on("/"), order: ["contact", "rugs"] }).map(({ name }) => name);
    expect(names).toEqual(["Contato", "Tapetes", "Curadoria", "Nossa História", "Simulador"]);
  });

  it("leads to the same pages in the page's language", () => {
    expect(mainMenuItems(on("/es/contato", "es")).map(({ href }) => href)).toEqual([
      "/es/colecoes",
      "/es/tapetes",
      "/principal-es#historia",
      "/es/simulador",
      "/es/contato",
    ]);
  });

  it("leaves the site for Curadoria when the owner set an address", () => {
    const [curation] = mainMenuItems(on("/", "pt-BR", "https://loja.example/colecoes"));
    expect(curation).toMatchObject({ href: "https://loja.example/colecoes", isExternal: true });
  });

  it("stays on the site, in the page's language, for an address of the site's own", () => {
    const [curation] = mainMenuItems(on("/es/curadoria", "es", "/curadoria"));
    expect(curation).toMatchObject({ href: "/es/curadoria", isExternal: false, current: "page" });
  });

  it.each([
    ["/tapetes", "Tapetes", "page"],
    ["/produtos/tapete-scallop", "Tapetes", "true"],
    ["/en/colecoes/classica", "Curadoria", "true"],
    ["/curadoria", "Curadoria", "true"],
    ["/contato", "Contato", "page"],
  ])("on %s marks %s", (path, name, current) => {
    const marked = mainMenuItems(on(path)).filter((item) => item.current);
    expect(marked).toMatchObject([{ name, current }]);
  });

  it("marks nothing on the main page", () => {
    const context = on("/principal-br");
    expect([...mainMenuItems(context), ...moreMenuItems(context)].filter((item) => item.current)).toEqual([]);
  });
});
