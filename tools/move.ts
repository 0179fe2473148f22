import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { verifyArchive } from "#app/platform/backup/archive.ts";
import { differencesBetween } from "#app/platform/backup/compare.rules.ts";
import { countFiles } from "#app/platform/backup/manifest.rules.ts";
import { FILE_IS_READ } from "./env-file.ts";

// npm run move -- --to FILE: copies everything to the database and storage of an env file, and compares.
const IS_PLACE = /^(?:AWS_|(?:DATABASE_URL|STORAGE_URL|DATA_DIR|AUTH_SECRET)$)/;

const source = process.env;
const folder = mkdtempSync(join(tmpdir(), "urdume-move-"));
let running: ChildProcess | undefined;
// By itself a signal would end this without removing the archives.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => running?.kill(signal));

try {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (!values.to || !existsSync(values.to))
    throw new Error(
      "Where to? npm run move -- --to FILE, a file like .env that names DATABASE_URL, STORAGE_URL …",
    );
  const elsewhere = Object.fromEntries(Object.entries(source).filter(([name]) => !IS_PLACE.test(name)));
  const target = { ...elsewhere, ...parseEnv(readFileSync(values.to, "utf8")) };
  const [first, second] = [join(folder, "before.tar.gz"), join(folder, "after.tar.gz")];
  await run("backup", source, first, "--alone");
  await run("restore", target, first, "--moved");
  await run("backup", target, second, "--alone");
  const [before, after] = [await verifyArchive(first), await verifyArchive(second)];
  const differences = differencesBetween(before, after);
  if (differences.length > 0) throw new Error(`Not everything arrived as it was:\n${differences.join("\n")}`);
  const rows = before.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${before.tables.length} tables and ${countFiles(before)} files are on both sides,`,
  );
  console.log("equal by count and checksum. The source is as it was.");
  console.log(`From now on start with the variables of ${values.to}: npm start reads them from .env.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(tool: "backup" | "restore", env: NodeJS.ProcessEnv, ...args: string[]): Promise<void> {
  const script = resolve(import.meta.dirname, `${tool}.ts`);
  running = spawn(process.execPath, [script, ...args], {
    env: { ...env, [FILE_IS_READ]: "1" },
    stdio: "inherit",
  });
  const [code] = await once(running, "exit");
  if (code !== 0) throw new Error("Nothing was moved; the source is as it was.");
}
