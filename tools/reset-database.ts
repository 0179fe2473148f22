import "./env-file.ts";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { closeDatabase, openDatabase, ownFolder } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";

// npm run db:reset [-- --yes]: deletes the development database and its files; the next start makes new ones.

if (env().databaseUrl) {
  console.error(
    "DATABASE_URL is set. A PostgreSQL database is reset with your own tools, not with this command.",
  );
  process.exit(1);
}
try {
  const { values } = parseArgs({ options: { yes: { type: "boolean" } } });
  if (!values.yes) await ask();
  // Fails while a site is running, so that it keeps its database.
  await openDatabase();
  await closeDatabase();
  rmSync(ownFolder(), { recursive: true, force: true });
  rmSync(join(env().dataDir, "files"), { recursive: true, force: true });
  console.log(`Removed the database and the files in ${env().dataDir}.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}

async function ask(): Promise<void> {
  const { dataDir } = env();
  if (!process.stdin.isTTY)
    throw new Error(`This deletes the database and the files in ${dataDir}: npm run db:reset -- --yes`);
  const terminal = createInterface(process.stdin, process.stdout);
  const answer = await terminal.question(`Delete the database and the files in ${dataDir}? (yes/no) `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Error("Nothing was deleted.");
}
