import { writeSync } from "node:fs";
import pg from "pg";
import { startEmbedded } from "#app/platform/db/embedded.ts";

// Writes rows until it is killed, and says of each that it was acknowledged only after it was.
const [folder = "", round = "0", kind = "durable", workerFile] = process.argv.slice(2);
const ROWS_OF_A_LONG_TRANSACTION = 20;
const PAD = "x".repeat(700);

const embedded = await startEmbedded(folder, {
  isDurable: kind === "durable",
  ...(workerFile && { workerFile }),
});
const client = new pg.Client({ host: embedded.socketFolder, user: "postgres", database: "postgres" });
await client.connect();
const insert = (n: number) =>
  client.query("insert into acknowledged (round, n, pad) values ($1, $2, $3)", [round, n, PAD]);
const note = (n: number) => client.query("update progress set round = $1, n = $2", [round, n]);

writeSync(1, "ready\n");
for (let n = 1, commits = 1; ; n++, commits++) {
  await client.query("begin");
  const last = commits % 10 === 0 ? n + ROWS_OF_A_LONG_TRANSACTION - 1 : n;
  for (; n < last; n++) await insert(n);
  await insert(n);
  await note(n);
  await client.query("commit");
  writeSync(1, `${n}\n`);
  if (commits % 40 === 0) await client.query("checkpoint");
  if (commits % 75 === 0) await client.query("vacuum full progress");
}
