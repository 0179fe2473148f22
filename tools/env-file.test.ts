import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { toolEnvironment } from "#tests/support/servers/run-tool.ts";

const folder = mkdtempSync(join(tmpdir(), "urdume-env-file-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["backup"],
  ["restore", "backup.tar.gz"],
  ["rollback"],
  ["migrate"],
  ["add-account", "dona@example.com"],
  ["reset-database"],
])("%s works where the file .env says", (tool, ...args) => {
  writeFileSync(join(folder, ".env"), "DATABASE_URL=somewhere\n");
  const script = resolve("tools", `${tool}.ts`);
  const options = { encoding: "utf8", cwd: folder, env: toolEnvironment({ DATA_DIR: folder }) } as const;
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], options);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/DATABASE_URL/)]);
});
