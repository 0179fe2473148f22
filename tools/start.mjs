// One command from a clean clone to a running site. Runs under the machine's own Node (20 or newer) without any
// package: it brings the packages and the pinned Node, then hands over to the server.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, nodeToRunWith, SERVER_FLAGS } from "./install.mjs";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (existsSync(".env")) process.loadEnvFile(".env");
const isFirst = !process.env.DATABASE_URL && !existsSync(process.env.DATA_DIR || "./data");
console.log(isFirst ? "Starting: creating the database and the demo site ..." : "Starting ...");

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const MOST_FAILED_STARTS = 10;
/** A server that ran this long has started well: the next crash begins counting anew. */
const STEADY_MS = 60_000;

let server;
let isStopping = false;
let hasBeenReady = false;
let failedStarts = 0;

function startServer() {
  const startedAt = Date.now();
  server = spawn(nodeToRunWith(), [...SERVER_FLAGS, "tools/serve.mjs"], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  server.on("message", announce);
  server.once("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.once("exit", (code, signal) => {
    // What cannot start at all, by its configuration or its data, cannot do so the second time either.
    if (isStopping || code === 0 || !hasBeenReady) process.exit(code ?? 1);
    failedStarts = Date.now() - startedAt > STEADY_MS ? 1 : failedStarts + 1;
    if (failedStarts > MOST_FAILED_STARTS) {
      console.error(`The server ended ${failedStarts} times in a row and is not started again.`);
      process.exit(code ?? 1);
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failedStarts - 1), LONGEST_PAUSE_MS);
    console.error(
      `The server ended unexpectedly (${signal ?? code}) and is started again in ${pause / 1000} s.`,
    );
    setTimeout(() => (isStopping ? process.exit(code ?? 1) : startServer()), pause);
  });
}

function announce({ url, setupLink }) {
  if (hasBeenReady) return console.error("The server runs again.");
  hasBeenReady = true;
  console.log(`\n  Site            ${url}/principal-br`);
  console.log(`  Administration  ${url}/admin`);
  if (setupLink) console.log(`  First administrator, once: ${setupLink}`);
  console.log("\n  Ctrl-C stops it.");
}

/** A terminal sends Ctrl-C to the server as well; a signal meant for this process alone is passed on. */
function stop(signal) {
  const isAway = server.exitCode !== null || server.signalCode !== null;
  isStopping = true;
  if (isAway) process.exit(1);
  if (signal !== "SIGINT") server.kill("SIGTERM");
  else if (!process.stdin.isTTY) server.kill("SIGINT");
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
startServer();
