import { execFileSync, type StdioOptions, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEBIAN_VERSIONS = "/usr/lib/postgresql";
const START_TIMEOUT_MS = 30_000;

/** The folder with PostgreSQL's programs (newest version that Debian installed), or null. */
export function postgresPrograms(): string | null {
  if (!existsSync(DEBIAN_VERSIONS)) return null;
  const versions = readdirSync(DEBIAN_VERSIONS).sort((a, b) => Number(b) - Number(a));
  const found = versions
    .map((v) => join(DEBIAN_VERSIONS, v, "bin"))
    .find((d) => existsSync(join(d, "initdb")));
  return found ?? null;
}

/** PostgreSQL refuses to run as root; Debian's package brings an ordinary user for it. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export type PrivatePostgres = { url: string; stop: () => Promise<void> };

/**
 * A throw-away cluster in a temporary folder, reachable on the loopback only.
 * Without fsync: its data lives shorter than the machine's next power cut.
 */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error("PostgreSQL is not installed (Debian: apt-get install postgresql-15)");
  const user = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), "urdume-pg-"));
  if (user.uid && user.gid) chownSync(folder, user.uid, user.gid);
  const cluster = join(folder, "data");
  const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
  const run = { ...user, cwd: folder, stdio };
  const locale = ["--locale=C.UTF-8", "--encoding=UTF8"];
  execFileSync(
    join(programs, "initdb"),
    ["-D", cluster, "-U", "postgres", "-A", "trust", "-N", ...locale],
    run,
  );

  const port = await freePort();
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: "off" };
  const fast = { synchronous_commit: "off", full_page_writes: "off", max_connections: 200 };
  const flags = Object.entries({ ...settings, ...fast }).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  const server = spawn(join(programs, "postgres"), ["-D", cluster, ...flags], run);
  let words = "";
  server.stderr?.on("data", (bytes) => {
    words = (words + bytes).slice(-4000);
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const killWithUs = () => server.kill("SIGINT");
  process.once("exit", killWithUs);

  async function stop(): Promise<void> {
    process.off("exit", killWithUs);
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!answers(programs, port)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

function answers(programs: string, port: number): boolean {
  try {
    execFileSync(join(programs, "pg_isready"), ["-q", "-h", "127.0.0.1", "-p", String(port)]);
    return true;
  } catch {
    return false;
  }
}
