import { type ChildProcess, spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";
import { thisProcess } from "./process-identity.ts";

let parent = "";
let folder = "";
let children: ChildProcess[] = [];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "urdume-lock-"));
  folder = join(parent, "database");
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  rmSync(parent, { recursive: true, force: true });
});

const PROGRAM = `
  import { lockFolder } from "./app/platform/db/folder-lock.ts";
  try { await lockFolder(process.argv[1]); console.log("held"); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); process.exit(1); }`;

/** Another process that takes the lock and keeps it; resolves with what it said. */
function otherProcess(): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return new Promise((resolve) => {
    child.stdout.once("data", (data) => resolve({ said: String(data).trim(), child }));
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));
const claims = () => readdirSync(`${folder}.lock`);
const leaveClaim = (claim: object) => {
  mkdirSync(`${folder}.lock`, { recursive: true });
  const path = join(`${folder}.lock`, "left.json");
  writeFileSync(path, JSON.stringify(claim));
  return path;
};

test("a second process is told which one has the folder", async () => {
  const { child } = await otherProcess();
  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${child.pid}`);
});

test("a refused process ends with 1, and its refusal leaves the holder alone", async () => {
  const lock = await lockFolder(folder);
  const { said, child } = await otherProcess();
  expect(said).toBe(`${folder} is in use by process ${process.pid}`);
  expect(await ended(child)).toBe(1);
  expect(claims()).toHaveLength(1);
  lock.release();
});

test("kill -9 frees the folder", async () => {
  const { child } = await otherProcess();
  child.kill("SIGKILL");
  await ended(child);
  expect(claims()).toHaveLength(1);
  const lock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(join(`${folder}.lock`, claims()[0] ?? ""), "utf8")).pid).toBe(process.pid);
  lock.release();
});

test("a released folder can be taken again, and nothing is left", async () => {
  (await lockFolder(folder)).release();
  (await lockFolder(folder)).release();
  expect(claims()).toEqual([]);
});

test("a process id that was given to another process holds nothing", async () => {
  leaveClaim({ ...thisProcess(), startedAt: "1" });
  (await lockFolder(folder)).release();
});

test("a claim from another container holds as long as it is touched", async () => {
  const path = leaveClaim({ pid: 1, startedAt: "1", place: "another container", claimedAt: 0 });
  const heart = setInterval(() => utimesSync(path, new Date(), new Date()), 300);
  await expect(lockFolder(folder)).rejects.toThrow("in use by process 1");
  clearInterval(heart);
  (await lockFolder(folder)).release();
}, 30_000);

test("of eight processes that start at once, one at most gets in", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, otherProcess));
  expect(answers.filter(({ said }) => said === "held").length).toBeLessThanOrEqual(1);
}, 30_000);
