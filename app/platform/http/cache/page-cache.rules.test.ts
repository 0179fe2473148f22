import { describe, expect, test } from "vitest";
import { acceptedEncoding, cacheKey, isCacheable, matchesEtag } from "./page-cache.rules.ts";

describe("encoding", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=1", "br"],
    ["identity", "identity"],
    [undefined, "identity"],
  ])("of %s is %s", (header, expected) => {
    expect(acceptedEncoding(header)).toBe(expected);
  });
});

describe("entity tag", () => {
  test("is found alone, in a list, weak, and by the star", () => {
    expect(matchesEtag('"a-br"', '"a-br"')).toBe(true);
    expect(matchesEtag('"x", W/"a-br"', '"a-br"')).toBe(true);
    expect(matchesEtag("*", '"a-br"')).toBe(true);
  });

  test("of another encoding does not match", () => {
    expect(matchesEtag('"a-gzip"', '"a-br"')).toBe(false);
    expect(matchesEtag(undefined, '"a-br"')).toBe(false);
  });
});

test("unknown query keys do not make another page", () => {
  expect(cacheKey("/tapetes", "?utm_source=x", "/tapetes")).toBe("/tapetes");
});

test("what visitors fill in reaches the page, and such a page is not kept", () => {
  const rug = "/produtos/tapete-lua";
  const key = cacheKey(`/es${rug}`, "?largura=2&utm_source=x&comprimento=3", rug);
  expect(key).toBe(`/es${rug}?comprimento=3&largura=2`);
  expect(isCacheable(new URLSearchParams("largura=2"), rug)).toBe(false);
  expect(isCacheable(new URLSearchParams("utm_source=x"), rug)).toBe(true);
  expect(isCacheable(new URLSearchParams("largura=2"), "/tapetes")).toBe(true);
  expect(cacheKey(`${rug}/ficha.pdf`, "?largura=2", `${rug}/ficha.pdf`)).toBe(`${rug}/ficha.pdf`);
});

test("a page with somebody's secret link is not kept", () => {
  const path = "/newsletter/confirmar";
  expect(cacheKey(path, "?token=a&utm_source=x", path)).toBe(`${path}?token=a`);
  expect(isCacheable(new URLSearchParams("token=a"), path)).toBe(false);
});

test.each(["/colecoes", "/colecoes/premium"])("the pages of %s are kept, each under one address", (path) => {
  expect(cacheKey(path, "?utm_source=x&pagina=2", path)).toBe(`${path}?pagina=2`);
  for (const nonsense of ["1", "0", "02", "-2", "x", "2.0", "1e3", "12345678"])
    expect(cacheKey(path, `?pagina=${nonsense}`, path)).toBe(path);
  expect(isCacheable(new URLSearchParams("pagina=2"), path)).toBe(true);
  expect(isCacheable(new URLSearchParams("q=azul&pagina=2"), "/busca")).toBe(false);
});

test("a year of the curation and a colour of the yarns reach their pages", () => {
  expect(cacheKey("/en/curadoria", "?ano=2024", "/curadoria")).toBe("/en/curadoria?ano=2024");
  expect(cacheKey("/amostra-de-cores", "?cor=a1b2c3", "/amostra-de-cores")).toBe(
    "/amostra-de-cores?cor=a1b2c3",
  );
});
