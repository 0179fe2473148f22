import { writeSync } from "node:fs";
import pg from "pg";
import { startOwnPostgres } from "#app/platform/db/postgres/own-postgres.ts";

// Writes rows over several connections until killed; prints each after its acknowledgement.
const [folder = "", round = "0", fsync = "on"] = process.argv.slice(2);
const CLIENTS = 4;
const PAD = "x".repeat(700);

const { connection } = await startOwnPostgres(folder, { settings: { fsync } });

async function write(client: number): Promise<void> {
  const database = new pg.Client(connection);
  database.on("error", () => {});
  await database.connect();
  for (let n = 1; ; n++) {
    const id = `${round}-${client}-${n}`;
    await database.query("begin");
    await database.query("insert into acknowledged (id, pad) values ($1, $2)", [id, PAD]);
    await database.query("insert into written_together (id) values ($1)", [id]);
    await database.query("commit");
    writeSync(1, `${id}\n`);
    if (client === 1 && n % 40 === 0) await database.query("checkpoint");
  }
}

const database = new pg.Client(connection);
await database.connect();
await database.query(`create extension if not exists amcheck;
  create table if not exists acknowledged (id text primary key, pad text);
  create table if not exists written_together (id text primary key);`);
await database.end();
writeSync(1, "ready\n");
await Promise.all(Array.from({ length: CLIENTS }, (_, at) => write(at + 1)));
