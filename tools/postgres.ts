import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabaseFolder, pathFor } from "#app/platform/db/postgres/postgres-folder.ts";
import { isReady } from "#app/platform/db/postgres/postgres-lock.ts";
import { postgresPrograms, postgresUser } from "#app/platform/db/postgres/postgres-programs.ts";

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/** In memory: a test database has about seven hundred files, which are slow to create on disk. */
const IN_MEMORY = "/dev/shm";
const ENOUGH_BYTES = 6e9;

/** Below the ephemeral ports (from 32768 on Linux). */
const PORTS = { first: 11_000, last: 32_000 };
/** Each process starts elsewhere, so that two do not choose the same free port. */
let nextPort = PORTS.first + ((process.pid * 211) % (PORTS.last - PORTS.first));

export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort = port < PORTS.last ? port + 1 : PORTS.first;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

export type PrivatePostgres = {
  url: string;
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

/** On the loopback only. Without fsync, unless `isDurable`, which {@link PrivatePostgres.crash} needs. */
export async function startPrivatePostgres({ isDurable = false } = {}): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(isDurable ? tmpdir() : quickFolder(), "urdume-pg-"));
  const cluster = join(folder, "postgres");
  const user = postgresUser(cluster);
  if (user) chownSync(folder, user.uid, user.gid);
  const programs = postgresPrograms(folder, user);
  await createDatabaseFolder(cluster, programs, user);

  const port = await freePort();
  const settings = { port, listen_addresses: "127.0.0.1", unix_socket_directories: "", fsync: "off" };
  const fast = isDurable
    ? {}
    : {
        ...{ synchronous_commit: "off", full_page_writes: "off" },
        ...{ wal_level: "minimal", max_wal_senders: 0, max_wal_size: "128MB" },
      };
  const all = { ...settings, ...fast, max_connections: 200, timezone: "UTC" };
  const flags = Object.entries(all).flatMap(([key, value]) => ["-c", `${key}=${value}`]);
  let words = "";
  let server = launch();
  const killWithUs = () => server.kill("SIGINT");
  process.once("exit", killWithUs);

  function launch(): ChildProcess {
    const child = spawn(programs.postgres, ["-D", pathFor(cluster, user), ...flags], {
      ...user,
      cwd: cluster,
      stdio: ["ignore", "ignore", "pipe"],
    });
    child.stderr.on("data", (bytes) => {
      words = (words + bytes).slice(-4000);
    });
    return child;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  }

  async function ready(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (!isReady(cluster, server.pid ?? 0)) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${words}`);
      // It refuses to start until the last killed process is gone.
      if (server.exitCode !== null) server = launch();
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  await ready();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async crash() {
      await end("SIGKILL");
      server = launch();
      await ready();
    },
    async stop() {
      process.off("exit", killWithUs);
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In memory where possible. */
function quickFolder(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES ? IN_MEMORY : tmpdir();
}
