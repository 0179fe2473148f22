import { rmSync, writeFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { openTestApp } from "#tests/support/servers/open-test-app.ts";

const NAME = "gone-0123abcd.js";
const FILE = `build/client/assets/${NAME}`;

writeFileSync(FILE, "export {};");
const app = openTestApp();

test("a file that a newer build has taken away is not found, and the server goes on", async () => {
  onTestFinished(() => rmSync(FILE, { force: true }));
  rmSync(FILE);
  expect((await fetch(`${app.url}/assets/${NAME}`)).status).toBe(404);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
