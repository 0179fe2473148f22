import { expect, test } from "vitest";
import { formatMetres, formatPrice } from "./format.ts";
import { LOCALES, localeOfPath, neutralPath, pathFor } from "./locales.ts";

test.each(["/principal", "/tapetes", "/produtos/tapete-lua", "/tapetes?cor=azul#topo"])(
  "%s keeps its place in every language",
  (path) => {
    for (const locale of LOCALES) {
      const address = pathFor(locale, path);
      const [pathname = ""] = address.split(/[?#]/);
      expect(localeOfPath(pathname)).toBe(locale);
      expect(neutralPath(pathname)).toBe(path.split(/[?#]/)[0]);
    }
  },
);

test.each([
  ["/principal-es/", "es", "/principal"],
  ["/PRINCIPAL-EN", "en", "/principal"],
  ["/EN/tapetes//", "en", "/tapetes"],
  ["/es/", "es", "/"],
  ["/tapetes/", "pt-BR", "/tapetes"],
  ["/", "pt-BR", "/"],
])("%s is in the language that its other spelling is in", (pathname, locale, path) => {
  expect(localeOfPath(pathname)).toBe(locale);
  expect(neutralPath(pathname)).toBe(path);
});

test.each(["//example.org", "/pt//example.org", "/es///example.org/", "/en//example.org//"])(
  "%s names no other site",
  (pathname) => {
    expect(neutralPath(pathname)).toBe("/example.org");
  },
);

test("a word that only begins like a language is not one", () => {
  expect(localeOfPath("/estofados")).toBe("pt-BR");
  expect(neutralPath("/entrega")).toBe("/entrega");
});

test("figures are written as each language writes them", () => {
  expect(formatPrice(469000, "BRL", "pt-BR")).toBe("R$\u00a04.690");
  expect(formatPrice(89000, "EUR", "es")).toBe("€\u00a0890");
  expect(formatPrice(129050, "EUR", "en")).toBe("€\u00a01,290.50");
  expect(formatMetres(2.5, "pt-BR")).toBe("2,50\u00a0m");
});
