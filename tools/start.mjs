// One command from a clean clone to a running site. Runs under the machine's own Node (20 or newer) without any
// package: it brings the packages and the pinned Node, then hands over to the server.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled, nodeToRunWith } from "./install.mjs";

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
const server = spawn(nodeToRunWith(), ["tools/serve.mjs"], {
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});

server.on("message", ({ url, setupLink }) => {
  console.log(`\n  Site            ${url}/principal-br`);
  console.log(`  Administration  ${url}/admin`);
  if (setupLink) console.log(`  First administrator, once: ${setupLink}`);
  console.log("\n  Ctrl-C stops it.");
});
server.once("error", (error) => {
  console.error(error.message);
  process.exit(1);
});
server.once("exit", (code) => process.exit(code ?? 1));

// A terminal sends Ctrl-C to the server as well; a signal meant for this process alone is passed on.
process.on("SIGINT", () => process.stdin.isTTY || server.kill("SIGINT"));
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill("SIGTERM"));
