import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { flatPng, picture } from "#tests/support/media-fixtures.ts";
import { galleryImageUpload } from "../media.rules.ts";
import { encode } from "./encoder.server.ts";

const ANSWER_WITHIN_MS = 30_000;

let outFolder: string;
let path: string;
beforeAll(async () => {
  outFolder = await mkdtemp(join(tmpdir(), "urdume-encoder-"));
  path = join(outFolder, "foto.jpg");
  await writeFile(path, await picture("jpeg", 1920, 1280));
});
afterAll(() => rm(outFolder, { recursive: true }));

const receive = (file = path, name = "foto.jpg") =>
  encode({ op: "receive", path: file, name, accepted: galleryImageUpload.types, outFolder });

function encoderProcesses(): number[] {
  const listed = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], {
    encoding: "utf8",
  });
  const lines = listed.split("\n").filter((line) => line.includes("encoder.worker.ts"));
  return lines.map((line) => Number.parseInt(line, 10));
}

test(
  "works in a process of its own, with a lower priority and without our secrets",
  async () => {
    vi.stubEnv("AUTH_SECRET", "not for strangers' files");
    onTestFinished(() => void vi.unstubAllEnvs());
    const found = await receive();
    expect(found).toMatchObject({ type: "image/jpeg", width: 1920, height: 1280 });
    expect(found.first?.files.map(({ format, width }) => `${format} ${width}`)).toEqual(["jpg 960"]);
    const [pid = 0] = encoderProcesses();
    expect(await readFile(`/proc/${pid}/environ`, "utf8")).not.toContain("AUTH_SECRET");
    expect(
      Number((await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[16]),
    ).toBeGreaterThan(0);
  },
  ANSWER_WITHIN_MS,
);

test(
  "many at once are taken one after the other, by one process",
  async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => receive()));
    expect(new Set(results.map(({ first }) => first?.contentHash)).size).toBe(1);
    expect(encoderProcesses()).toHaveLength(1);
  },
  ANSWER_WITHIN_MS,
);

test(
  "a refusal carries its reason over",
  async () => {
    const bomb = join(outFolder, "bomb.png");
    await writeFile(bomb, flatPng(9000, 9000));
    await expect(receive(bomb, "bomb.png")).rejects.toMatchObject({ reason: "bomb" });
  },
  ANSWER_WITHIN_MS,
);

/** Renditions, once their process works on them. */
async function startLong() {
  const calledOff = new AbortController();
  const begun = vi.spyOn(calledOff.signal, "addEventListener");
  const work = encode({ op: "all", path, outFolder, skip: [] }, calledOff.signal).catch(String);
  await expect.poll(() => begun.mock.calls.length, { timeout: ANSWER_WITHIN_MS }).toBe(1);
  return { work, callOff: () => calledOff.abort() };
}

test(
  "when the process is lost its task fails, and the next one starts another",
  async () => {
    const others = encoderProcesses();
    const { work } = await startLong();
    const [pid = 0] = encoderProcesses().filter((one) => !others.includes(one));
    process.kill(pid, "SIGKILL");
    expect(await work).toContain("The encoder ended");
    const next = await startLong();
    expect(encoderProcesses()).toHaveLength(others.length + 1);
    expect(encoderProcesses()).not.toContain(pid);
    next.callOff();
    await next.work;
  },
  ANSWER_WITHIN_MS,
);

test(
  "long work can be called off, which ends no upload beside it",
  async () => {
    const { work, callOff } = await startLong();
    const beside = receive();
    await new Promise(setImmediate);
    callOff();
    expect(await work).toContain("The encoder ended");
    expect(await beside).toMatchObject({ width: 1920 });
  },
  ANSWER_WITHIN_MS,
);
