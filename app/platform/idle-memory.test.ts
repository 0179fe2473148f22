import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/servers/test-app.ts";

test("a server that has nothing to do gives back what its start left in memory", async () => {
  const app = await startTestApp({ env: { LOG_LEVEL: "debug" } });
  const released = () => app.logs().find(({ text }) => text.includes("Unused memory is released"));
  await expect.poll(released, { timeout: 60_000, interval: 250 }).toBeDefined();
  const { before, after } = JSON.parse(released()?.text ?? "{}");
  expect(after).toBeLessThan(before);
  await app.stop();
}, 90_000);
