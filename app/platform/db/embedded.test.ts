import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedDatabase, startEmbedded } from "./embedded.ts";
import { checkpointIfDue, vacuumIfDue } from "./maintenance.ts";

const LIMIT = { timeout: 120_000 };

let parent = "";
const folder = (name: string) => join(parent, name);
const copyOfCreated = (name: string) => {
  cpSync(folder("created"), folder(name), { recursive: true });
  return folder(name);
};

beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), "urdume-embedded-"));
  // What an attempt left that was cut short.
  mkdirSync(folder("created.new-left"));
  writeFileSync(folder("created.new-left/PG_VERSION"), "18");
  await (await startEmbedded(folder("created"))).close();
}, LIMIT.timeout);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function ask(database: EmbeddedDatabase, statement: string) {
  const client = new pg.Client({ host: database.socketFolder, user: "postgres", database: "postgres" });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

test("a created database is whole, and leftovers of an earlier attempt are gone", LIMIT, () => {
  expect(existsSync(folder("created/PG_VERSION"))).toBe(true);
  expect(readdirSync(parent).filter((name) => name.includes(".new"))).toEqual([]);
});

test("the socket is for this user only, and is gone after closing", LIMIT, async () => {
  const database = await startEmbedded(copyOfCreated("private"));
  expect(statSync(database.socketFolder).mode & 0o777).toBe(0o700);
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.close();
  expect(existsSync(database.socketFolder)).toBe(false);
});

test("a socket that a killed process left is cleared away, one in use is not", LIMIT, async () => {
  const program = `import { startEmbedded } from "./app/platform/db/embedded.ts";
    console.log((await startEmbedded(process.argv[1])).socketFolder); process.kill(process.pid, "SIGKILL");`;
  const killed = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", program, copyOfCreated("killed")],
    {
      encoding: "utf8",
    },
  );
  const left = killed.stdout.trim();
  expect(existsSync(left)).toBe(true);
  const first = await startEmbedded(copyOfCreated("first"));
  const second = await startEmbedded(copyOfCreated("second"));
  expect(existsSync(left)).toBe(false);
  expect(await ask(first, "select 1 as one")).toEqual([{ one: 1 }]);
  await first.close();
  await second.close();
});

test("a second process is refused with the first one's number and ends with 1", LIMIT, async () => {
  const path = copyOfCreated("guarded");
  const database = await startEmbedded(path);
  const program = `import { startEmbedded } from "./app/platform/db/embedded.ts";
    try { await startEmbedded(process.argv[1]); } catch (error) { console.log(error.message); process.exit(1); }`;
  const second = spawnSync(process.execPath, ["--input-type=module", "-e", program, path], {
    encoding: "utf8",
  });
  expect(second).toMatchObject({ status: 1, stdout: `${path} is in use by process ${process.pid}\n` });
  expect(await ask(database, "select 1 as one")).toEqual([{ one: 1 }]);
  await database.close();
});

test("the log is cut off and what was deleted is given back", LIMIT, async () => {
  const database = await startEmbedded(copyOfCreated("maintained"));
  const pool = new pg.Pool({ host: database.socketFolder, user: "postgres", database: "postgres" });
  await pool.query(
    "create table bulk as select repeat(md5(n::text), 32) as pad from generate_series(1, 20000) n",
  );
  await pool.query("delete from bulk");
  await pool.query("select pg_stat_force_next_flush()");
  const state = async () =>
    (
      await pool.query(
        `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > 16e6 as "isLogLong", n_dead_tup::int as dead
         from pg_control_checkpoint(), pg_stat_user_tables where relname = 'bulk'`,
      )
    ).rows[0];
  expect(await state()).toEqual({ isLogLong: true, dead: 20_000 });
  await vacuumIfDue(pool);
  await checkpointIfDue(pool);
  expect(await state()).toEqual({ isLogLong: false, dead: 0 });
  await pool.end();
  await database.close();
});

test("an engine that stops is started again on what was committed", LIMIT, async () => {
  const trouble: string[] = [];
  const database = await startEmbedded(copyOfCreated("failing"), {
    workerFile: "tests/support/durability/failing-worker.ts",
    onTrouble: (reason) => trouble.push(reason),
  });
  await ask(database, "create table kept as select 42 as answer");
  writeFileSync(folder("failing.fail"), "");
  let answer: unknown;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    answer = trouble.length > 0 && (await ask(database, "select answer from kept").catch(() => undefined));
    if (answer) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(answer).toEqual([{ answer: 42 }]);
  expect(trouble).toEqual([expect.stringContaining("The engine stopped")]);
  await database.close();
});
