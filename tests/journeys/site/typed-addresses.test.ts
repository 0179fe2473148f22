import { expect, test } from "vitest";
import { newOwner } from "#tests/support/owner.ts";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const app = openTestApp();

test("addresses as an address bar shows them lead somewhere from the main page of every language", async () => {
  const owner = await newOwner(app);
  const addresses = [
    ...["/principal-br", "/en/produtos/tapete-lua", "/es/tapetes#acervo", "/media/gal1.jpg"],
    `${app.url}/pt/produtos/tapete-ocean-blue`,
  ];
  const shown = { active: "on", description: "" };
  for (const [at, url] of addresses.entries())
    await owner.post("/admin/destaques", { ...shown, title: `Destaque ${at}`, slug: `destaque-${at}`, url });
  for (const main of ["/principal-br", "/principal-es", "/principal-en"]) {
    const html = await (await fetch(app.url + main)).text();
    const [, featured = ""] = html.split('aria-labelledby="featured-title"');
    const links = [
      ...featured
        .split("</section>", 1)
        .join()
        .matchAll(/<a [^>]*href="([^"]+)"/g),
    ];
    const paths = new Set(links.map(([, href = ""]) => href.replace(app.url, "")));
    expect(paths.size, main).toBeGreaterThan(addresses.length);
    for (const path of paths) expect((await fetch(app.url + path)).status, `${main} → ${path}`).toBe(200);
    expect(featured.split("Destaque 4</h3>")[1]?.slice(0, 300), main).toMatch(/(?:R\$|€)\s?\d/);
  }
});
