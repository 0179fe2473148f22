import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lockFolder } from "#app/platform/db/folder-lock.ts";
import { env } from "#app/platform/env.server.ts";

// Throws the development database and its files away; the next start makes and seeds a new one.
if (existsSync(".env")) process.loadEnvFile(".env");

if (env().databaseUrl) {
  console.error(
    "DATABASE_URL is set. A PostgreSQL database is reset with your own tools, not with this command.",
  );
  process.exit(1);
}
const folder = join(env().dataDir, "database");
const lock = await lockFolder(folder);
rmSync(folder, { recursive: true, force: true });
rmSync(join(env().dataDir, "files"), { recursive: true, force: true });
lock.release();
console.log(`Removed the database and the files in ${env().dataDir}.`);
