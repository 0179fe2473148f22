import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync("docs/review-0.8.1.md", "utf8")
  .split("\n")
  .filter((line) => /^\| (?!Defect|-)/.test(line))
  .map((line) => ({ line, tests: [...line.matchAll(/`([^`]+\.test\.ts)`: (.+?)(?=<br>| \|$)/g)] }));

test("each defect of the review names tests that are there, or why it was left", () => {
  expect(rows.length).toBeGreaterThan(40);
  for (const { line, tests } of rows) {
    const isLeft = line.includes("| not mended: ");
    expect(tests.length > 0, line).toBe(!isLeft);
    for (const [, file = "", title = ""] of tests)
      expect(readFileSync(file, "utf8").includes(title), `${file}: ${title}`).toBe(true);
  }
});
