import { spawn, spawnSync } from "node:child_process";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGunzip, createGzip } from "node:zlib";
import { ArchiveWriter, readArchive, verifyArchive } from "#app/platform/backup/archive.ts";
import { countFiles, LIST_NAME, MANIFEST_NAME, placeOf } from "#app/platform/backup/manifest.rules.ts";
import { childEnvironment } from "#app/platform/env.server.ts";
import { archivePath } from "#tests/archives/archives.ts";
import { ADMINISTRATOR } from "#tests/support/sign-in.ts";
import { freePort } from "./postgres.ts";

const { values } = parseArgs({
  options: { of: { type: "string", default: "." }, version: { type: "string" } },
});
const project = resolve(values.of);
const version = values.version ?? JSON.parse(readFileSync(join(project, "package.json"), "utf8")).version;
/** Larger files are left out; a few small ones show that files are kept. */
const LARGEST_FILE_BYTES = 16_000;
const MOST_FILES = 12;
const READY_WITHIN_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), "urdume-archive-"));
try {
  const [whole, light] = [join(folder, "whole.tar.gz"), join(folder, "light.tar.gz")];
  await runOnce();
  backUp(whole);
  await lighten(whole, light);
  const target = archivePath(version);
  mkdirSync(join(target, ".."), { recursive: true });
  await pipeline(
    createReadStream(light),
    createGunzip(),
    createGzip({ level: 9 }),
    createWriteStream(target),
  );
  const manifest = await verifyArchive(target);
  console.log(`${target}: ${manifest.tables.length} tables, ${countFiles(manifest)} files.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The server creates and seeds the database, and is stopped. */
async function runOnce(): Promise<void> {
  if (!existsSync(join(project, "build/server/index.js"))) throw new Error(`${project} is not built`);
  const port = String(await freePort());
  const { email, password } = ADMINISTRATOR;
  const server = spawn(process.execPath, ["tools/serve.mjs"], {
    cwd: project,
    env: childEnvironment({
      ...{ NODE_ENV: "production", DATA_DIR: folder, PORT: port, HOST: "127.0.0.1", SEED: "demo" },
      ...{ ADMIN_EMAIL: email, ADMIN_PASSWORD: password, LOG_LEVEL: "warn" },
    }),
    stdio: ["ignore", "inherit", "inherit"],
  });
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) break;
    if (Date.now() > deadline || server.exitCode !== null) throw new Error("The server did not become ready");
    await new Promise((next) => setTimeout(next, 200));
  }
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await ended;
}

function backUp(file: string): void {
  const { status } = spawnSync(process.execPath, ["tools/backup.ts", file], {
    cwd: project,
    env: childEnvironment({ NODE_ENV: "production", DATA_DIR: folder }),
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The backup could not be made");
}

async function lighten(whole: string, light: string): Promise<void> {
  const { entries: _, ...manifest } = await verifyArchive(whole);
  const writer = new ArchiveWriter(light);
  let files = 0;
  await readArchive(whole, async ({ header: { name, size = 0 }, content }) => {
    if (name === LIST_NAME || name === MANIFEST_NAME) return;
    if (placeOf(name) && (size > LARGEST_FILE_BYTES || files >= MOST_FILES)) return;
    if (placeOf(name)) files++;
    const bytes = await buffer(content);
    await writer.add(name, bytes.length, Readable.from([bytes]));
  });
  await writer.finish({ ...manifest, version });
}
