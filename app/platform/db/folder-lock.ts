import { randomUUID } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isRunning, type ProcessIdentity, thisProcess } from "./process-identity.ts";

const HEARTBEAT_MS = 1000;
const WITHOUT_HEARTBEAT_MS = 4000;
const ATTEMPTS = 3;
/** Two processes that start together may refuse each other; one that has been running for a while has won. */
const STARTING_MS = 2000;

export type FolderLock = { release(): void };

/** Somebody else has the folder open. The message names the process. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
  /** Where the holder can be spoken to. */
  readonly address: string;

  constructor(folder: string, { pid, address }: { pid: number; address: string }) {
    super(`${folder} is in use by process ${pid}`);
    this.address = address;
  }
}

type Claim = ProcessIdentity & { claimedAt: number; address: string; path: string };

/**
 * Keeps a second process out of a folder. Every process that wants it writes a claim of its own into
 * `<folder>.lock` and then looks whether another claim's process lives: of two that come at once, at least one
 * sees the other, and no file that is in use is ever removed. A claim whose process has ended, even by
 * `kill -9`, counts for nothing. The database itself would let both in, and lose what the first one wrote.
 */
export async function lockFolder(folder: string, address = ""): Promise<FolderLock> {
  const claims = `${folder}.lock`;
  mkdirSync(claims, { recursive: true, mode: 0o700 });
  for (let attempt = 1; ; attempt++) {
    const mine = writeClaim(claims, address);
    const holder = await findHolder(claims, mine);
    if (!holder) return heldLock(mine);
    rmSync(mine);
    if (attempt === ATTEMPTS || Date.now() - holder.claimedAt > STARTING_MS)
      throw new FolderInUseError(folder, holder);
    await pause(20 + Math.random() * 200);
  }
}

function writeClaim(claims: string, address: string): string {
  const claim = { ...thisProcess(), claimedAt: Date.now(), address };
  const path = join(claims, randomUUID());
  // Complete before it can be seen: a claim that is half written would look like one of nobody.
  writeFileSync(`${path}.new`, JSON.stringify(claim), { mode: 0o600, flush: true });
  renameSync(`${path}.new`, `${path}.json`);
  return `${path}.json`;
}

async function findHolder(claims: string, mine: string): Promise<Claim | null> {
  for (const name of readdirSync(claims).filter((name) => name.endsWith(".json"))) {
    const path = join(claims, name);
    const claim = path === mine ? null : readClaim(path);
    if (!claim) continue;
    if (await isHeld(claim)) return claim;
    rmSync(path, { force: true });
  }
  return null;
}

function readClaim(path: string): Claim | null {
  try {
    return { ...(JSON.parse(readFileSync(path, "utf8")) as Omit<Claim, "path">), path };
  } catch {
    return null;
  }
}

/** A process of another container or machine cannot be asked; its claim is touched while it lives. */
async function isHeld(claim: Claim): Promise<boolean> {
  const answer = isRunning(claim);
  if (answer !== null) return answer;
  const before = touchedAt(claim.path);
  await pause(WITHOUT_HEARTBEAT_MS);
  return touchedAt(claim.path) !== before;
}

function touchedAt(path: string): number | null {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function heldLock(mine: string): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(mine, now, now);
    } catch {
      // Somebody emptied the folder by hand; the next process cannot know of this one any more.
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      rmSync(mine, { force: true });
    },
  };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
