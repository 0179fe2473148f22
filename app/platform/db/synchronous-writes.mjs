// @ts-check
import nodeFs from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { dirname, resolve, sep } from "node:path";

/** @typedef {import("node:fs").PathLike} PathLike */

const { O_CREAT, O_RDONLY, O_RDWR, O_TRUNC, O_WRONLY } = nodeFs.constants;
/** Absent on Windows, where writes stay as they are. */
const O_DSYNC = nodeFs.constants.O_DSYNC ?? 0;

/**
 * Makes every change below a folder durable before the call that made it returns.
 *
 * The embedded database never calls fsync. Its file layer, however, does everything through `node:fs`, one
 * synchronous call after the other. So a file that is opened for writing gets O_DSYNC, and a change of names or
 * sizes is followed by an fsync of the folder or file. What a write-ahead log needs, that a write which has
 * returned is on the disk, then holds.
 *
 * Changes `node:fs` of the whole thread: called in the database's own worker and nowhere else.
 *
 * @param {string} folder
 */
export function writeSynchronouslyBelow(folder) {
  const root = resolve(folder);
  // The CommonJS object is the one that the database's file layer holds.
  /** @type {typeof nodeFs} */
  const fs = createRequire(import.meta.url)("node:fs");
  const original = { ...fs };
  /** @param {unknown} path */
  const isInside = (path) => {
    const full = resolve(String(path));
    return full === root || full.startsWith(root + sep);
  };

  fs.openSync = (path, flags, mode) => {
    if (typeof flags !== "number" || !isInside(path)) return original.openSync(path, flags, mode);
    const isWritten = (flags & (O_WRONLY | O_RDWR)) !== O_RDONLY;
    const isNew = (flags & O_CREAT) !== 0 && !original.existsSync(path);
    const descriptor = original.openSync(path, isWritten ? flags | O_DSYNC : flags, mode);
    if (isNew) syncFolderOf(path);
    if ((flags & O_TRUNC) !== 0) original.fsyncSync(descriptor);
    return descriptor;
  };
  fs.writeFileSync = (path, content, options) => {
    original.writeFileSync(path, content, options);
    if (typeof path === "number" || !isInside(path)) return;
    syncPath(String(path));
    syncFolderOf(path);
  };
  fs.truncateSync = (path, length) => {
    original.truncateSync(path, length);
    if (isInside(path)) syncPath(String(path), O_RDWR);
  };
  fs.ftruncateSync = (descriptor, length) => {
    original.ftruncateSync(descriptor, length);
    original.fsyncSync(descriptor);
  };
  fs.renameSync = (from, to) => {
    original.renameSync(from, to);
    if (!isInside(to)) return;
    syncFolderOf(to);
    if (dirname(String(from)) !== dirname(String(to))) syncFolderOf(from);
  };
  fs.unlinkSync = (path) => {
    // The file layer renames over a file by deleting it first. Between the two a crash would leave neither, and
    // renaming replaces anyway, so the deletion is left out.
    if (isInside(path) && original.existsSync(`${path}.tmp`)) return;
    original.unlinkSync(path);
    if (isInside(path)) syncFolderOf(path);
  };
  const makeFolder = (/** @type {PathLike} */ path, /** @type {import("node:fs").Mode} */ mode) => {
    const made = original.mkdirSync(path, mode);
    if (isInside(path)) syncFolderOf(path);
    return made;
  };
  fs.mkdirSync = /** @type {typeof nodeFs.mkdirSync} */ (makeFolder);
  syncBuiltinESMExports();
}

/**
 * Brings a folder that was filled without synchronous writes onto the disk, file by file.
 *
 * @param {string} folder
 */
export function syncTree(folder) {
  for (const entry of nodeFs.readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncFolder(folder);
}

/** @param {PathLike} path */
export function syncFolderOf(path) {
  syncFolder(dirname(resolve(String(path))));
}

/** @param {string} folder */
function syncFolder(folder) {
  if (process.platform !== "win32") syncPath(folder);
}

/**
 * @param {string} path
 * @param {number} flags
 */
function syncPath(path, flags = O_RDONLY) {
  const descriptor = nodeFs.openSync(path, flags);
  try {
    nodeFs.fsyncSync(descriptor);
  } finally {
    nodeFs.closeSync(descriptor);
  }
}
