import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, openDatabase, ownFolder } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";

// Deletes the development database and its files; the next start makes new ones.
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.LOG_LEVEL ??= "warn";

if (env().databaseUrl) {
  console.error(
    "DATABASE_URL is set. A PostgreSQL database is reset with your own tools, not with this command.",
  );
  process.exit(1);
}
try {
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
