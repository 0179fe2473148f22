import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["bench/parts.ts", ...args], { encoding: "utf8" });

test("options without a part are for the first part of the group", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "urdume-no-rooms-"));
  const { stdout, stderr } = run("simulator", "--rooms", folder);
  rmSync(folder, { recursive: true });
  expect(stdout).toContain("rooms");
  expect(stderr).toContain(`No rooms in ${folder}`);
});

test("photographs that are not given are named, and no failure", () => {
  const { status, stdout } = run("simulator", "photos");
  expect(stdout).toContain("-- photos --photos FOLDER");
  expect(status).toBe(0);
});

test("an unknown part is refused with those there are", () => {
  const { status, stderr } = run("simulator", "nowhere");
  expect(stderr).toContain("Parts of simulator: rooms, studio, photos");
  expect(status).toBe(2);
});
