import { expect, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

test.each([
  "/principal-br",
  "/es/galeria",
  "/curadoria",
  "/tapetes-geometricos",
  "/en/nossa-historia",
  "/amostra-de-cores",
  "/personalizados",
  "/acesso-exclusivo",
])("the sitemap names pictures of %s, and they are there", async (path) => {
  const map = await (await fetch(`${app.url}/sitemap.xml?parte=paginas-1`)).text();
  const entry = map.split("<url>").find((url) => url.startsWith(`<loc>${app.url}${path}</loc>`)) ?? "";
  const pictures = [...entry.matchAll(/<image:loc>([^<]+)</g)].map(([, src = ""]) => src);
  expect(pictures.length).toBeGreaterThan(0);
  const first = await fetch(pictures[0] ?? "");
  expect([first.status, first.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
});
