import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROUTE_RIGHTS } from "#app/accounts/rights.rules.ts";
import { ADMIN_MENU } from "#app/admin/menu/admin-menu.ts";
import product from "../../../package.json" with { type: "json" };
import { compareVersions, newsSince, parseNews } from "./news.rules.ts";

const PAGE = `# Novidades

Para quem cuida do site.

## 1.2.0 · 3 de maio de 2027

Primeira frase.
Segunda frase.

### Cópias

- **Mais rápidas.** Terminam antes. [Ver](/admin/copias)
- **Menores.** Ocupam menos.

## 1.1.10 · 1 de maio de 2027

Consertos.
`;

test("a page of news is read version by version, with parts, lines and where they lead", () => {
  expect(parseNews(PAGE)).toEqual([
    {
      version: "1.2.0",
      date: "3 de maio de 2027",
      lead: "Primeira frase. Segunda frase.",
      parts: [
        {
          title: "Cópias",
          items: [
            {
              title: "Mais rápidas.",
              text: "Terminam antes.",
              link: { href: "/admin/copias", label: "Ver" },
            },
            { title: "Menores.", text: "Ocupam menos.", link: null },
          ],
        },
      ],
    },
    { version: "1.1.10", date: "1 de maio de 2027", lead: "Consertos.", parts: [] },
  ]);
});

test("a line that is no line of news is refused, not lost", () => {
  expect(() => parseNews(`${PAGE}\n### X\n\n* outra lista`)).toThrow("outra lista");
});

test("versions are compared by their numbers, and only what is newer is new", () => {
  expect(compareVersions("0.10.0", "0.9.9")).toBeGreaterThan(0);
  expect(compareVersions("1.0.0", "1.0.0")).toBe(0);
  const all = parseNews(PAGE);
  expect(newsSince(all, "1.1.9").length).toBe(2);
  expect(newsSince(all, "1.1.10").map(({ version }) => version)).toEqual(["1.2.0"]);
  expect(newsSince(all, "1.2.0")).toEqual([]);
  expect(newsSince(all, null)).toEqual(all);
});

test("the owner's page lists the version that package.json names, newest first, and leads to screens that exist", () => {
  const all = parseNews(readFileSync("docs/novidades.md", "utf8"));
  expect(all[0]?.version).toBe(product.version);
  const order = all.map(({ version }) => version);
  expect(order).toEqual(order.toSorted((one, other) => compareVersions(other, one)));
  const links = all.flatMap(({ parts }) =>
    parts.flatMap(({ items }) => items.flatMap(({ link }) => link ?? [])),
  );
  expect(links.length).toBeGreaterThan(5);
  const inMenu = ADMIN_MENU.flatMap(({ sections }) => sections.flatMap(({ screens }) => screens));
  const screens = new Set([...Object.keys(ROUTE_RIGHTS), ...inMenu.map(({ to }) => to)]);
  expect(links.filter(({ href }) => !screens.has(href))).toEqual([]);
});
