import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectToRunning, type OwnPostgres, startOwnPostgres } from "./own-postgres.ts";

const WITHIN = { timeout: 60_000, interval: 50 };
const parent = mkdtempSync(join(tmpdir(), "urdume-own-"));
const folder = join(parent, "data/postgres");
const trouble: string[] = [];
const children: ChildProcess[] = [];
const open = (path = folder) => startOwnPostgres(path, { onTrouble: (reason) => trouble.push(reason) });

beforeAll(async () => {
  // Somebody's own, about another server.
  vi.stubEnv("PGPORT", "5433").stubEnv("PGSSLMODE", "require");
  // Left by an interrupted attempt.
  mkdirSync(`${folder}.new-left`, { recursive: true });
  utimesSync(`${folder}.new-left`, 0, 0);
  const first = await open();
  await ask(first, "create table kept (n int primary key)");
  await first.close();
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  for (const child of children) child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

async function ask(database: Pick<OwnPostgres, "connection">, statement: string) {
  const client = new pg.Client(database.connection);
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const serverPid = () => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function application(path = folder): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    import { startOwnPostgres } from "./app/platform/db/postgres/own-postgres.ts";
    try { await startOwnPostgres(process.argv[1]); console.log("open"); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); process.exit(1); }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [said] = await once(createInterface({ input: child.stdout }), "line");
  return { child, said };
}

async function killed({ child }: { child: ChildProcess }): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

test("a created database is whole, private, and without leftovers of an earlier attempt", async () => {
  expect(existsSync(join(folder, "PG_VERSION"))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, "..")).filter((name) => name.includes(".new"))).toEqual([]);
});

test("it writes durably, listens on its socket alone, checks its pages, and sorts names as people do", async () => {
  const database = await open();
  const [settings] = await ask(
    database,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as waits,
      current_setting('full_page_writes') as pages, current_setting('listen_addresses') as listens,
      current_setting('data_checksums') as checksums`,
  );
  expect(settings).toEqual({ fsync: "on", waits: "on", pages: "on", listens: "", checksums: "on" });
  const names = ["zebra", "Ágata", "nada", "Ñandu", "agave", "Oca", "ônix", "água"];
  const rows = await ask(
    database,
    `select name from unnest(array[${names.map((name) => `'${name}'`)}]) as name order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    ...["Ágata", "agave", "água", "nada", "Ñandu", "Oca", "ônix", "zebra"],
  ]);
  await database.close();
});

test("a second application is refused with the first one's process id, and a tool connects to its server", async () => {
  const database = await open();
  const { said, child } = await application();
  expect(said).toBe(`${folder} is in use by process ${process.pid}`);
  await expect.poll(() => child.exitCode, WITHIN).toBe(1);
  const guest = connectToRunning(folder);
  expect(await ask(guest, "select 1 as one")).toEqual([{ one: 1 }]);
  await guest.close();
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.close();
});

test("an application that is killed leaves no server behind", async () => {
  const other = await application();
  expect(other.said).toBe("open");
  const pid = serverPid();
  await killed(other);
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
  await (await open()).close();
});

test("a server whose application and watchdog were both killed makes way for the next one", async () => {
  const other = await application();
  const pid = serverPid();
  const watchdogs = readFileSync(`/proc/${other.child.pid}/task/${other.child.pid}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number);
  for (const watchdog of watchdogs) if (watchdog !== pid) process.kill(watchdog, "SIGKILL");
  await killed(other);
  expect(isAlive(pid)).toBe(true);
  await (await open()).close();
  await expect.poll(() => isAlive(pid), WITHIN).toBe(false);
});

test("application and server killed at once, and the server's number given to another process", async () => {
  const other = await application();
  await ask(connectToRunning(folder), "insert into kept values (1)");
  const pid = serverPid();
  process.kill(pid, "SIGKILL");
  await killed(other);
  const file = join(folder, "postmaster.pid");
  const [, ...rest] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, [process.pid, ...rest].join("\n"));
  const database = await open();
  expect(await ask(database, "select n from kept")).toEqual([{ n: 1 }]);
  await database.close();
});

test("a server that crashes is started again on what was committed", async () => {
  const database = await open();
  await ask(database, "insert into kept values (2)");
  const pid = serverPid();
  process.kill(pid, "SIGKILL");
  await expect
    .poll(() => ask(database, "select count(*)::int as n from kept").catch(() => null), WITHIN)
    .toEqual([{ n: 2 }]);
  expect(serverPid()).not.toBe(pid);
  expect(trouble).toEqual([expect.stringContaining("SIGKILL")]);
  await database.close();
});

test("a folder whose path is longer than a socket's may be", async () => {
  const long = join(parent, "p".repeat(60), "q".repeat(60), "postgres");
  const database = await open(long);
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
  expect((await application(long)).said).toBe(`${long} is in use by process ${process.pid}`);
  await database.close();
  expect(existsSync(database.connection.host)).toBe(false);
});

test("a database of the former engine or of another PostgreSQL is refused with what to do", async () => {
  const former = join(parent, "former/database");
  mkdirSync(former, { recursive: true });
  writeFileSync(join(former, "PG_VERSION"), "18\n");
  await expect(open(join(parent, "former/postgres"))).rejects.toThrow(
    /of version 0\.8 or earlier.*npm run restore FILE -- --replace/,
  );
  const older = join(parent, "older/postgres");
  mkdirSync(older, { recursive: true });
  writeFileSync(join(older, "PG_VERSION"), "17\n");
  await expect(open(older)).rejects.toThrow(/of PostgreSQL 17.*runs 18.*npm run restore FILE/);
  expect(readdirSync(join(parent, "former"))).toEqual(["database"]);
  expect(readdirSync(older)).toEqual(["PG_VERSION"]);
});

test("a damaged database is refused with what to do, and stays as it is", async () => {
  const TO_DO = /Keep the folder under another name, .*npm run restore FILE -- --replace$/;
  const damaged = join(parent, "damaged/postgres");
  for (const damage of [
    () => writeFileSync(join(damaged, "global/pg_control"), Buffer.alloc(8192, 7)),
    () => rmSync(join(damaged, "global/pg_control")),
    () => rmSync(join(damaged, "pg_wal"), { recursive: true }),
    () => rmSync(join(damaged, "PG_VERSION")),
  ]) {
    rmSync(damaged, { recursive: true, force: true });
    cpSync(folder, damaged, { recursive: true, verbatimSymlinks: true });
    damage();
    const before = readdirSync(damaged);
    const refusal = await open(damaged).catch(({ message }: Error) => message);
    expect(refusal, String(damage)).toMatch(TO_DO);
    expect(refusal).toContain(damaged);
    expect(readdirSync(damaged).filter((name) => !before.includes(name))).toEqual([]);
  }
});

test.runIf(process.getuid?.() === 0)(
  "a user without a name, for whom none is made, is told what to do",
  async () => {
    const nameless = join(parent, "nameless");
    mkdirSync(nameless);
    chownSync(nameless, 54_321, 54_321);
    await expect(open(join(nameless, "postgres"))).rejects.toThrow(
      /^The user 54321 has no name.*DATABASE_URL/,
    );
    expect(readdirSync(nameless)).toEqual([]);
  },
);
