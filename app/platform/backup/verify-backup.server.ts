import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { childEnvironment } from "../env.server.ts";
import { projectFile } from "../project-root.ts";
import { verifyArchive } from "./archive.ts";
import { differencesBetween } from "./compare.rules.ts";
import { keepFresh } from "./keep-fresh.server.ts";

/** The archive is intact, but restoring it gave something else. */
export class UnverifiedBackupError extends Error {
  override name = "UnverifiedBackupError";
}

const TOOL = "tools/restore-and-back-up.ts";
const LOWEST_PRIORITY = 19;

export type ProofOptions = {
  signal?: AbortSignal | undefined;
  isWaitedFor?: boolean;
};

/**
 * Restores an archive into a temporary installation in `folder`, backs that up, and compares. In a child
 * process, whose memory is returned and which cannot touch this one's database.
 */
export async function verifyBackup(
  archive: string,
  folder: string,
  options: ProofOptions = {},
): Promise<void> {
  const place = await mkdtemp(join(folder, ".proof-"));
  const fresh = keepFresh(place);
  try {
    const again = join(place, "again.tar.gz");
    await run(place, options, archive, again);
    const differences = differencesBetween(await verifyArchive(archive), await verifyArchive(again));
    if (differences.length > 0) throw new UnverifiedBackupError(differences.join("\n"));
  } finally {
    fresh.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function run(
  place: string,
  { signal, isWaitedFor = false }: ProofOptions,
  ...args: string[]
): Promise<void> {
  const quick = pathToFileURL(projectFile("tools/quick-imports.mjs")).href;
  const child = spawn(process.execPath, ["--import", quick, projectFile(TOOL), ...args], {
    // Empty, not absent: otherwise an .env file would supply the real database.
    env: childEnvironment({
      NODE_ENV: "production",
      DATA_DIR: place,
      ...{ DATABASE_URL: "", STORAGE_URL: "", AUTH_SECRET: "" },
    }),
    stdio: ["ignore", "ignore", "pipe"],
    ...(signal && { signal }),
  });
  if (child.pid && !isWaitedFor) setPriority(child.pid, LOWEST_PRIORITY);
  const said = readText(child.stderr);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new UnverifiedBackupError((await said).trim());
}
