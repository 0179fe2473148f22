import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";

const COMPILER = "node_modules/typescript-native/bin/tsc";
const OPTIONS = [
  ...["--noEmit", "--strict", "--noUncheckedIndexedAccess", "--allowImportingTsExtensions", "--ignoreConfig"],
  ...["--target", "ES2023", "--module", "ESNext", "--moduleResolution", "bundler"],
];

/** Compiles with only these libraries. */
function complaints(folder: string, libraries: string): string {
  const files = globSync(`app/simulator/${folder}/**/*.ts`).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(5);
  try {
    execFileSync(process.execPath, [COMPILER, ...OPTIONS, "--lib", libraries, ...files], { stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  }
}

describe("the module boundaries of the simulator", () => {
  it("keep the engine free of any browser", () => {
    expect(complaints("engine", "ESNext")).toBe("");
  }, 120_000);

  it("give the vision the types of a worker and none of a page", () => {
    expect(complaints("vision", "ESNext,WebWorker")).toBe("");
  }, 120_000);
});
