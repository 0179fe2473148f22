import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownPlace } from "#tests/support/fixtures.ts";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test("a wrong variable stops the start: its name, what was found, what is accepted", () => {
  const { status, stderr } = serve({ PORT: "three thousand", SEED: "some" });
  expect(status).toBe(1);
  expect(stderr).toContain('PORT is "three thousand", accepted is a port number from 0 to 65535.');
  expect(stderr).toContain('SEED is "some", accepted is demo, demo-2 or none.');
  expect(stderr).not.toContain("    at ");
});

test("a port that is taken is said before a database is made", async () => {
  const place = ownPlace();
  const { status, stderr } = serve({
    ...{ DATA_DIR: place.dataDir, PORT: new URL(app.url).port, HOST: new URL(app.url).hostname },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("EADDRINUSE")]);
  expect(existsSync(join(place.dataDir, "postgres"))).toBe(false);
});

test("a password is not repeated by the message about it", () => {
  const { stderr } = serve({ ADMIN_EMAIL: "dona@urdume.test", ADMIN_PASSWORD: "curta" });
  expect(stderr).toContain("ADMIN_PASSWORD");
  expect(stderr).not.toContain("curta");
});

test("a second process on the same folder is refused with the first one's process id", async () => {
  const own = await startTestApp({ place: ownPlace() });
  const { status, stderr } = serve({ DATA_DIR: own.dataDir, PORT: "0" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/postgres is in use by process \d+\n/);
  expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
  await own.stop();
});

test("a stop lets a running answer finish and then ends cleanly", async () => {
  const other = await startTestApp();
  const response = await fetch(`${other.url}/media/hero.mp4`);
  const reader = response.body?.getReader();
  let received = (await reader?.read())?.value?.length ?? 0;
  const stopped = other.stop();
  await new Promise((next) => setTimeout(next, 300));
  for (let part = await reader?.read(); part?.value; part = await reader?.read())
    received += part.value.length;
  expect(received).toBe(Number(response.headers.get("content-length")));
  await stopped;
  await expect(fetch(`${other.url}/readyz`)).rejects.toThrow();
});

function serve(env: Record<string, string>): { status: number | null; stderr: string } {
  const { PATH = "", HOME = "" } = process.env;
  return spawnSync("node_modules/.bin/node", ["tools/serve.mjs"], {
    env: { PATH, HOME, NODE_ENV: "production", SEED: "none", ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
}
