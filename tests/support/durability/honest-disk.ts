import nodeFs, { type Mode, type PathLike } from "node:fs";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { dirname, join, resolve, sep } from "node:path";

/** A disk writes a sector whole or not at all; a page of the database is sixteen of them. */
const SECTOR_BYTES = 512;
/** Now and then the power goes in the middle of a write. */
const TEAR_CHANCE = 1 / 1000;

/** What nobody waited for may be on the disk all the same, in any order. */
const KEPT_ANYWAY_CHANCE = 0.3;

/** A number is a file's content on the disk, null is a folder. */
type Content = number | null;
type Write = (fd: number, bytes: Uint8Array, offset: number, length: number, position: number) => number;

/**
 * A disk that may lose, at a power cut, everything that nobody waited for.
 *
 * It stands between a program and `node:fs`. What goes to the real folder goes on as usual; beside it, a second
 * copy receives only what is certain to be on a disk: bytes that were written through a descriptor with O_DSYNC,
 * files and sizes that were fsynced, and names in a folder that was fsynced. Killing the process at any moment
 * leaves that copy as the disk would be after a power cut, and {@link rebuild} turns it into a folder again.
 */
export function keepOnlyWhatIsCertain(folder: string, disk: string): void {
  const root = resolve(folder);
  const fs: typeof nodeFs = createRequire(import.meta.url)("node:fs");
  const real = { ...fs };
  /** Every name as the program sees it. */
  const names = new Map<string, Content>();
  const descriptors = new Map<number, { path: string; content: Content; isSynchronous: boolean }>();
  let contents = 0;

  const contentPath = (content: number) => join(disk, "contents", String(content));
  const isInside = (path: unknown) =>
    resolve(String(path)).startsWith(root + sep) || resolve(String(path)) === root;
  const newContent = () => {
    contents++;
    real.writeFileSync(contentPath(contents), "");
    return contents;
  };
  const contentOf = (path: string): Content => {
    const known = names.get(path);
    if (known !== undefined) return known;
    const made = newContent();
    names.set(path, made);
    return made;
  };
  /** The names in one folder, as they now stand for certain. */
  const keepNames = (parent: string) => {
    const entries = [...names].filter(([path]) => path !== parent && dirname(path) === parent);
    real.appendFileSync(join(disk, "names"), `${JSON.stringify({ parent, entries })}\n`);
  };
  const changedNames = (parent: string) => {
    if (Math.random() < KEPT_ANYWAY_CHANCE) keepNames(parent);
  };
  const takeStock = (path: string) => {
    if (real.statSync(path).isDirectory()) {
      names.set(path, null);
      for (const name of real.readdirSync(path)) takeStock(join(path, name));
      keepNames(path);
    } else real.copyFileSync(path, contentPath(contentOf(path) ?? 0));
  };
  const writeCertainly: Write = (content, bytes, offset, length, position) => {
    const copy = real.openSync(contentPath(content), "r+");
    if (Math.random() < TEAR_CHANCE) {
      const sectors = Math.floor((Math.random() * length) / SECTOR_BYTES);
      if (sectors > 0) real.writeSync(copy, bytes, offset, sectors * SECTOR_BYTES, position);
      process.kill(process.pid, "SIGKILL");
      for (;;);
    }
    real.writeSync(copy, bytes, offset, length, position);
    real.closeSync(copy);
    return length;
  };

  real.mkdirSync(join(disk, "contents"), { recursive: true });
  takeStock(root);

  fs.openSync = (path, flags, mode) => {
    const descriptor = real.openSync(path, flags, mode);
    const isSynchronous = typeof flags === "number" && (flags & nodeFs.constants.O_DSYNC) !== 0;
    const full = resolve(String(path));
    if (!isInside(path)) return descriptor;
    const isNew = !names.has(full);
    descriptors.set(descriptor, { path: full, content: contentOf(full), isSynchronous });
    if (isNew) changedNames(dirname(full));
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    descriptors.delete(descriptor);
    real.closeSync(descriptor);
  };
  const write: Write = (descriptor, bytes, offset, length, position) => {
    const written = real.writeSync(descriptor, bytes, offset, length, position);
    const file = descriptors.get(descriptor);
    if (!file || file.content === null) return written;
    if (!file.isSynchronous && Math.random() > KEPT_ANYWAY_CHANCE) return written;
    if (typeof position !== "number") throw new Error("A write without a position is not understood");
    return writeCertainly(file.content, bytes, offset, written, position);
  };
  fs.writeSync = write as typeof nodeFs.writeSync;
  fs.fsyncSync = (descriptor) => {
    real.fsyncSync(descriptor);
    const file = descriptors.get(descriptor);
    if (file?.content === null) keepNames(file.path);
    else if (file) {
      // In one step: a cut in the middle must not leave a shorter file than there ever was.
      real.copyFileSync(file.path, `${contentPath(file.content)}.new`);
      real.renameSync(`${contentPath(file.content)}.new`, contentPath(file.content));
    }
  };
  fs.writeFileSync = (path, content, options) => {
    real.writeFileSync(path, content, options);
    if (isInside(path)) contentOf(resolve(String(path)));
  };
  fs.renameSync = (from, to) => {
    real.renameSync(from, to);
    const [source, target] = [resolve(String(from)), resolve(String(to))];
    for (const [path, content] of [...names])
      if (path === source || path.startsWith(source + sep)) {
        names.delete(path);
        names.set(target + path.slice(source.length), content);
      }
    changedNames(dirname(target));
  };
  const forgetting = (remove: (path: PathLike) => void) => (path: PathLike) => {
    remove(path);
    names.delete(resolve(String(path)));
    changedNames(dirname(resolve(String(path))));
  };
  fs.unlinkSync = forgetting(real.unlinkSync);
  fs.rmdirSync = forgetting(real.rmdirSync);
  const makeFolder = (path: PathLike, mode: Mode) => {
    real.mkdirSync(path, mode);
    if (isInside(path)) names.set(resolve(String(path)), null);
  };
  fs.mkdirSync = makeFolder as typeof nodeFs.mkdirSync;
  syncBuiltinESMExports();
}

/** What is found after the power comes back, in a new folder. `folder` is what it was called before the cut. */
export function rebuild(folder: string, disk: string, target: string): void {
  const folders = new Map<string, [path: string, content: Content][]>();
  for (const line of nodeFs.readFileSync(join(disk, "names"), "utf8").split("\n").slice(0, -1)) {
    const { parent, entries } = JSON.parse(line);
    folders.set(parent, entries);
  }
  const build = (from: string, to: string) => {
    nodeFs.mkdirSync(to, { mode: 0o700 });
    for (const [path, content] of folders.get(from) ?? []) {
      const place = to + path.slice(from.length);
      if (content === null) build(path, place);
      else nodeFs.copyFileSync(join(disk, "contents", String(content)), place);
    }
  };
  build(resolve(folder), target);
}
