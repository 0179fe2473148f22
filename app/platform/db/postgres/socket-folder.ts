import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SocketFolder = { host: string; remove(): void };
export type Connection = { host: string; port: number; ssl: false; user: string; database: string };

const PORT = 5432;

/** Fixed: drivers look for `.s.PGSQL.<port>`. */
export const SOCKET_NAME = `.s.PGSQL.${PORT}`;
/** Socket paths are limited to 107 bytes on Linux and 103 on macOS. */
const MAX_PATH_BYTES = 100;

/** Whole: what is left out, the driver takes from PGPORT and PGSSLMODE, which are about another server. */
export const connectionAt = (host: string): Connection => ({
  ...{ host, port: PORT, ssl: false, user: "postgres", database: "postgres" },
});

/** The folder itself, or a shorter symbolic link to it that is removed with this process. */
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
