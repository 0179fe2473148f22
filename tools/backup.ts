import "./env-file.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { BUCKETS } from "#app/media/media.rules.ts";
import { writeBackup } from "#app/platform/backup/backup.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/db.server.ts";
import { FolderInUseError } from "#app/platform/db/postgres/postgres-lock.ts";
import { env } from "#app/platform/env.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";

// npm run backup [FILE] [-- --alone]: with --alone, refuses while a site runs on its own PostgreSQL.

// By itself a signal would end this without removing what was written of the archive.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

try {
  const { values, positionals } = parseArgs({
    options: { alone: { type: "boolean" } },
    allowPositionals: true,
  });
  const stamp = new Date().toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  const file = resolve(positionals[0] ?? `urdume-${stamp}.backup.tar.gz`);
  // A running site goes on: rows are read as of one moment, through its own PostgreSQL.
  await openDatabase({ mayConnectToRunning: !values.alone });
  const { tables, rows, files } = await writeBackup(file, {
    buckets: [...BUCKETS, PRIVATE_BUCKET],
    secret: env().authSecret,
  });
  console.log(`${file}: ${rows} rows of ${tables} tables, ${files} files.`);
  console.log("It holds personal data and secrets: keep it where only you can read it.");
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof FolderInUseError) console.error("Stop the site first.");
} finally {
  await closeDatabase();
}
