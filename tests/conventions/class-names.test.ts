import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const IMPORT = /^import (\w+) from "(.+\.module\.css)";$/gm;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** Class names of a style sheet that `code` names although the sheet has no rule for them. */
function missingIn(code: string, sheetAt: (specifier: string) => string): string[] {
  const body = code.replaceAll(/ from ".+";$/gm, "");
  return [...code.matchAll(IMPORT)].flatMap(([, name = "", specifier = ""]) => {
    const rules = new Set([...sheetAt(specifier).matchAll(CLASS)].map(([, rule]) => rule));
    const uses = body.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\["([\\w-]+)"\\])`, "g"));
    return [...uses].map((use) => use[1] ?? use[2] ?? "").filter((used) => !rules.has(used));
  });
}

const sheets = new Map<string, string>();
const readSheet = (file: string) => {
  const sheet = sheets.get(file) ?? readFileSync(file, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  sheets.set(file, sheet);
  return sheet;
};

const components = globSync("app/**/*.{ts,tsx}").filter((file) => !file.endsWith(".test.ts"));

test("every class that a component takes from a style sheet has a rule there", () => {
  const missing = components.flatMap((file) =>
    missingIn(readFileSync(file, "utf8"), (specifier) =>
      readSheet(specifier.startsWith("#") ? specifier.slice(1) : path.join(path.dirname(file), specifier)),
    ).map((name) => `${file}: ${name}`),
  );
  expect(components.length).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

test("a class without a rule is noticed, a part of the sheet's own address is not", () => {
  const code =
    'import styles from "./styles.module.css";\nuse(styles.known, styles.lost, styles["lost-too"]);';
  expect(missingIn(code, () => ".known:hover { margin: 0.5px }")).toEqual(["lost", "lost-too"]);
});
