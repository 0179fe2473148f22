import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPrivatePostgres } from "../../tools/postgres.ts";

/** One folder per run for every database, upload and template; one private PostgreSQL when the run asks for it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "urdume-"));
  process.env.TEST_RUN_DIR = folder;
  const postgres = needsPostgres() ? await startPrivatePostgres() : null;
  if (postgres) process.env.TEST_PG_URL = postgres.url;
  return async () => {
    await postgres?.stop();
    if (postgres) delete process.env.TEST_PG_URL;
    rmSync(folder, { recursive: true, force: true });
  };
}

function needsPostgres(): boolean {
  return process.env.TEST_DATABASE === "postgres" && !process.env.TEST_PG_URL;
}
