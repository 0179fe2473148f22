import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentTypeOf } from "#app/features/media/files.server.ts";
import { BUCKETS } from "#app/features/media/media.rules.ts";
import { PRIVATE_BUCKET } from "#app/features/submissions/submissions.rules.ts";
import { restoreBackup } from "#app/platform/backup/restore.server.ts";
import { closeDatabase, migrateDatabase, openDatabase } from "#app/platform/db/db.server.ts";
import { FolderInUseError } from "#app/platform/db/folder-lock.ts";
import { env } from "#app/platform/env.server.ts";

// npm run restore FILE [-- --replace]: brings an archive's database and files here.
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.LOG_LEVEL ??= "warn";

const { values, positionals } = parseArgs({
  options: { replace: { type: "boolean" } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) {
  console.error("Which backup? npm run restore FILE");
  process.exit(1);
}

try {
  await openDatabase();
  const { tables, rows, files } = await restoreBackup(resolve(file), {
    buckets: [...BUCKETS, PRIVATE_BUCKET],
    contentTypeOf,
    isReplacing: values.replace ?? false,
    keepSecret,
  });
  await migrateDatabase();
  console.log(`Restored ${rows} rows of ${tables} tables and ${files} files.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof FolderInUseError) console.error("Stop the site first, then restore.");
} finally {
  await closeDatabase();
}

/** A secret that is configured wins; the one of the backup is then needed only to read its second factors. */
function keepSecret(secret: string): void {
  if (process.env.AUTH_SECRET) {
    if (process.env.AUTH_SECRET !== secret)
      console.error("AUTH_SECRET is not the backup's: second factors have to be set up again.");
    return;
  }
  mkdirSync(env().dataDir, { recursive: true });
  writeFileSync(join(env().dataDir, "auth-secret"), secret, { mode: 0o600 });
}
