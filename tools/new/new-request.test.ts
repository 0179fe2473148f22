import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const copy = mkdtempSync(join(tmpdir(), "new-request-"));
const COPIED = [
  "app",
  "db",
  "docs",
  "tests",
  "tools",
  "package.json",
  "tsconfig.json",
  "biome.json",
  ".gitignore",
];
const CONFIGURED = ["vite.config.ts", "vitest.config.ts"];
/** Large and unused here. */
const isNeeded = (path: string) => !/seed\/media|floor-model\.bin|tests\/archives\/./.test(path);

function run(...words: string[]): string {
  const { PATH = "", HOME = "" } = process.env;
  return execFileSync(process.execPath, words, { cwd: copy, env: { PATH, HOME }, encoding: "utf8" });
}

test("makes a request that is kept, confirmed and found at once", { timeout: 120_000 }, () => {
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const path of [...COPIED, ...CONFIGURED])
    cpSync(path, join(copy, path), { recursive: true, filter: isNeeded });
  for (const path of ["node_modules", "public"]) symlinkSync(resolve(path), join(copy, path));

  run("tools/new/new-request.ts", "factory-visit");
  for (const file of ["app/requests/inbox/requests.ts", "app/routes.ts", "app/site/seo/sitemap.rules.ts"]) {
    expect(readFileSync(file, "utf8")).not.toContain("factory-visit");
    expect(readFileSync(join(copy, file), "utf8")).toContain("factory-visit");
  }
  const projects = ["unit", "feature", "shared-feature"].flatMap((name) => ["--project", name]);
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...projects];
  const said = run(...vitest, "app/features/factory-visit", "app/requests/inbox/requests.test.ts");
  expect(said).toMatch(/Test Files.*2 passed/);
  expect(() => run("tools/new/new-request.ts", "factory-visit")).toThrow(/exists already/);
  expect(() => run("tools/new/new-request.ts", "Visita")).toThrow(/kebab-case English/);
});
