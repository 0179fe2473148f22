import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { emptyPlace, type Place } from "#tests/support/fixtures.ts";
import { freePort } from "./postgres.ts";

let place: Place;
let child: ChildProcess | undefined;
afterEach(async () => {
  child?.kill("SIGKILL");
  await place.remove();
});

test("a server that crashes is started again; one that is stopped, or cannot start, is not", async () => {
  place = await emptyPlace();
  const port = await freePort();
  const started = start(place, { PORT: String(port) });
  child = started.child;
  await said(started, "Ctrl-C stops it.");
  const first = serverOf(child);
  process.kill(first, "SIGKILL");
  await said(started, "started again in 1 s");
  await said(started, "The server runs again.");
  expect(serverOf(child)).not.toBe(first);
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await started.ended).toBe(0);

  const refused = start(place, { PORT: "three thousand" });
  expect(await refused.ended).toBe(1);
  expect(refused.output.join("")).toContain('PORT is "three thousand"');
  expect(refused.output.join("")).not.toContain("started again");
});

test("a closed terminal, which tells every process, lets a running answer finish", async () => {
  place = await emptyPlace();
  const port = await freePort();
  const started = start(place, { PORT: String(port) });
  child = started.child;
  await said(started, "Ctrl-C stops it.");
  const response = await fetch(`http://127.0.0.1:${port}/media/hero.mp4`);
  const reader = response.body?.getReader();
  let received = (await reader?.read())?.value?.length ?? 0;
  process.kill(-Number(child.pid), "SIGHUP");
  await new Promise((next) => setTimeout(next, 300));
  for (let part = await reader?.read(); part?.value; part = await reader?.read())
    received += part.value.length;
  expect(received).toBe(Number(response.headers.get("content-length")));
  expect(await started.ended).toBe(0);
});

type Started = { child: ChildProcess; output: string[]; ended: Promise<number | null> };

function start({ dataDir, databaseUrl }: Place, own: Record<string, string>): Started {
  const { PATH = "", HOME = "" } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, SEED: "none", HOST: "127.0.0.1", ...own };
  const spawned = spawn(process.execPath, ["tools/start.mjs"], {
    env: { ...env, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, as in a terminal.
    detached: true,
  });
  const output: string[] = [];
  for (const stream of [spawned.stdout, spawned.stderr])
    stream.on("data", (bytes) => output.push(String(bytes)));
  return { child: spawned, output, ended: new Promise((done) => spawned.once("exit", done)) };
}

const said = ({ output }: Started, words: string) =>
  expect.poll(() => output.join(""), { timeout: 60_000 }).toContain(words);

/** The child process, found by its parent's id. */
function serverOf({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return Number(children[0]);
}
