import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { connectToRunning } from "#app/platform/db/postgres/own-postgres.ts";
import { newerProject } from "#tests/support/servers/newer-project.ts";
import { freePort } from "../tools/postgres.ts";
import { fillRugs } from "./fill-rugs.ts";
import { startSite } from "./processes.ts";

/*
 * npm run bench:scale -- update [--rugs 20000]: a site of so many rugs is started with one small migration more, which
 * waits for a backup and its proof. Seconds until it is ready, and what visitors were answered meanwhile.
 */
const { values: options } = parseArgs({ options: { rugs: { type: "string", default: "20000" } } });
const PAGE = "/principal-br";
const PAUSE_MS = 50;

execFileSync(process.execPath, ["tools/build.mjs"], { stdio: ["ignore", 2, 2] });
const work = mkdtempSync(join(tmpdir(), "urdume-update-"));
process.env.TEST_RUN_DIR = work;
const dataDir = join(work, "data");
try {
  const before = await startSite({ DATA_DIR: dataDir });
  const guest = connectToRunning(join(dataDir, "postgres"));
  await fillRugs(guest.connection, { first: 1, last: Number(options.rugs), collection: "premium" });
  await guest.close();
  await before.stop();

  const { folder } = newerProject("create table later_things (id int primary key)");
  const port = String(await freePort());
  const began = performance.now();
  const starting = startSite({ DATA_DIR: dataDir, PORT: port }, folder);
  const ready = starting.then(() => true);
  const answers = new Map<string, number>();
  while (!(await Promise.race([ready, pause(PAUSE_MS, false)]))) {
    const response = await fetch(`http://127.0.0.1:${port}${PAGE}`).catch(() => undefined);
    const answer = response ? String(response.status) : "refused";
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  await (await starting).stop();
  const meanwhile = [...answers].map(([answer, times]) => `${times} × ${answer}`).join(", ");
  console.log(`${options.rugs} rugs: ready after ${seconds.toFixed(1)} s; answers meanwhile: ${meanwhile}`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
