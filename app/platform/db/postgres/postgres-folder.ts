import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { PostgresPrograms, SystemUser } from "./postgres-programs.ts";

const MAJOR_VERSION = "18";
/** Used by versions up to 0.8, beside PostgreSQL's folder. */
const FORMER_FOLDER = "database";
const HOW_TO_BRING = "npm run restore FILE -- --replace";
/** PostgreSQL's messages about damaged files and full disks. */
const DAMAGE =
  /startup process \(PID|control file|pg_control|database files are incompatible|checkpoint record|invalid (page|primary|magic)|checksum|not a valid data directory|could not (open|read|stat|access|locate) (file|directory|required)/i;
const FULL_DISK = /no space left on device/i;
/** A younger draft may be in use by another process. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/** ICU root collation: accents and case count only between otherwise equal words. */
const INITDB = [
  ...["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-instructions"],
  ...["--locale=C", "--locale-provider=icu", "--icu-locale=und"],
];

/** Throws for data of another PostgreSQL version, with instructions. */
export function refuseForeignData(folder: string): void {
  const former = join(dirname(folder), FORMER_FOLDER);
  if (!existsSync(folder) && existsSync(join(former, "PG_VERSION")))
    throw new Error(
      `${former} is a database of version 0.8 or earlier, which this version does not open. Nothing was changed. ` +
        `Take a backup file of it (made by that version with npm run backup, or the newest one in ` +
        `${join(dirname(folder), "backups")}), give the folder another name, then: ${HOW_TO_BRING}`,
    );
  const found = versionOf(folder);
  if (found && found !== MAJOR_VERSION)
    throw new Error(
      `${folder} is of PostgreSQL ${found}, and this version runs ${MAJOR_VERSION}. Nothing was changed. ` +
        `Make a backup with the version that ran before (npm run backup), give the folder another name, then: ${HOW_TO_BRING}`,
    );
  if (!found && existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(
      `${folder} exists and holds no whole database: its file PG_VERSION is missing. Nothing was changed. ` +
        howToReplace(folder),
    );
}

/** `initdb` looks up the name of its user, though it needs none: a container may be run with any number. */
export function refuseNamelessUser(user: SystemUser | null): void {
  const { status } = spawnSync("id", ["-un"], { ...user, cwd: "/" });
  // Null where there is no such program: then initdb says it.
  if (status === null || status === 0) return;
  const uid = user?.uid ?? process.getuid?.();
  throw new Error(
    `The user ${uid} has no name on this machine, and PostgreSQL makes a database only for a user with a name. Nothing was made. ` +
      `Run it as a user of /etc/passwd (a container without --user has one), or set DATABASE_URL to the address of a PostgreSQL server.`,
  );
}

/** Reason from the server's log, with instructions. */
export function startFailure(folder: string, lines: string[]): string {
  const said = lines.join(" ");
  const reason = lines.findLast((line) => /^(PANIC|FATAL):/.test(line)) ?? said;
  if (FULL_DISK.test(said))
    return `PostgreSQL did not start: the disk of ${folder} is full. Make room on it, and start again. ${said}`;
  if (!DAMAGE.test(said)) return `PostgreSQL did not start. ${said}`;
  return (
    `PostgreSQL did not start: files of the database in ${folder} are damaged or missing ` +
    `(${reason}). ${howToReplace(folder)}`
  );
}

const howToReplace = (folder: string): string =>
  `Keep the folder under another name, then bring the newest backup file back (they are in ` +
  `${join(dirname(folder), "backups")} and wherever you keep downloaded ones): ${HOW_TO_BRING}`;

export const isCreated = (folder: string): boolean => versionOf(folder) !== null;

function versionOf(folder: string): string | null {
  const file = join(folder, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/** Under a temporary name until complete and synced, so that an interrupted start leaves nothing partial. */
export async function createDatabaseFolder(
  folder: string,
  { initdb }: PostgresPrograms,
  user: SystemUser | null,
): Promise<void> {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  removeAbandonedDrafts(folder);
  const draft = mkdtempSync(`${folder}.new-`);
  try {
    if (user) lchownSync(draft, user.uid, user.gid);
    const creating = spawn(initdb, ["-D", pathFor(draft, user), ...INITDB], {
      ...user,
      cwd: draft,
      env: {},
      stdio: ["ignore", "ignore", "pipe"],
    });
    const said = text(creating.stderr);
    const [code] = await once(creating, "exit");
    if (code !== 0) throw new Error(`The database could not be created: ${(await said).trim()}`);
    renameSync(draft, folder);
    syncFolder(parent);
  } catch (error) {
    // Another process created it first.
    if (!isCreated(folder)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A relative path inside the folder: another user than root may lack access to its parents. */
export const pathFor = (folder: string, user: SystemUser | null): string =>
  user && process.platform === "linux" ? "/proc/self/cwd" : folder;

/** Files that root copied there get the owner that PostgreSQL runs as. */
export function changeOwner(user: SystemUser | null, folder: string): void {
  if (!user || statSync(folder).uid === user.uid) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    lchownSync(join(folder, name), user.uid, user.gid);
  lchownSync(folder, user.uid, user.gid);
}

function removeAbandonedDrafts(folder: string): void {
  const start = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder)).filter((name) => name.startsWith(start))) {
    const draft = join(dirname(folder), name);
    const { mtimeMs = 0 } = statSync(draft, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) rmSync(draft, { recursive: true, force: true });
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
