import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { Agent, request } from "node:http";
import { promisify } from "node:util";
import { CLIENT_CORE, cpuSeconds } from "./processes.ts";

const WRK = "/usr/bin/wrk";
const CONNECTIONS = 16;

export type Load = { perCpuSecond: number; perSecond: number };

/** Asks for one address as fast as it is answered and counts requests per second of the server's CPU time. */
export async function load(
  address: string,
  pid: number,
  seconds: number,
  headers: Record<string, string>,
): Promise<Load> {
  const before = cpuSeconds(pid);
  const began = performance.now();
  const requests = existsSync(WRK)
    ? await withWrk(address, seconds, headers)
    : await withNode(address, seconds, headers);
  const cpu = cpuSeconds(pid) - before;
  return {
    perCpuSecond: Math.round(requests / cpu),
    perSecond: Math.round(requests / ((performance.now() - began) / 1000)),
  };
}

async function withWrk(address: string, seconds: number, headers: Record<string, string>): Promise<number> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const args = ["-c", CLIENT_CORE, WRK, "-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...flags, address];
  const { stdout } = await promisify(execFile)("taskset", args);
  if (/Non-2xx/.test(stdout)) throw new Error(`${address} did not answer with 200:\n${stdout}`);
  return Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
}

async function withNode(address: string, seconds: number, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const until = performance.now() + seconds * 1000;
  const workers = Array.from({ length: CONNECTIONS }, async () => {
    let count = 0;
    while (performance.now() < until) {
      await once(address, agent, headers);
      count += 1;
    }
    return count;
  });
  const counts = await Promise.all(workers);
  agent.destroy();
  return counts.reduce((sum, count) => sum + count, 0);
}

function once(address: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    });
    sent.once("error", reject).end();
  });
}
