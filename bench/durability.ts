import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { startOwnPostgres } from "#app/platform/db/postgres/own-postgres.ts";
import type { Connection } from "#app/platform/db/postgres/socket-folder.ts";
import { measureInstallation } from "./installation.ts";
import { median } from "./processes.ts";
import { type Row, table } from "./table.ts";

// npm run bench:durability: time to start and write, memory, and rows lost by kills of application and
// database and by power cuts. `before` is 0.8.1. A power cut: the data folder is on a loop device. All
// processes are stopped and the image is copied, which holds only what the kernel had written out. The copy
// is mounted (journal replay) and PostgreSQL started on it. Not covered: disks that acknowledge early, and
// torn sectors.
const KILL_ROUNDS = 40;
const POWER_CUT_ROUNDS = 20;
const CONTROL_ROUNDS = 3;
const DISK_BYTES = 400 * 1024 * 1024;
const [SHORTEST_MS, LONGEST_MS] = [200, 1500];
const INSERTS = 400;
const UNMOUNT_ATTEMPTS = 50;

type Ending = "kill" | "power cut";
type Result = { acknowledged: number; lost: number; faults: string[]; reopenMs: number[] };

const work = mkdtempSync(join(tmpdir(), "urdume-durability-"));
try {
  const installed = [...(await measureInstallation(work)), ...(await speed())];
  for (const { what, found } of installed) console.error(`  ${what}: ${found}`);
  const killed = await rounds("kill", KILL_ROUNDS);
  const mayCut = process.platform === "linux" && process.getuid?.() === 0;
  const cut = mayCut ? await rounds("power cut", POWER_CUT_ROUNDS) : null;
  const control = mayCut ? await rounds("power cut", CONTROL_ROUNDS, "off") : null;
  const rows: Row[] = [
    ...installed,
    ...rowsOf(`kill -9 of both, ${KILL_ROUNDS} rounds`, killed),
    ...(cut ? rowsOf(`power cut, ${POWER_CUT_ROUNDS} rounds`, cut) : []),
    ...(control
      ? [
          {
            what: `power cut with fsync off, ${CONTROL_ROUNDS} rounds: lost or damaged`,
            found: control.lost + control.faults.length,
            aim: "> 0",
          },
        ]
      : []),
  ];
  console.log(table(rows));
  if (!cut) console.log("Power cuts need root on Linux, for a loop device.");
  for (const fault of [...killed.faults, ...(cut?.faults ?? [])]) console.log(fault);
  const bad = killed.lost + killed.faults.length + (cut ? cut.lost + cut.faults.length : 0);
  process.exitCode = bad > 0 ? 1 : 0;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function rounds(ending: Ending, count: number, fsync = "on"): Promise<Result> {
  const result: Result = { acknowledged: 0, lost: 0, faults: [], reopenMs: [] };
  const disk = ending === "power cut" ? newDisk() : null;
  const folder = join(disk?.mounted ?? join(work, "killed"), "postgres");
  try {
    for (let round = 1; round <= count; round++) {
      const acknowledged = await writeUntil(folder, round, fsync, disk);
      result.acknowledged += acknowledged.size;
      try {
        const found = await reopen(folder, result);
        const missing = [...acknowledged].filter((id) => !found.has(id)).length;
        result.lost += missing;
      } catch (error) {
        result.faults.push(`${ending}, round ${round}: ${error}`);
        result.lost += acknowledged.size;
        break;
      }
    }
  } finally {
    disk?.remove();
  }
  console.error(`  ${ending}, fsync ${fsync}: ${result.acknowledged} acknowledged, ${result.lost} lost`);
  return result;
}

async function writeUntil(
  folder: string,
  round: number,
  fsync: string,
  disk: Disk | null,
): Promise<Set<string>> {
  mkdirSync(join(folder, ".."), { recursive: true });
  const writer = spawn(
    process.execPath,
    ["tests/support/durability-writer.ts", folder, String(round), fsync],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const acknowledged = new Set<string>();
  const ended = once(writer, "exit");
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line !== "ready") acknowledged.add(line);
    else
      setTimeout(() => end(folder, writer, disk), SHORTEST_MS + Math.random() * (LONGEST_MS - SHORTEST_MS));
  }
  await ended;
  disk?.swap();
  return acknowledged;
}

/** Stopped first, so that everything acknowledged by then is already in the pipe. */
function end(folder: string, writer: ChildProcess, disk: Disk | null): void {
  const postmaster = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  const all = [Number(writer.pid), ...childrenOf(Number(writer.pid)), ...childrenOf(postmaster)];
  const signal = (name: NodeJS.Signals) => {
    for (const pid of all)
      try {
        process.kill(pid, name);
      } catch {}
  };
  if (disk) {
    signal("SIGSTOP");
    disk.cut();
  }
  signal("SIGKILL");
}

function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return list.split(" ").filter(Boolean).map(Number);
}

/** All stored rows. Throws when a table, an index or a page is damaged, or a transaction is partial. */
async function reopen(folder: string, result: Result): Promise<Set<string>> {
  const began = performance.now();
  const own = await startOwnPostgres(folder);
  result.reopenMs.push(performance.now() - began);
  try {
    return await withClient(own.connection, async (client) => {
      const { rows } = await client.query<{ id: string }>("select id from acknowledged");
      const halves = await client.query(
        "select 1 from acknowledged full join written_together using (id) where acknowledged is null or written_together is null",
      );
      await client.query(`select bt_index_check(index.oid, true) from pg_class index join pg_am on pg_am.oid = index.relam
        where pg_am.amname = 'btree' and index.relkind = 'i'`);
      const faults = await client.query(`select fault.* from pg_class heap,
        lateral verify_heapam(heap.oid::regclass) fault where heap.relkind in ('r', 't')`);
      if (halves.rows.length + faults.rows.length > 0)
        throw new Error(`${halves.rows.length} halves of transactions, ${faults.rows.length} damaged rows`);
      return new Set(rows.map(({ id }) => id));
    });
  } finally {
    await own.close();
  }
}

type Disk = { mounted: string; cut(): void; swap(): void; remove(): void };

function newDisk(): Disk {
  const [image, after, mounted] = [join(work, "disk"), join(work, "after"), join(work, "mounted")];
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "ignore" });
  /** The last killed process may still be ending. */
  const unmount = () => {
    for (let attempt = 1; ; attempt++)
      try {
        return run("umount", mounted);
      } catch (error) {
        if (attempt === UNMOUNT_ATTEMPTS) throw error;
        execFileSync("sleep", ["0.1"]);
      }
  };
  writeFileSync(image, "");
  truncateSync(image, DISK_BYTES);
  run("mkfs.ext4", "-q", image);
  mkdirSync(mounted, { recursive: true });
  run("mount", "-o", "loop", image, mounted);
  return {
    mounted,
    cut: () => copyFileSync(image, after),
    swap() {
      unmount();
      renameSync(after, image);
      run("mount", "-o", "loop", image, mounted);
    },
    remove() {
      unmount();
      rmSync(image, { force: true });
    },
  };
}

async function speed(): Promise<Row[]> {
  const began = performance.now();
  const own = await startOwnPostgres(join(work, "speed/postgres"));
  const created = performance.now() - began;
  try {
    await withClient(own.connection, (client) =>
      client.query("create table speed (id bigserial primary key, pad text)"),
    );
    const [one, ten] = [
      await insertsPerSecond(own.connection, 1),
      await insertsPerSecond(own.connection, 10),
    ];
    return [
      { what: "durable inserts a second, one connection", before: "204", found: one.toFixed(0), aim: "" },
      {
        what: "durable inserts a second, ten connections",
        before: "one at a time",
        found: ten.toFixed(0),
        aim: "",
      },
      { what: "a new database created and ready, ms", found: created.toFixed(0), aim: "" },
    ];
  } finally {
    await own.close();
  }
}

async function insertsPerSecond(connection: Connection, clients: number): Promise<number> {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, () =>
      withClient(connection, async (client) => {
        for (let n = 0; n < INSERTS; n++)
          await client.query("insert into speed (pad) values ($1)", ["x".repeat(700)]);
      }),
    ),
  );
  return (clients * INSERTS) / ((performance.now() - began) / 1000);
}

async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function rowsOf(what: string, { acknowledged, lost, faults, reopenMs }: Result): Row[] {
  return [
    { what: `${what}: acknowledged rows`, found: acknowledged, aim: "> 0" },
    { what: `${what}: lost`, before: "0", found: lost, aim: "0" },
    { what: `${what}: damaged or not opened`, found: faults.length, aim: "0" },
    { what: `${what}: started again, ms`, found: median(reopenMs).toFixed(0), aim: "" },
  ];
}
