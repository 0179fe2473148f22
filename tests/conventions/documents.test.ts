import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ADMIN_MENU } from "#app/admin/menu/admin-menu.ts";
import { VARIABLES } from "#app/platform/env.rules.ts";
import { nounsOfGlossary } from "../../tools/checks/glossary.ts";
import { envExample } from "../../tools/env-example.ts";
import { routeMap } from "../../tools/route-map.ts";
import { routesPage } from "../../tools/routes-page.ts";

const read = (path: string) => readFileSync(path, "utf8");

test("docs/routes.md matches app/routes.ts (npm run routes writes it)", async () => {
  expect(read("docs/routes.md")).toBe(await routesPage());
});

test(".env.example matches what the process declares (npm run routes writes it)", () => {
  expect(read(".env.example")).toBe(envExample());
});

test("the README's table of configuration names every variable, with its default", () => {
  const readme = read("README.md");
  for (const [name, { example }] of Object.entries(VARIABLES)) {
    if (name === "NODE_ENV") continue;
    const row = readme.split("\n").find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row, name).toBeDefined();
    if (example) expect(row).toContain(`\`${example}\``);
  }
});

test("the README's tree names the folders that are there, and no others", () => {
  const tree = /```text\n([\s\S]*?)```/.exec(read("README.md"))?.[1] ?? "";
  const named = tree.split("\n").flatMap((line) => /^([\w.-]+)\/ /.exec(line)?.[1] ?? []);
  const there = readdirSync(".", { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .filter((name) => !["node_modules", "build", "data"].includes(name));
  expect(named.sort()).toEqual(there.sort());
});

test("every file, or page of the site, that a document links to is there", async () => {
  const inMenu = ADMIN_MENU.flatMap(({ sections }) => sections.flatMap(({ screens }) => screens));
  const pages = new Set([...(await routeMap()).map(({ path }) => path), ...inMenu.map(({ to }) => to)]);
  const documents = [
    "README.md",
    ...readdirSync("docs")
      .filter((name) => name.endsWith(".md"))
      .map((name) => `docs/${name}`),
  ];
  const decisions = readdirSync("docs/decisions").map((name) => `docs/decisions/${name}`);
  for (const path of [...documents, ...decisions]) {
    const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((found) => found[1] ?? "");
    for (const link of links) {
      const isThere = pages.has(link) || existsSync(new URL(link, `file://${process.cwd()}/${path}`));
      expect(isThere, `${path} → ${link}`).toBe(true);
    }
  }
});

test("each decision has its own number and a decision section", () => {
  const names = readdirSync("docs/decisions");
  const numbers = names.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const name of names)
    expect(read(`docs/decisions/${name}`)).toMatch(/^# \d{4}: .+\n[\s\S]*\n## Decision\n/);
});

test("every feature is a noun of the glossary", () => {
  const nouns = nounsOfGlossary(read("docs/glossary.md"));
  const features = readdirSync("app/features");
  expect(features.length).toBeGreaterThan(20);
  expect(features.filter((name) => !nouns.has(name))).toEqual([]);
});
