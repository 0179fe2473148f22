import type { ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { freePort } from "../tools/postgres.ts";
import { storm, type Wish, wishes } from "./lead-storm.ts";
import { answered, ended, onCore, SERVER_CORE } from "./processes.ts";
import { type Row, table } from "./table.ts";

// npm run bench:leads [COUNT]: submissions while the process is killed at random and the mail server is down.
const COUNT = Number(process.argv[2] ?? 2000);
const [MIN_LIFE_MS, MAX_LIFE_MS] = [800, 5000];
const DEAD_MAIL_SERVER = "smtp://127.0.0.1:9";

const dataDir = mkdtempSync(join(tmpdir(), "urdume-leads-"));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
let isOver = false;
let kills = 0;

function start(): ChildProcess {
  return onCore(SERVER_CORE, "node_modules/.bin/node", ["tools/serve.mjs"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    TRUSTED_PROXY: "1",
    SEED: "none",
    LOG_LEVEL: "fatal",
    SMTP_URL: DEAD_MAIL_SERVER,
    ADMIN_EMAIL: "bench@urdume.test",
    ADMIN_PASSWORD: "banco-de-prova-42",
  });
}

/** Lets the site live for a random while, kills it without warning, starts it again; until all is sent. */
async function killAtRandom(): Promise<void> {
  while (!isOver) {
    const server = start();
    await answered(`${url}/readyz`, server);
    const death = Date.now() + randomInt(MIN_LIFE_MS, MAX_LIFE_MS);
    while (!isOver && Date.now() < death) await new Promise((next) => setTimeout(next, 50));
    await ended(server, isOver ? "SIGTERM" : "SIGKILL");
    if (!isOver) kills += 1;
  }
}

type Found = { rows: Map<string, number>; consents: number; mails: number; jobs: number; files: number };

/** What the database and the storage hold, read by the product's own code once the site has stopped. */
async function readBack(): Promise<Found> {
  Object.assign(process.env, { DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "fatal" });
  const { closeDatabase, db, openDatabase } = await import("#app/platform/db/db.server.ts");
  const { openStorage, storage } = await import("#app/platform/storage/storage.server.ts");
  const { PRIVATE_BUCKET } = await import("#app/features/submissions/submissions.rules.ts");
  await openDatabase();
  await openStorage();
  const count = async (from: string) =>
    Number((await db().execute(sql.raw(`select count(*) as n from ${from}`))).rows[0]?.n);
  try {
    const { rows } = await db().execute(
      sql`select message from messages union all select message from leads`,
    );
    const markers = rows.map(({ message }) => /bench-\w+-\w+$/.exec(String(message))?.[0] ?? "?");
    const missing = await attachmentsWithoutFile(db, storage, PRIVATE_BUCKET);
    return {
      rows: tally(markers),
      consents: await count("consents"),
      mails: await count("outbox_mails where status = 'queued'"),
      jobs: await count("pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')"),
      files: missing,
    };
  } finally {
    await closeDatabase();
  }
}

type Doors = {
  db: typeof import("#app/platform/db/db.server.ts").db;
  storage: typeof import("#app/platform/storage/storage.server.ts").storage;
};

async function attachmentsWithoutFile(db: Doors["db"], storage: Doors["storage"], bucket: string) {
  const { rows } = await db().execute(
    sql`select attachment ->> 'key' as key from leads, jsonb_array_elements(details -> 'attachments') attachment`,
  );
  let missing = 0;
  for (const { key } of rows) if (!(await storage().stat(bucket, String(key)))) missing += 1;
  return missing;
}

function tally(markers: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const marker of markers) counts.set(marker, (counts.get(marker) ?? 0) + 1);
  return counts;
}

const all: Wish[] = wishes(COUNT);
console.error(`Sending ${COUNT} forms while the site is killed; this takes several minutes ...`);
const started = Date.now();
const killing = killAtRandom();
let thanked = 0;
const result = await storm(url, all, () => {
  thanked += 1;
  if (thanked % 200 === 0) console.error(`  ${thanked} acknowledged, ${kills} kills`);
});
isOver = true;
await killing;
const seconds = (Date.now() - started) / 1000;

try {
  const found = await readBack();
  const lost = [...result.acknowledged].filter((marker) => !found.rows.has(marker)).length;
  const twice = [...found.rows.values()].filter((count) => count > 1).length;
  const total = [...found.rows.values()].reduce((sum, count) => sum + count, 0);
  const rows: Row[] = [
    { what: "forms to send", found: COUNT, aim: "" },
    { what: "acknowledged", found: result.acknowledged.size, aim: String(COUNT) },
    { what: "times the process was killed", found: kills, aim: "> 0" },
    { what: "attempts, repeats after thanks included", found: result.attempts + result.repeats, aim: "" },
    { what: "acknowledged and lost", found: lost, aim: "0" },
    { what: "kept more than once", found: twice, aim: "0" },
    { what: "proofs of consent beyond one for each", found: found.consents - total, aim: "0" },
    { what: "mails beyond one for each, waiting", found: found.mails - total, aim: "0" },
    { what: "mails without a job that sends them", found: found.mails - found.jobs, aim: "0" },
    { what: "attached files that are missing", found: found.files, aim: "0" },
    { what: "seconds", found: seconds.toFixed(0), aim: "" },
  ];
  console.log(table(rows));
  const isBad = rows.some(({ found: value, aim }) => aim === "0" && value !== 0);
  process.exitCode = isBad || result.lost > 0 || kills === 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
