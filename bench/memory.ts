import { readdirSync, readFileSync } from "node:fs";

/** MB, of a process and all its descendants. */
export type TreeMemory = {
  /** Proportional set size: what several processes share, of other programs too, is divided among them. */
  proportional: number;
  /** As if nothing else ran on the machine: what files are mapped counts whole, and once. */
  alone: number;
};

/** From /proc/*\/smaps; Linux only, as root where the database runs as another user. */
export function treeMemory(pid: number): TreeMemory {
  const files = new Map<string, number>();
  let [proportional, ownKilobytes] = [0, 0];
  for (const each of treeOf(pid))
    for (const { file, resident, share, anonymous } of mappingsOf(each)) {
      proportional += share;
      if (!file) {
        ownKilobytes += share;
        continue;
      }
      ownKilobytes += anonymous;
      files.set(file, Math.max(files.get(file) ?? 0, resident - anonymous));
    }
  const mapped = [...files.values()].reduce((sum, kilobytes) => sum + kilobytes, 0);
  return { proportional: megabytes(proportional), alone: megabytes(ownKilobytes + mapped) };
}

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

/** Of a process and its descendants. */
export function treeOf(pid: number): number[] {
  const tasks = whileItLives(() => readdirSync(`/proc/${pid}/task`), []);
  const children = tasks.flatMap((task) =>
    whileItLives(() => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8"), "")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

/** PostgreSQL ends the process of a connection that is closed, at any moment. */
function whileItLives<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

type Mapping = { file: string | null; resident: number; share: number; anonymous: number };

const HEAD = /^[0-9a-f]+-[0-9a-f]+ \S+ (\S+) (\S+) (\d+)/;

function mappingsOf(pid: number): Mapping[] {
  const mappings: Mapping[] = [];
  for (const line of whileItLives(() => readFileSync(`/proc/${pid}/smaps`, "utf8"), "").split("\n")) {
    const [, offset, device, inode] = HEAD.exec(line) ?? [];
    if (inode) {
      // Shared memory of PostgreSQL is mapped from a device that holds no files.
      const isFile = inode !== "0" && device !== "00:01";
      mappings.push({
        ...{ file: isFile ? `${device} ${inode} ${offset}` : null },
        ...{ resident: 0, share: 0, anonymous: 0 },
      });
      continue;
    }
    const last = mappings.at(-1);
    const [name, amount] = line.split(/:\s+/);
    if (!last || !amount) continue;
    if (name === "Rss") last.resident = Number.parseInt(amount, 10);
    else if (name === "Pss") last.share = Number.parseInt(amount, 10);
    else if (name === "Anonymous") last.anonymous = Number.parseInt(amount, 10);
  }
  return mappings;
}
