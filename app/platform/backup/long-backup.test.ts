import { readdirSync } from "node:fs";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import { clock } from "../clock.ts";
import { storage } from "../storage/storage.server.ts";
import { backupFolder, listBackups, storeBackup } from "./stored-backups.server.ts";

useTestDatabase();

const FILES = 40;
const HOURS_MS = 2 * 60 * 60 * 1000;
const BUCKET = "site_assets";
const whole = { buckets: [BUCKET], secret: "a secret that signs sessions and is long enough" };

beforeAll(async () => {
  for (let at = 0; at < FILES; at++)
    await storage().put(BUCKET, `${at}.txt`, Buffer.from(String(at)), { contentType: "text/plain" });
});
const realNow = clock.now;
afterEach(() => {
  clock.now = realNow;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Calls `before` ahead of each file that is opened. */
function whenOpening(before: (opened: number) => unknown): () => number {
  const open = storage().open;
  const spy = vi.spyOn(storage(), "open");
  spy.mockImplementation(async (...what) => {
    await before(spy.mock.calls.length);
    return open(...what);
  });
  return () => spy.mock.calls.length;
}

test("files are fetched several at a time, so that a slow bucket is not waited for at each; a backup that takes hours is no leftover to the next one", async () => {
  const begun = Date.now();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const opened = whenOpening((count) => count === 1 && released);
  const long = storeBackup("asked", whole);
  await vi.waitUntil(() => opened() > 10, { timeout: 60_000 });
  clock.now = () => new Date(begun + HOURS_MS);
  vi.advanceTimersByTime(HOURS_MS);
  // It removes leftovers before it ends.
  await expect(storeBackup("asked", whole, AbortSignal.abort())).rejects.toThrow(/aborted/);
  release();
  const { name, files } = await long;
  expect(files).toBe(FILES);
  expect((await listBackups()).find((backup) => backup.name === name)?.provenAt).not.toBeNull();
  expect(readdirSync(backupFolder()).filter((file) => file.startsWith("."))).toEqual([]);
}, 240_000);

test("a backup whose job has ended stops at the next file and leaves nothing", async () => {
  const before = readdirSync(backupFolder());
  const job = new AbortController();
  const opened = whenOpening(() => job.abort(new Error("its time is over")));
  await expect(storeBackup("nightly", whole, job.signal)).rejects.toThrow("its time is over");
  expect(opened()).toBeLessThan(FILES);
  expect(readdirSync(backupFolder())).toEqual(before);
});
