import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "app/ui/fonts";
const MOST_BYTES = 70_000;

/** What a page of each pair asks for; the standard pair is cut further, into what a page needs first and the rest. */
test.each(["market", "press", "compass"])("the pair %s is lighter than a pair may be", (pair) => {
  const sheet = readFileSync(`${FOLDER}/${pair}.css`, "utf8");
  const files = [...sheet.matchAll(/url\("\.\/([\w-]+\.woff2)"\)/g)].map(([, name]) => name ?? "");
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
