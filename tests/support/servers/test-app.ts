import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "../../../tools/postgres.ts";
import { type Place, type PlaceOptions, preparePlace } from "../fixtures.ts";
import { privateLines } from "../private-log-lines.ts";
import {
  type Account,
  ADMINISTRATOR,
  CONTENT_EDITOR,
  type Role,
  SIMULATOR_EDITOR,
  signInAs,
} from "../sign-in.ts";
import { bound } from "./bound-process.ts";
import { keepContent } from "./prepared-content.ts";
import { type LogLine, readLog, unexpectedErrors } from "./server-log.ts";
import { startTlsProxy } from "./tls-proxy.ts";

export type TestAppOptions = PlaceOptions & {
  env?: Record<string, string>;
  project?: string;
  place?: Place;
  /** Behind nginx with TLS, as in production. Default for journeys unless TEST_TLS=0. */
  tls?: boolean;
  /** Whether its content can be made as it was before it started. */
  canRestore?: boolean;
};

export type TestApp = {
  url: string;
  /** Address of the server itself, without the proxy. */
  directUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  pid(): number;
  signIn(role?: Role): Promise<string>;
  logs(): LogLine[];
  /** Matching error lines do not fail the test. */
  expectErrors(pattern: RegExp): void;
  restart(env?: Record<string, string>): Promise<void>;
  /** Rows and files as before the first start, and nobody is signed in. False while the server is at work. */
  restoreContent(): Promise<boolean>;
  /** SIGTERM; throws when the server logged an unexpected error or private data, or did not exit cleanly. */
  stop(): Promise<void>;
};

const NODE = resolve("node_modules/.bin/node");
const READY_TIMEOUT_MS = 90_000;
/** The update makes and verifies a backup before the start continues. */
const UPDATED_TIMEOUT_MS = 240_000;
const STOP_TIMEOUT_MS = 15_000;

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  if (!existsSync("build/server/index.js")) throw new Error("Nothing is built yet: run npm run build first");
  const place = options.place ?? (await preparePlace(options, makeTemplate));
  const prepared = options.canRestore && (await keepContent(place.databaseUrl ?? "", place.dataDir));
  const port = await freePort();
  const directUrl = `http://127.0.0.1:${port}`;
  const proxy = (options.tls ?? process.env.TEST_TLS === "1") ? await startTlsProxy(port) : undefined;
  const behind = proxy && { PUBLIC_URL: proxy.url, TRUSTED_PROXY: "1" };
  const environment = {
    PORT: String(port),
    PUBLIC_URL: directUrl,
    SEED: "none",
    STALE_SECONDS: "0",
    ...behind,
    ...options.env,
  };
  const expected: RegExp[] = [];
  const limit = options.place ? UPDATED_TIMEOUT_MS : READY_TIMEOUT_MS;
  let server = await startServer(place, environment, options.project, limit);
  const earlier: string[] = [];
  const logs = () => readLog([...earlier, ...server.output].join(""));

  return {
    url: environment.PUBLIC_URL,
    directUrl,
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    pid: () => server.pid,
    signIn: (role = "admin") => signInAs(environment.PUBLIC_URL, role, place),
    logs,
    expectErrors: (pattern) => void expected.push(pattern),
    async restart(env = {}) {
      await server.stop();
      earlier.push(...server.output);
      server = await startServer(place, { ...environment, ...env }, options.project);
    },
    async restoreContent() {
      if (!prepared) throw new Error("Started without canRestore");
      return prepared.restore();
    },
    async stop() {
      const how = await server.stop();
      await proxy?.stop();
      await place.remove();
      checkLog(logs(), expected);
      if (how !== "clean") throw new Error(`The server did not end cleanly: ${how}`);
    },
  };
}

/** Throws at an unexpected error or private data. */
export function checkLog(lines: LogLine[], expected: RegExp[]): void {
  const errors = unexpectedErrors(lines, expected);
  if (errors.length > 0) throw new Error(`The server logged errors:\n${errors.join("\n")}`);
  const exposed = privateLines(lines);
  if (exposed.length > 0) throw new Error(`The server logged private data:\n${exposed.join("\n")}`);
}

type Server = { pid: number; output: string[]; stop(): Promise<string> };

async function startServer(
  place: Place,
  extra: Record<string, string>,
  project = ".",
  readyWithinMs = READY_TIMEOUT_MS,
): Promise<Server> {
  const { PATH = "", HOME = "", LD_LIBRARY_PATH, NODE_COMPILE_CACHE } = process.env;
  const env: Record<string, string> = {
    PATH,
    HOME,
    ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    DATA_DIR: place.dataDir,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...extra,
  };
  const child = spawn(...bound(NODE, ["tools/serve.mjs"]), {
    cwd: project,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  child.stdout.on("data", (bytes) => output.push(String(bytes)));
  child.stderr.on("data", (bytes) => output.push(String(bytes)));
  const ended = new Promise<string>((done) =>
    child.once("exit", (code, signal) => done(code === 0 ? "clean" : `code ${code}, signal ${signal}`)),
  );
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  // With manual migrations it is not ready until somebody runs them.
  const sign = env.MIGRATE === "manual" ? "healthz" : "readyz";
  await untilReady(child, `http://127.0.0.1:${env.PORT}/${sign}`, output, readyWithinMs);

  return {
    pid: child.pid ?? 0,
    output,
    async stop() {
      process.off("exit", killWithUs);
      child.kill("SIGTERM");
      const tooLong = setTimeout(killWithUs, STOP_TIMEOUT_MS);
      const how = await ended;
      clearTimeout(tooLong);
      return how;
    },
  };
}

async function untilReady(
  child: ChildProcess,
  address: string,
  output: string[],
  withinMs: number,
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not become ready:\n${output.join("").slice(-6000)}`);
}

async function addAccount({ dataDir, databaseUrl }: Place, role: Role, account: Account): Promise<void> {
  const { email, password } = account;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    ACCOUNT_PASSWORD: password,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  await promisify(execFile)(NODE, ["tools/add-account.ts", email, "--role", role], { env });
}

/** An empty site begins closed, which only the tests about that want. */
const OPEN_SITE = `update content set published = published || '{"opening.isOpen": true}' where type = 'settings' and slug = 'opening'`;
/** Copies start later, and would do what was missed since. */
const FORGET_CLOCK = "update pgboss.version set cron_on = null";

async function askDatabase({ databaseUrl }: Place, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function makeTemplate(place: Place, options: Required<PlaceOptions>): Promise<void> {
  const port = String(await freePort());
  const account: Record<string, string> = options.administrator
    ? { ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password }
    : {};
  const server = await startServer(place, { PORT: port, SEED: options.seed, ...account });
  const how = await server.stop();
  const errors = unexpectedErrors(readLog(server.output.join("")), []);
  if (how !== "clean" || errors.length > 0)
    throw new Error(`Preparing the database failed: ${how}\n${errors}`);
  await askDatabase(place, FORGET_CLOCK);
  if (options.seed === "none") await askDatabase(place, OPEN_SITE);
  if (!options.administrator) return;
  await addAccount(place, "editor", CONTENT_EDITOR);
  await addAccount(place, "simulator", SIMULATOR_EDITOR);
}
