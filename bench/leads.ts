import type { ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { connectToRunning } from "#app/platform/db/postgres/own-postgres.ts";
import { freePort } from "../tools/postgres.ts";
import {
  type FormToSend,
  formsToSend,
  MARKER,
  STORED_ADDRESSES,
  sendConcurrently,
} from "./concurrent-leads.ts";
import { type MailTally, startFailingMailServer, tallyMails } from "./failing-mail-server.ts";
import { ended, onCore, SERVER_CORE, untilReady } from "./processes.ts";
import { ACCOUNT } from "./sign-in.ts";
import { type Row, table } from "./table.ts";

// npm run bench:durability -- leads [COUNT]: requests by the six public forms, each sent until it is acknowledged, while the
// application and its PostgreSQL are killed (`kill -9`) and the mail server is down, slow or cuts the connection after
// a mail's text, in turn. KILLS is how often each of both is killed, TROUBLE_SECONDS how long a trouble lasts.
const COUNT = Number(process.argv[2] ?? 3000);
const KILLS = Number(process.env.KILLS ?? 20);
const TROUBLE_MS = Number(process.env.TROUBLE_SECONDS ?? 60) * 1000;
const WELL_MS = 30_000;
const LATEST_MS = 60_000;
/** Longer than {@link LATEST_MS}, to tell late mails from missing ones. */
const MAILS_WITHIN_MS = 180_000;
const OWNER = "owner@bench.test";
const POLL_MS = 50;

const dataDir = mkdtempSync(join(tmpdir(), "urdume-leads-"));
const cluster = join(dataDir, "postgres");
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const mail = await startFailingMailServer(WELL_MS, TROUBLE_MS);
const all: FormToSend[] = formsToSend(COUNT);
let acknowledged = 0;
let isOver = false;
let server = start();

type Victim = "application" | "PostgreSQL";
const kills: Record<Victim, number> = { application: 0, PostgreSQL: 0 };

function start(): ChildProcess {
  return onCore(SERVER_CORE, "node_modules/.bin/node", ["tools/serve.mjs"], {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    TRUSTED_PROXY: "1",
    SEED: "demo",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "fatal",
    SMTP_URL: mail.url,
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  });
}

/** Mails to the demo's address count as misdirected. */
async function setOwner(): Promise<void> {
  const guest = connectToRunning(cluster);
  const client = new pg.Client(guest.connection);
  await client.connect();
  await client.query(
    `insert into content (id, type, slug, published) values (gen_random_uuid(), 'settings', 'channels', $1)
      on conflict (type, slug) do update set published = content.published || excluded.published`,
    [JSON.stringify({ active: true, form: "channels", "contact.email": OWNER })],
  );
  await client.end();
  await guest.close();
}

async function until(
  isSo: () => boolean,
  limitMs = Number.POSITIVE_INFINITY,
  everyMs = POLL_MS,
): Promise<void> {
  for (const since = Date.now(); !isSo() && Date.now() - since < limitMs; )
    await new Promise((next) => setTimeout(next, everyMs));
}

/** never one before the other has recovered. */
async function killInTurn(): Promise<void> {
  const victims: Victim[] = [...Array(KILLS).fill("application"), ...Array(KILLS).fill("PostgreSQL")];
  victims.sort(() => Math.random() - 0.5);
  for (const [at, victim] of victims.entries()) {
    await until(() => isOver || acknowledged >= (COUNT * (at + 1)) / (victims.length + 1));
    if (isOver) return;
    await kill(victim);
    kills[victim] += 1;
    await untilReady(`${url}/readyz`, server);
  }
}

async function kill(victim: Victim): Promise<void> {
  if (victim === "application") {
    await ended(server, "SIGKILL");
    server = start();
    return;
  }
  await until(() => postmasterPid() !== NO_POSTMASTER);
  const postmaster = postmasterPid();
  process.kill(postmaster, "SIGKILL");
  await until(() => ![postmaster, NO_POSTMASTER].includes(postmasterPid()));
}

/** What the application writes into the file in place of a server that is gone. */
const NO_POSTMASTER = 999_999_999;
function postmasterPid(): number {
  const file = join(cluster, "postmaster.pid");
  return existsSync(file)
    ? Number(readFileSync(file, "utf8").split("\n", 1)[0]) || NO_POSTMASTER
    : NO_POSTMASTER;
}

type Found = { rows: Map<string, number>; consents: number; unsent: number; files: number };

async function readBack(): Promise<Found> {
  Object.assign(process.env, { DATA_DIR: dataDir, SEED: "none", LOG_LEVEL: "fatal" });
  const { closeDatabase, db, openDatabase } = await import("#app/platform/db/db.server.ts");
  const { openStorage, storage } = await import("#app/platform/storage/storage.server.ts");
  const { PRIVATE_BUCKET } = await import("#app/requests/submissions.rules.ts");
  await openDatabase();
  await openStorage();
  const count = async (from: string) =>
    Number((await db().execute(sql.raw(`select count(*) as n from ${from}`))).rows[0]?.n);
  try {
    const { rows } = await db().execute(sql.raw(STORED_ADDRESSES));
    const missing = await attachmentsWithoutFile(db, storage, PRIVATE_BUCKET);
    return {
      rows: tally(rows.flatMap(({ email }) => MARKER.exec(String(email)) ?? [])),
      consents: await count("consents"),
      unsent: await count("outbox_mails where status <> 'sent'"),
      files: missing,
    };
  } finally {
    await closeDatabase();
  }
}

type Stores = {
  db: typeof import("#app/platform/db/db.server.ts").db;
  storage: typeof import("#app/platform/storage/storage.server.ts").storage;
};

async function attachmentsWithoutFile(db: Stores["db"], storage: Stores["storage"], bucket: string) {
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

const mailsNow = (): MailTally => tallyMails(mail, all, result.acknowledged, OWNER);

await untilReady(`${url}/readyz`, server);
await setOwner();
console.error(`Sending ${COUNT} forms while the site is killed; this takes several minutes ...`);
const started = Date.now();
const killing = killInTurn();
const result = await sendConcurrently(url, all, () => {
  acknowledged += 1;
  if (acknowledged % 100 === 0)
    console.error(
      `  ${acknowledged} acknowledged, kills ${kills.application} and ${kills.PostgreSQL}, mails ${mail.received.length}`,
    );
});
isOver = true;
await killing;
const seconds = (Date.now() - started) / 1000;

try {
  await mail.recover();
  await until(() => mail.received.length >= COUNT && mailsNow().missing.length === 0, MAILS_WITHIN_MS, 1000);
  // The note that a mail was sent follows its delivery.
  await ended(server);
  const mails = mailsNow();
  const found = await readBack();
  const missing = [...result.acknowledged.keys()].filter((marker) => !found.rows.has(marker));
  const twice = [...found.rows].filter(([, count]) => count > 1);
  const rows: Row[] = [
    { what: "requests to send, by six forms", found: COUNT, aim: "" },
    { what: "acknowledged", found: result.acknowledged.size, aim: String(COUNT) },
    { what: "kills of the application", found: kills.application, aim: String(KILLS) },
    { what: "kills of PostgreSQL", found: kills.PostgreSQL, aim: String(KILLS) },
    {
      what: "times the mail server was down, slow, cutting",
      found: Object.values(mail.counts).join(", "),
      aim: "",
    },
    { what: "attempts, repeats after thanks included", found: result.attempts + result.repeats, aim: "" },
    { what: "acknowledged and lost", found: missing.length, aim: "0" },
    { what: "stored more than once", found: twice.length, aim: "0" },
    { what: "proofs of consent beyond one for each", found: found.consents - found.rows.size, aim: "0" },
    { what: "attached files that are missing", found: found.files, aim: "0" },
    { what: "mails that must come", found: mails.expected, aim: "" },
    { what: "mails that did not come", found: mails.missing.length, aim: "0" },
    { what: "mails under a second Message-ID", found: mails.doubles.length, aim: "0" },
    { what: "mails delivered again under the same Message-ID", found: mails.repeats, aim: "" },
    { what: "mails to another address than the owner's", found: mails.astray, aim: "0" },
    { what: "mails that the outbox does not call sent", found: found.unsent, aim: "0" },
    {
      what: "seconds that the latest mail took while the mail server was well",
      found: (mails.latestMs / 1000).toFixed(1),
      aim: `<= ${LATEST_MS / 1000}`,
    },
    { what: "seconds", found: seconds.toFixed(0), aim: "" },
  ];
  console.log(table(rows));
  for (const line of [...missing, ...mails.missing, ...mails.doubles]) console.log(line);
  const isMissed = ({ found: value, aim }: Row) =>
    aim !== "" && !aim.startsWith("<") && String(value) !== aim;
  process.exitCode = rows.some(isMissed) || mails.latestMs > LATEST_MS ? 1 : 0;
} finally {
  await mail.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
