import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPrivatePostgres } from "../../../tools/postgres.ts";
import { oncePerRun } from "./once-per-run.ts";
import { makeCertificate } from "./tls-proxy.ts";

export default oncePerRun("run", async () => {
  const folder = mkdtempSync(join(tmpdir(), "urdume-"));
  process.env.TEST_RUN_DIR = folder;
  makeCertificate(folder);
  const postgres = await startPrivatePostgres();
  process.env.TEST_PG_URL = postgres.url;
  return async () => {
    await postgres.stop();
    delete process.env.TEST_PG_URL;
    rmSync(folder, { recursive: true, force: true });
  };
});
