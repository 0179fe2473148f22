import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { startEmbedded } from "#app/platform/db/embedded.ts";
import { rebuild } from "./honest-disk.ts";

export type CrashKind = "process killed" | "power cut";
export type CrashOptions = {
  kind: CrashKind;
  rounds: number;
  isDurable?: boolean;
  /** The end waits for so many acknowledged rows, however slow the machine is. */
  atLeast?: number;
  template: Template;
};
export type CrashResult = {
  acknowledged: number;
  lost: number;
  /** Folders that could not be opened, or whose tables and indexes disagree. */
  damaged: string[];
  reopenMs: number[];
};
export type Template = { folder: string; remove(): void };

type Found = { found: number; last: number; noted: number; faults: number };

const SUPPORT = "tests/support/durability";
/** On the disk that keeps two copies everything takes longer. */
const RUN_MS = {
  "process killed": { shortest: 80, longest: 780 },
  "power cut": { shortest: 200, longest: 3000 },
} as const;

/** An empty database to begin with; creating one takes several seconds, copying it does not. */
export async function makeTemplate(): Promise<Template> {
  const parent = mkdtempSync(join(tmpdir(), "urdume-crash-"));
  const folder = join(parent, "template");
  const embedded = await startEmbedded(folder);
  const client = new pg.Client({ host: embedded.socketFolder, user: "postgres", database: "postgres" });
  await client.connect();
  await client.query(`
    create table acknowledged (id bigserial primary key, round int not null, n int not null, pad text);
    create index on acknowledged (round, n);
    create table progress (round int not null, n int not null);
    insert into progress (round, n) values (0, 0);`);
  await client.end();
  await embedded.close();
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Lets a process write, ends it at a random moment, opens what is left, and counts what is missing. */
export async function crashRounds({
  kind,
  rounds,
  isDurable = true,
  atLeast = 0,
  template,
}: CrashOptions): Promise<CrashResult> {
  const result: CrashResult = { acknowledged: 0, lost: 0, damaged: [], reopenMs: [] };
  let folder = `${template.folder}-${kind.replace(" ", "-")}-${isDurable}`;
  cpSync(template.folder, folder, { recursive: true });
  for (let round = 1; round <= rounds; round++) {
    const acknowledged = await writeUntilKilled(folder, round, { kind, isDurable, atLeast });
    if (kind === "power cut") folder = afterPowerCut(folder, round);
    const started = performance.now();
    const found = inspect(folder, round);
    result.reopenMs.push(performance.now() - started);
    result.acknowledged += acknowledged;
    if (typeof found === "string") {
      result.lost += acknowledged;
      result.damaged.push(`round ${round}: ${found}`);
      break;
    }
    result.lost += Math.max(0, acknowledged - found.found);
    if (found.faults > 0) result.damaged.push(`round ${round}: ${found.faults} faults`);
    // A transaction is whole or absent: the last row and the note of it were written together.
    if (found.found !== found.last || found.last !== found.noted)
      result.damaged.push(`round ${round}: ${JSON.stringify(found)}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return result;
}

type Ending = Required<Pick<CrashOptions, "kind" | "isDurable" | "atLeast">>;

async function writeUntilKilled(
  folder: string,
  round: number,
  { kind, isDurable, atLeast }: Ending,
): Promise<number> {
  const worker = kind === "power cut" ? [`${SUPPORT}/power-cut-worker.ts`] : [];
  const writer = spawn(
    process.execPath,
    [`${SUPPORT}/writer.ts`, folder, String(round), isDurable ? "durable" : "plain", ...worker],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let acknowledged = 0;
  let isTime = false;
  const endWhenDue = () => isTime && acknowledged >= atLeast && writer.kill("SIGKILL");
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line !== "ready") acknowledged = Number(line);
    else
      setTimeout(() => {
        isTime = true;
        endWhenDue();
      }, randomMs(kind));
    endWhenDue();
  }
  return acknowledged;
}

function randomMs(kind: CrashKind): number {
  const { shortest, longest } = RUN_MS[kind];
  return shortest + Math.random() * (longest - shortest);
}

function afterPowerCut(folder: string, round: number): string {
  const rebuilt = `${folder.replace(/-after-\d+$/, "")}-after-${round}`;
  rebuild(folder, `${folder}.disk`, rebuilt);
  rmSync(folder, { recursive: true });
  rmSync(`${folder}.disk`, { recursive: true });
  return rebuilt;
}

function inspect(folder: string, round: number): Found | string {
  const { stdout, stderr } = spawnSync(process.execPath, [`${SUPPORT}/inspect.ts`, folder, String(round)], {
    encoding: "utf8",
  });
  return stdout.startsWith("{")
    ? (JSON.parse(stdout) as Found)
    : (/^\w*Error.*$/m.exec(stderr)?.[0] ?? "it does not open");
}
