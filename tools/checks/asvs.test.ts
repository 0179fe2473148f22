import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Requirements of ASVS 5.0.0 by level. */
const REQUIREMENTS = { L1: 70, L2: 183 };
const AIM_OF_LEVEL_2 = 0.95;
/** Sections that ask for documents: the first of a chapter, where it is called documentation. */
const IS_DOCUMENT = /^(?:2|5|6|7|8|11|13|14|15|16)\.1\./;
const HAS_NO_TEST = /\bno test: \S/;

const rows = readFileSync("docs/asvs.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [id = "", level = "", result = "", how = "", evidence = ""] = line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { id, level, result, how, evidence };
  });

describe("docs/asvs.md", () => {
  test("answers each requirement of both levels once", () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const [level, count] of Object.entries(REQUIREMENTS))
      expect(rows.filter((row) => row.level === level)).toHaveLength(count);
  });

  test("names for each that holds a test or document that is there, and for each other one a reason", () => {
    for (const { id, result, how, evidence } of rows) {
      expect(["pass", "part", "fail", "n/a"], id).toContain(result);
      expect(how, id).not.toBe("");
      if (result !== "pass") continue;
      expect(existsSync(evidence), `${id} names ${evidence}`).toBe(true);
      if (!IS_DOCUMENT.test(id) && !HAS_NO_TEST.test(how)) expect(evidence, id).toMatch(/\.test\.tsx?$/);
    }
  });

  test("holds at least 95 of 100 that apply at level 2", () => {
    const applicable = rows.filter(({ level, result }) => level === "L2" && result !== "n/a");
    const held = applicable.filter(({ result }) => result === "pass");
    expect(held.length / applicable.length).toBeGreaterThanOrEqual(AIM_OF_LEVEL_2);
  });
});
