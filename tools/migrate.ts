import { existsSync } from "node:fs";
import { closeDatabase, databaseStatus, migrateDatabase, openDatabase } from "#app/platform/db/db.server.ts";

// Brings the database to this version's tables, for an installation with MIGRATE=manual.
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.LOG_LEVEL ??= "warn";

await openDatabase();
try {
  const { pending } = await databaseStatus();
  await migrateDatabase();
  console.log(pending.length === 0 ? "Nothing to migrate." : `Migrated: ${pending.join(", ")}.`);
} finally {
  await closeDatabase();
}
