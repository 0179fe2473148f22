import "./env-file.ts";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listVersionsSince } from "#app/operations/updates/update-installation.server.ts";
import { rollbackName } from "#app/platform/backup/stored-backups.rules.ts";
import { backupPath, listBackups } from "#app/platform/backup/stored-backups.server.ts";
import { closeDatabase, openDatabase } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";

// npm run rollback [-- --yes]: restores the backup of the last update. The site has to be stopped.
const { yes: isSure } = parseArgs({ options: { yes: { type: "boolean" } } }).values;

const found = (await listBackups()).find(({ reason, provenAt }) => reason === "before-update" && provenAt);
const path = found && backupPath(found.name);
if (!found || !path || !existsSync(path)) {
  console.error("There is no backup of an update. Others: npm run restore FILE -- --replace --as-it-was");
  process.exit(1);
}

const [, ...later] = isSure ? [] : await versionsSince(found.createdAt);
if (later.length > 0) {
  console.error(
    [
      `The last update (${later.join(", ")}) changed no tables and made no backup: start the version before it.`,
      `The newest backup of an update is of ${found.createdAt}. To lose what changed since: npm run rollback -- --yes`,
    ].join("\n"),
  );
  process.exit(1);
}

const now = join(env().dataDir, rollbackName(new Date()));
run("backup", now, "--alone");
run("restore", path, "--replace", "--as-it-was");
console.log(`Everything is as it was on ${found.createdAt}, before the update.`);
console.log(`What was there until now: ${now}`);
console.log("Start the version that ran before. This one would update again.");

/** The first is the one whose update made the backup. */
async function versionsSince(moment: string): Promise<string[]> {
  try {
    await openDatabase();
    return await listVersionsSince(new Date(moment));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  } finally {
    await closeDatabase();
  }
}

function run(tool: "backup" | "restore", ...args: string[]): void {
  const script = resolve(import.meta.dirname, `${tool}.ts`);
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  if (status !== 0) {
    console.error("Nothing was rolled back.");
    process.exit(1);
  }
}
