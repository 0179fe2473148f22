import "./env-file.ts";
import { parseArgs } from "node:util";
import { updateInstallation } from "#app/operations/updates/update-installation.server.ts";
import { closeDatabase, databaseStatus, openDatabase } from "#app/platform/db/db.server.ts";
import { openStorage } from "#app/platform/storage/storage.server.ts";

// For MIGRATE=manual. Backs up first, unless -- --without-backup is given.

try {
  const { values } = parseArgs({ options: { "without-backup": { type: "boolean" } } });
  await openDatabase();
  await openStorage();
  const { pending } = await databaseStatus();
  await updateInstallation({ withBackup: !values["without-backup"] });
  console.log(pending.length === 0 ? "Nothing to migrate." : `Migrated: ${pending.join(", ")}.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await closeDatabase();
}
