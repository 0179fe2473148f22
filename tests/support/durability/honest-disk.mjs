// @ts-check
import nodeFs from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { dirname, join, resolve, sep } from "node:path";

/**
 * A disk that loses, at a power cut, everything that nobody waited for.
 *
 * It stands between a program and `node:fs`. What goes to the real folder goes on as usual; beside it, a second
 * copy receives only what is certain to be on a disk: bytes that were written through a descriptor with O_DSYNC,
 * files and sizes that were fsynced, and names in a folder that was fsynced. Killing the process at any moment
 * leaves that copy as the disk would be after a power cut, and {@link rebuild} turns it into a folder again.
 *
 * @param {string} folder what the program writes to
 * @param {string} disk where the copy is kept
 */
export function keepOnlyWhatIsCertain(folder, disk) {
  const root = resolve(folder);
  /** @type {typeof nodeFs} */
  const fs = createRequire(import.meta.url)("node:fs");
  const real = { ...fs };
  /** Every name as the program sees it: a number is a file's content on the disk, null is a folder. @type {Map<string, number | null>} */
  const names = new Map();
  /** @type {Map<number, { path: string, content: number | null | undefined, isSynchronous: boolean }>} */
  const descriptors = new Map();
  let nextContent = 1;

  const contentPath = (/** @type {number} */ content) => join(disk, "contents", String(content));
  const isInside = (/** @type {unknown} */ path) => {
    const full = resolve(String(path));
    return full === root || full.startsWith(root + sep);
  };
  const newContent = () => {
    real.writeFileSync(contentPath(nextContent), "");
    return nextContent++;
  };

  /** The names in one folder, as they now stand for certain. */
  function keepNames(/** @type {string} */ parent) {
    const entries = [...names].filter(([path]) => path !== parent && dirname(path) === parent);
    real.appendFileSync(join(disk, "names"), `${JSON.stringify({ parent, entries })}\n`);
  }

  function takeStock(/** @type {string} */ path) {
    if (real.statSync(path).isDirectory()) {
      names.set(path, null);
      for (const name of real.readdirSync(path)) takeStock(join(path, name));
      keepNames(path);
    } else {
      names.set(path, newContent());
      real.copyFileSync(path, contentPath(nextContent - 1));
    }
  }

  real.mkdirSync(join(disk, "contents"), { recursive: true });
  takeStock(root);

  fs.openSync = (path, flags, mode) => {
    const descriptor = real.openSync(path, flags, mode);
    if (!isInside(path)) return descriptor;
    const full = resolve(String(path));
    if (!names.has(full)) names.set(full, newContent());
    const isSynchronous = typeof flags === "number" && (flags & nodeFs.constants.O_DSYNC) !== 0;
    descriptors.set(descriptor, { path: full, content: names.get(full), isSynchronous });
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    descriptors.delete(descriptor);
    real.closeSync(descriptor);
  };
  const write = (
    /** @type {number} */ descriptor,
    /** @type {Uint8Array} */ bytes,
    /** @type {number} */ offset,
    /** @type {number} */ length,
    /** @type {number} */ position,
  ) => {
    const written = real.writeSync(descriptor, bytes, offset, length, position);
    const file = descriptors.get(descriptor);
    if (!file?.isSynchronous || typeof file.content !== "number") return written;
    if (typeof position !== "number") throw new Error("A write without a position is not understood");
    const copy = real.openSync(contentPath(file.content), "r+");
    real.writeSync(copy, bytes, offset, written, position);
    real.closeSync(copy);
    return written;
  };
  fs.writeSync = /** @type {typeof nodeFs.writeSync} */ (write);
  fs.fsyncSync = (descriptor) => {
    real.fsyncSync(descriptor);
    const file = descriptors.get(descriptor);
    if (file?.content === null) keepNames(file.path);
    else if (file?.content) real.copyFileSync(file.path, contentPath(file.content));
  };
  fs.writeFileSync = (path, content, options) => {
    real.writeFileSync(path, content, options);
    if (isInside(path) && !names.has(resolve(String(path)))) names.set(resolve(String(path)), newContent());
  };
  fs.renameSync = (from, to) => {
    real.renameSync(from, to);
    const [source, target] = [resolve(String(from)), resolve(String(to))];
    for (const [path, content] of [...names])
      if (path === source || path.startsWith(source + sep)) {
        names.delete(path);
        names.set(target + path.slice(source.length), content);
      }
  };
  const forget = (/** @type {import("node:fs").PathLike} */ path) => names.delete(resolve(String(path)));
  fs.unlinkSync = (path) => {
    real.unlinkSync(path);
    forget(path);
  };
  fs.rmdirSync = (path) => {
    real.rmdirSync(path);
    forget(path);
  };
  const makeFolder = (/** @type {string} */ path, /** @type {import("node:fs").Mode} */ mode) => {
    const made = real.mkdirSync(path, mode);
    if (isInside(path)) names.set(resolve(path), null);
    return made;
  };
  fs.mkdirSync = /** @type {typeof nodeFs.mkdirSync} */ (makeFolder);
  syncBuiltinESMExports();
}

/**
 * What is found after the power comes back.
 *
 * @param {string} folder as it was called before the cut
 * @param {string} disk
 * @param {string} target a new folder
 */
export function rebuild(folder, disk, target) {
  /** @type {Map<string, [string, number | null][]>} */
  const folders = new Map();
  for (const line of nodeFs.readFileSync(join(disk, "names"), "utf8").split("\n").slice(0, -1)) {
    const { parent, entries } = JSON.parse(line);
    folders.set(parent, entries);
  }
  const build = (/** @type {string} */ from, /** @type {string} */ to) => {
    nodeFs.mkdirSync(to, { mode: 0o700 });
    for (const [path, content] of folders.get(from) ?? []) {
      const place = to + path.slice(from.length);
      if (content === null) build(path, place);
      else nodeFs.copyFileSync(join(disk, "contents", String(content)), place);
    }
  };
  build(resolve(folder), target);
}
