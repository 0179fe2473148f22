import { describe, expect, test } from "vitest";
import { LOCALES, localeOfPath, neutralPath, pathFor } from "#app/i18n/locales.ts";
import { receive, sharedSite } from "#tests/support/servers/shared-site.ts";
import { askedBy, attributeOf } from "./markup.ts";
import { publicPages } from "./public-pages.ts";

const pages = await publicPages();
const HAS_THREE = /WebGLRenderer|THREE\.REVISION/;

const app = { url: sharedSite() };

test("the route map has public pages in three languages", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(new Set(pages.map(({ path }) => localeOfPath(path)))).toEqual(new Set(LOCALES));
});

describe.each(pages)("$path", ({ path, canonical, isLanguageless }) => {
  test("answers in its language, with its canonical address and those of the other languages", async () => {
    const { status, headers, text: html } = await receive(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch("text/html");
    expect(attributeOf(html, /<html[^>]*>/, "lang")).toBe(localeOfPath(path));
    expect(attributeOf(html, /<link[^>]*rel="canonical"[^>]*>/, "href")).toBe(app.url + canonical);
    expect(html).toMatch(/<title>[^<]{3,}<\/title>/);
    expect(attributeOf(html, /<meta[^>]*name="description"[^>]*>/, "content")?.length).toBeGreaterThan(20);
    if (isLanguageless) return;
    for (const locale of LOCALES) {
      const tag = new RegExp(`<link[^>]*hreflang="${locale}"[^>]*>`, "i");
      expect(attributeOf(html, tag, "href")).toBe(app.url + pathFor(locale, neutralPath(canonical)));
    }
  });

  test("asks for scripts and styles that are there, and none of them draws in three dimensions", async () => {
    const { files } = askedBy((await receive(path)).text);
    const own = files.filter((file) => /\.(js|css)$/.test(file));
    expect(own.some((file) => file.endsWith(".css"))).toBe(true);
    for (const file of own) {
      const { status, text } = await receive(file);
      expect(status, file).toBe(200);
      if (!path.includes("simulador")) expect(text).not.toMatch(HAS_THREE);
    }
  });
});
