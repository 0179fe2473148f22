import { cpSync, rmSync } from "node:fs";
import pg from "pg";
import { startEmbedded } from "#app/platform/db/embedded.ts";
import type { Template } from "#tests/support/durability/crash-rounds.ts";
import { median } from "./processes.ts";

const PAIRS = 5;
const INSERTS = 400;
const PAD = "x".repeat(700);

type Speed = { insertsPerSecond: number; checkpointMs: number };
export type DurabilityCost = { synchronous: Speed; plain: Speed; ratio: number };

/** Inserts with and without synchronous writes, in alternating rounds, so that other work meets both alike. */
export async function measureDurabilityCost(template: Template): Promise<DurabilityCost> {
  const synchronous: Speed[] = [];
  const plain: Speed[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    synchronous.push(await speedOf(template, true));
    plain.push(await speedOf(template, false));
  }
  const ratios = synchronous.map(
    (own, at) => own.insertsPerSecond / (plain[at]?.insertsPerSecond ?? Number.NaN),
  );
  return { synchronous: middle(synchronous), plain: middle(plain), ratio: median(ratios) };
}

async function speedOf(template: Template, isDurable: boolean): Promise<Speed> {
  const folder = `${template.folder}-speed`;
  cpSync(template.folder, folder, { recursive: true });
  const embedded = await startEmbedded(folder, { isDurable });
  const client = new pg.Client({ host: embedded.socketFolder, user: "postgres", database: "postgres" });
  await client.connect();
  const insertsMs = await timed(async () => {
    for (let n = 1; n <= INSERTS; n++)
      await client.query("insert into acknowledged (round, n, pad) values (1, $1, $2)", [n, PAD]);
  });
  const checkpointMs = await timed(() => client.query("checkpoint"));
  await client.end();
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
  return { insertsPerSecond: INSERTS / (insertsMs / 1000), checkpointMs };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const middle = (speeds: Speed[]): Speed => ({
  insertsPerSecond: median(speeds.map((speed) => speed.insertsPerSecond)),
  checkpointMs: median(speeds.map((speed) => speed.checkpointMs)),
});
