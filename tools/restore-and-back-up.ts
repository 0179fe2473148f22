import { contentTypeOf } from "#app/media/delivery/files.server.ts";
import { BUCKETS } from "#app/media/media.rules.ts";
import { writeBackup } from "#app/platform/backup/backup.server.ts";
import { restoreBackup, takeRestoredSecret } from "#app/platform/backup/restore.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";

// Verifies a backup: restores FILE into the empty installation of the environment, at its own table version,
// and writes a backup of that to AGAIN. Arguments: FILE AGAIN.
const [file = "", again = ""] = process.argv.slice(2);
const buckets = [...BUCKETS, PRIVATE_BUCKET];

try {
  await openDatabase();
  await restoreBackup(file, { buckets, contentTypeOf, isReplacing: false, takesSecret: () => true });
  await takeRestoredSecret();
  await writeBackup(again, { buckets, secret: env().authSecret });
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await closeDatabase();
}
