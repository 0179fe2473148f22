// @ts-check
import nodeFs from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { basename, dirname, resolve, sep } from "node:path";

/** @typedef {import("node:fs").PathLike} PathLike */

const { O_CREAT, O_RDONLY, O_RDWR, O_WRONLY } = nodeFs.constants;
/** Absent on Windows, where writes stay as they are. */
const O_DSYNC = nodeFs.constants.O_DSYNC ?? 0;

/**
 * Makes what the embedded database acknowledges survive a power cut.
 *
 * The database never calls fsync. Its file layer, however, does everything through `node:fs`, one synchronous
 * call after the other, so what a write-ahead log needs can be added there:
 *
 * - The log and the control file are opened with O_DSYNC: a write that has returned is on the disk, and a commit
 *   is one such write.
 * - Every other file may be written lazily, because the log can repeat it. The log is repeated from where the
 *   control file says. So before the control file is written, everything that was written lazily, and every
 *   folder whose names changed, is brought onto the disk.
 *
 * Changes `node:fs` of the whole thread: called in the database's own worker and nowhere else.
 *
 * @param {string} folder
 */
export function surviveAPowerCutBelow(folder) {
  const root = resolve(folder);
  const [logFolder, controlFile] = [resolve(root, "pg_wal"), resolve(root, "global/pg_control")];
  // The CommonJS object is the one that the database's file layer holds.
  /** @type {typeof nodeFs} */
  const fs = createRequire(import.meta.url)("node:fs");
  const original = { ...fs };
  /** Files and folders that the disk may not know of yet. @type {Set<string>} */
  const lazy = new Set();
  /** @type {Map<number, string>} */
  const written = new Map();

  const inside = (/** @type {unknown} */ path) => {
    const full = resolve(String(path));
    return full === root || full.startsWith(root + sep) ? full : null;
  };
  /** A new piece of the log is prepared under another name. */
  const isImmediate = (/** @type {string} */ path) =>
    path === controlFile || (dirname(path) === logFolder && !basename(path).startsWith("xlogtemp"));

  function catchUp() {
    for (const path of lazy) if (original.existsSync(path)) syncPath(path);
    lazy.clear();
  }
  function changedNamesOf(/** @type {string} */ path) {
    if (dirname(path) === logFolder) syncPath(logFolder);
    else lazy.add(dirname(path));
  }

  fs.openSync = (path, flags, mode) => {
    const full = inside(path);
    if (!full || typeof flags !== "number" || (flags & (O_WRONLY | O_RDWR)) === O_RDONLY)
      return original.openSync(path, flags, mode);
    const isNew = (flags & O_CREAT) !== 0 && !original.existsSync(full);
    const descriptor = original.openSync(path, isImmediate(full) ? flags | O_DSYNC : flags, mode);
    if (isNew) changedNamesOf(full);
    written.set(descriptor, full);
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    written.delete(descriptor);
    original.closeSync(descriptor);
  };
  const write = (/** @type {number} */ descriptor, /** @type {any[]} */ ...rest) => {
    const path = written.get(descriptor);
    if (path === controlFile) catchUp();
    else if (path && !isImmediate(path)) lazy.add(path);
    return /** @type {(...all: any[]) => number} */ (original.writeSync)(descriptor, ...rest);
  };
  fs.writeSync = /** @type {typeof nodeFs.writeSync} */ (write);
  fs.writeFileSync = (path, content, options) => {
    original.writeFileSync(path, content, options);
    const full = inside(path);
    if (!full) return;
    lazy.add(full);
    changedNamesOf(full);
  };
  fs.truncateSync = (path, length) => {
    original.truncateSync(path, length);
    const full = inside(path);
    if (full) lazy.add(full);
  };
  fs.ftruncateSync = (descriptor, length) => {
    original.ftruncateSync(descriptor, length);
    lazy.add(written.get(descriptor) ?? root);
  };
  fs.renameSync = (from, to) => {
    const [source, target] = [inside(from), inside(to)];
    if (source && target && lazy.delete(source)) syncPath(source);
    original.renameSync(from, to);
    if (!source || !target) return;
    // A file that takes another's name is what the database waits for; it never does so in passing.
    syncPath(dirname(target));
    if (dirname(source) !== dirname(target)) syncPath(dirname(source));
  };
  fs.unlinkSync = (path) => {
    const full = inside(path);
    // The file layer renames over a file by deleting it first. Between the two a crash would leave neither, and
    // renaming replaces anyway, so the deletion is left out.
    if (full && original.existsSync(`${full}.tmp`)) return;
    original.unlinkSync(path);
    if (!full) return;
    lazy.delete(full);
    changedNamesOf(full);
  };
  const makeFolder = (/** @type {PathLike} */ path, /** @type {import("node:fs").Mode} */ mode) => {
    const made = original.mkdirSync(path, mode);
    const full = inside(path);
    if (full) changedNamesOf(full);
    return made;
  };
  fs.mkdirSync = /** @type {typeof nodeFs.mkdirSync} */ (makeFolder);
  syncBuiltinESMExports();
}

/**
 * Brings a folder and everything in it onto the disk.
 *
 * @param {string} folder
 */
export function syncTree(folder) {
  for (const entry of nodeFs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(folder);
}

/** @param {string} path of a file or folder */
export function syncPath(path) {
  // Windows has no fsync of folders.
  if (process.platform === "win32" && nodeFs.statSync(path).isDirectory()) return;
  const descriptor = nodeFs.openSync(path, process.platform === "win32" ? O_RDWR : O_RDONLY);
  try {
    nodeFs.fsyncSync(descriptor);
  } finally {
    nodeFs.closeSync(descriptor);
  }
}
