import "./env-file.ts";
import "./practice.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { contentTypeOf } from "#app/media/delivery/files.server.ts";
import { BUCKETS } from "#app/media/media.rules.ts";
import { pauseBucket } from "#app/operations/backups/backup-bucket.server.ts";
import { applySent, preserveSent } from "#app/operations/backups/preserve-sent.server.ts";
import { restoreBackup, takeRestoredSecret } from "#app/platform/backup/restore.server.ts";
import { closeDatabase, inTransaction, migrateDatabase, openDatabase } from "#app/platform/db/db.server.ts";
import { FolderInUseError } from "#app/platform/db/postgres/postgres-lock.ts";
import { env, mayAdoptSecret } from "#app/platform/env.server.ts";
import { eraseAgain, preserveErasures } from "#app/requests/personal-data/preserve-erasures.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { practiceFolder, removeSenders, startCommand } from "./practice.ts";

// npm run restore FILE [-- --replace] [-- --as-it-was]: the latter keeps the archive's table version. `npm run move` says --moved.
// [-- --practice FOLDER]: a copy beside the site, which sends nothing.

try {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: "boolean" },
      "as-it-was": { type: "boolean" },
      moved: { type: "boolean" },
      practice: { type: "string" },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error("Which backup? npm run restore FILE");
  if (practiceFolder && (values.replace || values["as-it-was"]))
    throw new Error("A practice takes an empty folder: npm run restore FILE -- --practice FOLDER");
  await openDatabase();
  if (values.replace) await preserveErasures();
  if (values.replace) await preserveSent();
  const { tables, rows, files } = await restoreBackup(resolve(file), {
    buckets: [...BUCKETS, PRIVATE_BUCKET],
    contentTypeOf,
    isReplacing: values.replace ?? false,
    takesSecret,
  });
  if (!values["as-it-was"]) await migrateDatabase();
  if (!values.replace && !values.moved) await inTransaction((tx) => pauseBucket(tx));
  if (practiceFolder) await inTransaction(removeSenders);
  // Receipts of erasures can be read with the secret that made them.
  const again = values.replace ? await eraseAgain(null) : 0;
  if (values.replace)
    await applySent().catch((error) => {
      // An earlier version's tables may not allow it; the start after the next update does it then.
      if (!values["as-it-was"]) throw error;
    });
  await takeRestoredSecret();
  console.log(`Restored ${rows} rows of ${tables} tables and ${files} files.`);
  if (practiceFolder) console.log(`It sends nothing. Start it with: ${startCommand(practiceFolder)}`);
  if (again > 0) console.log(`People who were erased since were erased again (${again} receipts).`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof FolderInUseError) console.error("Stop the site first, then restore.");
} finally {
  await closeDatabase();
}

/** A configured secret wins; the backup's one is then needed only to read its second factors. */
function takesSecret(secret: string): boolean {
  if (mayAdoptSecret()) return true;
  if (env().authSecret !== secret)
    console.error("AUTH_SECRET is not the backup's: second factors have to be set up again.");
  return false;
}
