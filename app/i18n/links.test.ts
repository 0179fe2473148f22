import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFor, productSlugIn, setOwnOrigin } from "./links.ts";

const ORIGIN = "https://atelie.example";
beforeAll(() => setOwnOrigin(ORIGIN));
afterAll(() => setOwnOrigin(undefined));

test.each([
  ["/tapetes?cor=azul#acervo", "/es/tapetes?cor=azul#acervo"],
  ["/en/produtos/tapete-lua", "/es/produtos/tapete-lua"],
  ["/pt/tapetes", "/es/tapetes"],
  ["/principal-br", "/principal-es"],
  [`${ORIGIN}/principal-en?de=carta`, "/principal-es?de=carta"],
  [`${ORIGIN}/tapetes`, "/es/tapetes"],
  [ORIGIN, "/"],
  ["/produtos/tapete-lua/ficha.pdf", "/es/produtos/tapete-lua/ficha.pdf"],
])("%s leads to the page of a visitor's own language", (address, link) => {
  expect(linkFor("es", address)).toBe(link);
});

test.each([
  ...["/files/media/catalogo.pdf", "/media/gal1.jpg", "/em-breve", "/admin/tapetes", "/sitemap.xml"],
  ...["https://other.example/tapetes", `${ORIGIN}.evil.example/tapetes`, "mailto:ana@example.com", "#acervo"],
])("%s is the same in every language", (address) => {
  expect(linkFor("es", address)).toBe(address);
});

test("a rug is known by its address in any language, with the site's origin as well", () => {
  for (const address of ["/produtos/lua", "/pt/produtos/lua?medida=2x3", `${ORIGIN}/es/produtos/lua#precos`])
    expect(productSlugIn(address), address).toBe("lua");
  for (const address of ["https://other.example/produtos/lua", "/tapetes", "", null])
    expect(productSlugIn(address), String(address)).toBeUndefined();
});
