// One command from a clean clone to a verdict. Runs under the machine's own Node (20 or newer) without any package:
// it brings what the tests need, then hands over to them.
import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, nodeToRunWith } from "./install.mjs";
import { ensureSystemPrograms } from "./system-programs.mjs";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

try {
  await ensureInstalled();
  await ensureSystemPrograms();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const tests = spawn(nodeToRunWith(), ["tools/test-all.ts"], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => tests.kill(signal));
tests.once("exit", (code) => process.exit(code ?? 1));
