import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runTool } from "#tests/support/servers/run-tool.ts";

const nowhere = { DATA_DIR: join(tmpdir(), "urdume-never-made") };

test("an option that a tool does not know is answered in a sentence", () => {
  const { status, said } = runTool("restore", nowhere, "--unknown");
  expect([status, said]).toEqual([1, expect.stringMatching(/^Unknown option '--unknown'.*\n$/)]);
});

test("an account is not made in another role than was meant, when npm kept the option's name", () => {
  const { status, said } = runTool("add-account", nowhere, "dona@example.com", "admin");
  expect([status, said]).toEqual([
    1,
    expect.stringContaining("Usage: npm run account -- EMAIL [--role admin"),
  ]);
});

test("everything is erased only after a yes, which nobody can type where there is no terminal", () => {
  const { status, said } = runTool("reset-database", nowhere);
  expect([status, said]).toEqual([1, expect.stringContaining("npm run db:reset -- --yes")]);
  expect(existsSync(nowhere.DATA_DIR)).toBe(false);
});
