import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where a driver finds the socket of the server in a folder. */
export type SocketFolder = { host: string; remove(): void };

/** The name is fixed: a driver looks for `.s.PGSQL.<port>` in the folder that it is given. */
export const SOCKET_NAME = ".s.PGSQL.5432";
/** A socket's path may be 107 bytes long on Linux and 103 on macOS, whatever the data folder's is. */
const MAX_PATH_BYTES = 100;

/** The folder itself, or a shorter name for it that ends with this process. */
export function socketFolderOf(folder: string): SocketFolder {
  if (Buffer.byteLength(join(folder, SOCKET_NAME)) <= MAX_PATH_BYTES) return { host: folder, remove() {} };
  const isShort = Buffer.byteLength(join(tmpdir(), "urdume-XXXXXX/d", SOCKET_NAME)) <= MAX_PATH_BYTES;
  const place = mkdtempSync(join(isShort ? tmpdir() : "/tmp", "urdume-"));
  const host = join(place, "d");
  symlinkSync(folder, host);
  const remove = () => {
    process.off("exit", remove);
    rmSync(place, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return { host, remove };
}
