import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../tools/postgres.ts";
import { load } from "./load.ts";
import { treeMemory } from "./memory.ts";
import { cpuSeconds, ended, untilReady } from "./processes.ts";
import { ACCOUNT } from "./sign-in.ts";
import type { Row } from "./table.ts";

const PAGE = "/principal-br";
const REST_MS = 15_000;
const LOAD_SECONDS = 10;
const RESTARTS = 3;
/** A claimed session is never answered from memory, so every request renders the page and asks the database. */
const UNCACHED = { cookie: "urdume.session_token=bench" };
const FORMER_REST = "350-370 (resident)";

export async function measureInstallation(work: string): Promise<Row[]> {
  const dataDir = join(work, "installation");
  // Makes the start rebuild.
  rmSync("build/source-hash", { force: true });
  const first = await start(dataDir);
  const [firstMs, firstCpu] = [first.readyMs, first.cpu];
  await rest();
  const afterFirst = treeMemory(first.server);
  await first.stop();

  const restarts: number[] = [];
  let last = await start(dataDir);
  for (let n = 1; n < RESTARTS; n++) {
    restarts.push(last.readyMs);
    await last.stop();
    last = await start(dataDir);
  }
  restarts.push(last.readyMs);
  const restartCpu = last.cpu;
  try {
    await rest();
    const resting = treeMemory(last.server);
    let highest = treeMemory(last.server);
    const watch = setInterval(() => {
      const now = treeMemory(last.server);
      if (now.proportional > highest.proportional) highest = now;
    }, 500);
    await load(last.url + PAGE, last.server, LOAD_SECONDS, UNCACHED);
    clearInterval(watch);
    const seconds = (ms: number) => (ms / 1000).toFixed(1);
    return [
      {
        what: "first page after a clean npm start, build and demo included, s",
        found: seconds(firstMs),
        aim: "20",
      },
      { what: "    processor time of the server in it, s", found: firstCpu.toFixed(1), aim: "" },
      {
        what: `restart to the first page, quickest of ${RESTARTS}, s`,
        found: seconds(Math.min(...restarts)),
        aim: "2",
      },
      { what: "    processor time of the server in it, s", found: restartCpu.toFixed(1), aim: "" },
      {
        what: "memory at rest, application and database, PSS, MB",
        ...{ before: FORMER_REST, found: resting.proportional, aim: "170" },
      },
      { what: "    right after the first start and its seeding", found: afterFirst.proportional, aim: "" },
      { what: "    with mapped files as if nothing else ran", found: resting.alone, aim: "" },
      { what: "memory under load, highest, PSS, MB", found: highest.proportional, aim: "" },
    ];
  } finally {
    await last.stop();
  }
}

const rest = () => new Promise((rested) => setTimeout(rested, REST_MS));

async function start(dataDir: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = "", HOME = "" } = process.env;
  const began = performance.now();
  const keeper = spawn(process.execPath, ["tools/start.mjs"], {
    env: {
      ...{ PATH, HOME, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: url },
      ...{ LOG_LEVEL: "error", ADMIN_EMAIL: ACCOUNT.email, ADMIN_PASSWORD: ACCOUNT.password },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const killWithUs = () => keeper.kill("SIGTERM");
  process.once("exit", killWithUs);
  await untilReady(url + PAGE, keeper, 20);
  const readyMs = performance.now() - began;
  const server = Number(
    readFileSync(`/proc/${keeper.pid}/task/${keeper.pid}/children`, "utf8").split(" ")[0],
  );
  return {
    ...{ url, server, readyMs, cpu: cpuSeconds(server) },
    async stop() {
      process.off("exit", killWithUs);
      await ended(keeper);
    },
  };
}
