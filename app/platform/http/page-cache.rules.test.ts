import { describe, expect, test } from "vitest";
import { acceptedEncoding, cacheKey, matchesEtag } from "./page-cache.rules.ts";

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
