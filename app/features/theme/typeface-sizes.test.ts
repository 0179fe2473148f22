import { readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "app/ui/fonts";
const MOST_BYTES = 70_000;

/** The standard pair is split further. */
test.each(["market", "press", "compass"])("the pair %s is lighter than a pair may be", (pair) => {
  const sheet = readFileSync(`${FOLDER}/${pair}.css`, "utf8");
  const files = [...sheet.matchAll(/url\("\.\/([\w-]+\.woff2)"\)/g)].map(([, name]) => name ?? "");
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
