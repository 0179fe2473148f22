import { expect, test } from "vitest";
import { type CruisedModule, findPartCycles } from "./part-cycles.ts";

const imports = (source: string, ...resolved: string[]): CruisedModule => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

test("two folders that need each other through different files are a cycle", () => {
  const { cycles } = findPartCycles([
    imports("app/features/pages/pages.server.ts", "app/requests/leads.rules.ts"),
    imports("app/requests/mail/sent.server.ts", "app/features/pages/blocks/text.ts"),
  ]);
  expect(cycles).toEqual([
    [
      "parts in a cycle: features/pages → requests → features/pages",
      "  app/features/pages/pages.server.ts → app/requests/leads.rules.ts",
      "  app/requests/mail/sent.server.ts → app/features/pages/blocks/text.ts",
    ].join("\n"),
  ]);
});

test("the shortest cycle is reported, and each cycle once", () => {
  const { parts, cycles } = findPartCycles([
    imports("app/features/a/a.ts", "app/features/b/b.ts"),
    imports("app/features/b/b.ts", "app/features/c/c.ts", "app/features/d/d.ts"),
    imports("app/features/c/c.ts", "app/features/d/d.ts"),
    imports("app/features/d/d.ts", "app/features/a/other.ts"),
    imports("app/features/e/e.ts", "app/features/f/f.ts", "app/features/a/a.ts"),
    imports("app/features/f/f.ts", "app/features/e/e.ts"),
  ]);
  expect(parts).toBe(6);
  const letters = (cycle: string) => cycle.split("\n")[0]?.replaceAll("features/", "");
  expect(cycles.map(letters)).toEqual([
    "parts in a cycle: a → b → d → a",
    "parts in a cycle: c → d → a → b → c",
    "parts in a cycle: e → f → e",
  ]);
});

test("a part inside another is one of its own, any other folder belongs to the part around it", () => {
  const { cycles } = findPartCycles([
    imports("app/media/library/library.server.ts", "app/media/upload/uploads.server.ts"),
    imports("app/media/upload/uploads.server.ts", "app/media/encoder/encoder.server.ts"),
    imports("app/media/encoder/encoder.server.ts", "app/media/upload/staging.server.ts"),
  ]);
  expect(cycles).toEqual([]);
});

test("imports within a part, and from and to what is none, make no cycle", () => {
  const { parts, cycles } = findPartCycles([
    imports("app/features/a/x.ts", "app/features/a/deep/y.ts", "app/platform/log.server.ts"),
    imports("app/features/a/deep/y.ts", "app/features/a/x.ts", "app/features/b/b.ts"),
    imports("app/ui/menu.tsx", "app/features/a/x.ts"),
    imports("app/features/b/b.ts", "app/ui/menu.tsx"),
  ]);
  expect(parts).toBe(2);
  expect(cycles).toEqual([]);
});
