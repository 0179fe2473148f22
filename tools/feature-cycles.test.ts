import { expect, test } from "vitest";
import { type CruisedModule, findFeatureCycles } from "./feature-cycles.ts";

const imports = (source: string, ...resolved: string[]): CruisedModule => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

test("two folders that need each other through different files are a cycle", () => {
  const { cycles } = findFeatureCycles([
    imports("app/features/pages/pages.server.ts", "app/features/leads/leads.rules.ts"),
    imports("app/features/leads/mail/sent.server.ts", "app/features/pages/blocks/text.ts"),
  ]);
  expect(cycles).toEqual([
    [
      "feature folders in a cycle: leads → pages → leads",
      "  app/features/leads/mail/sent.server.ts → app/features/pages/blocks/text.ts",
      "  app/features/pages/pages.server.ts → app/features/leads/leads.rules.ts",
    ].join("\n"),
  ]);
});

test("the shortest cycle is reported, and each cycle once", () => {
  const { folders, cycles } = findFeatureCycles([
    imports("app/features/a/a.ts", "app/features/b/b.ts"),
    imports("app/features/b/b.ts", "app/features/c/c.ts", "app/features/d/d.ts"),
    imports("app/features/c/c.ts", "app/features/d/d.ts"),
    imports("app/features/d/d.ts", "app/features/a/other.ts"),
    imports("app/features/e/e.ts", "app/features/f/f.ts", "app/features/a/a.ts"),
    imports("app/features/f/f.ts", "app/features/e/e.ts"),
  ]);
  expect(folders).toBe(6);
  expect(cycles.map((cycle) => cycle.split("\n")[0])).toEqual([
    "feature folders in a cycle: a → b → d → a",
    "feature folders in a cycle: c → d → a → b → c",
    "feature folders in a cycle: e → f → e",
  ]);
});

test("imports within a folder, and from and to what is no feature, make no cycle", () => {
  const { folders, cycles } = findFeatureCycles([
    imports("app/features/a/x.ts", "app/features/a/deep/y.ts", "app/platform/log.server.ts"),
    imports("app/features/a/deep/y.ts", "app/features/a/x.ts", "app/features/b/b.ts"),
    imports("app/shell/menu.tsx", "app/features/a/x.ts"),
    imports("app/features/b/b.ts", "app/shell/menu.tsx"),
  ]);
  expect(folders).toBe(2);
  expect(cycles).toEqual([]);
});
