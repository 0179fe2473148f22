import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/servers/test-app.ts";
import {
  formsToSend,
  MARKER,
  STORED_ADDRESSES,
  sendConcurrently,
} from "../../../../bench/concurrent-leads.ts";
import { type PrivatePostgres, startPrivatePostgres } from "../../../../tools/postgres.ts";

/** `CRASHES=20` for the long version. */
const CRASHES = Number(process.env.CRASHES ?? 3);
const REQUESTS_BETWEEN = 12;

let postgres: PrivatePostgres;
let app: TestApp;
beforeAll(async () => {
  postgres = await startPrivatePostgres({ isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), "urdume-crash-"));
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  app = await startTestApp({
    place: { dataDir, databaseUrl: postgres.url, remove },
    env: { SEED: "demo", TRUSTED_PROXY: "1" },
  });
});
afterAll(async () => {
  await app.stop();
  await postgres.stop();
});

test("a database that is killed under load ends no process, and every acknowledged request is there", async () => {
  app.expectErrors(/./);
  const queue = formsToSend(REQUESTS_BETWEEN * (CRASHES + 1));
  const kept = `${app.url}/principal-br`;
  expect((await fetch(kept)).status).toBe(200);
  const whileAway: number[] = [];
  let [acknowledged, crashes, crashing] = [0, 0, Promise.resolve()];
  const result = await sendConcurrently(app.url, queue, () => {
    acknowledged += 1;
    if (acknowledged % REQUESTS_BETWEEN !== 0 || crashes === CRASHES) return;
    crashes += 1;
    crashing = crashing.then(async () => {
      const crash = postgres.crash();
      whileAway.push((await fetch(kept)).status);
      await crash;
    });
  });
  await crashing;

  expect([result.lost, crashes, whileAway]).toEqual([0, CRASHES, Array(CRASHES).fill(200)]);
  expect(app.logs().filter(({ text }) => text.includes("Listening"))).toHaveLength(1);
  const found = await markers();
  expect([...result.acknowledged.keys()].filter((marker) => found.get(marker) !== 1)).toEqual([]);
}, 600_000);

async function markers(): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ email: string }>(STORED_ADDRESSES);
  await client.end();
  const counts = new Map<string, number>();
  for (const { email } of rows) {
    const marker = MARKER.exec(email)?.[0];
    if (marker) counts.set(marker, (counts.get(marker) ?? 0) + 1);
  }
  return counts;
}
