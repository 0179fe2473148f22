import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The name is fixed: a driver looks for `.s.PGSQL.<port>` in the folder that it is given. */
export const SOCKET_NAME = ".s.PGSQL.5432";
const PREFIX = "urdume-db-";
/** A socket's path may be about 100 bytes long, whatever the data folder's is. */
const MAX_PATH_BYTES = 100;

/** A new folder that only this user can enter. What processes left that were killed is cleared away. */
export async function makeSocketFolder(): Promise<string> {
  const isLong = Buffer.byteLength(join(tmpdir(), `${PREFIX}XXXXXX`, SOCKET_NAME)) > MAX_PATH_BYTES;
  const parent = isLong ? "/tmp" : tmpdir();
  await clearAbandoned(parent);
  return mkdtempSync(join(parent, PREFIX));
}

async function clearAbandoned(parent: string): Promise<void> {
  for (const name of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const folder = join(parent, name);
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs && (await isAbandoned(join(folder, SOCKET_NAME))))
      rmSync(folder, { recursive: true, force: true });
  }
}

/** A socket whose process has ended refuses; one that is not there yet belongs to a start that is under way. */
function isAbandoned(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(false);
    });
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code === "ECONNREFUSED"));
  });
}
