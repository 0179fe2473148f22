import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { verifyArchive } from "#app/platform/backup/archive.ts";
import { differencesBetween } from "#app/platform/backup/compare.rules.ts";

// npm run move -- --to FILE: copies everything to the database and storage of an env file, and compares.
const PLACE = ["DATABASE_URL", "STORAGE_URL", "DATA_DIR", "AUTH_SECRET"];
const IS_PLACE = new RegExp(`^(AWS_|(${PLACE.join("|")})$)`);

if (existsSync(".env")) process.loadEnvFile(".env");
const { values } = parseArgs({ options: { to: { type: "string" } } });
if (!values.to || !existsSync(values.to)) {
  console.error(
    "Where to? npm run move -- --to FILE, a file like .env that names DATABASE_URL, STORAGE_URL …",
  );
  process.exit(1);
}

const source = process.env;
const elsewhere = Object.fromEntries(Object.entries(source).filter(([name]) => !IS_PLACE.test(name)));
// Empty, not absent: otherwise this folder's .env would supply them.
const nowhere = Object.fromEntries(PLACE.map((name) => [name, ""]));
const target = { ...elsewhere, ...nowhere, ...parseEnv(readFileSync(values.to, "utf8")) };
const folder = mkdtempSync(join(tmpdir(), "urdume-move-"));

try {
  const [first, second] = [join(folder, "before.tar.gz"), join(folder, "after.tar.gz")];
  run("backup", source, first, "--alone");
  run("restore", target, first);
  run("backup", target, second, "--alone");
  const [before, after] = [await verifyArchive(first), await verifyArchive(second)];
  const differences = differencesBetween(before, after);
  if (differences.length > 0) throw new Error(`Not everything arrived as it was:\n${differences.join("\n")}`);
  const rows = before.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${before.tables.length} tables and ${before.files.length} files are on both sides,`,
  );
  console.log(`equal by count and checksum. The source is as it was. From now on start with ${values.to}.`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(tool: "backup" | "restore", env: NodeJS.ProcessEnv, ...args: string[]): void {
  const script = resolve(import.meta.dirname, `${tool}.ts`);
  const { status } = spawnSync(process.execPath, [script, ...args], { env, stdio: "inherit" });
  if (status !== 0) throw new Error("Nothing was moved; the source is as it was.");
}
