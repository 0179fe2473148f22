import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS, ROUTE_TYPES } from "./checks/checks.ts";
import { collect, type Finding, runSteps, verdict } from "./checks/steps.ts";
import { hasMemoryFiles, MEMORY_FILES } from "./memory-files.ts";
import { runSuite } from "./suite.ts";

// Databases and files of the tests are written by the gigabyte, and none is kept.
const TEST_BYTES = 8e9;
const folder = mkdtempSync(join(hasMemoryFiles(TEST_BYTES) ? MEMORY_FILES : tmpdir(), "urdume-report-"));
// PostgreSQL runs as another user when root starts it.
chmodSync(folder, 0o1777);
process.env.TMPDIR = folder;

const [types, others] = CHECKS;
const PROJECTS = ["unit", "feature", "shared-feature", "conventions", "journeys"];

try {
  process.exitCode = await runSteps(
    [[ROUTE_TYPES]],
    [types, [...others, { name: "build", run: build }]],
    [[{ name: "tests", run: () => runSuite(folder, PROJECTS) }]],
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function build(): Promise<Finding> {
  const { code, words } = await collect(process.execPath, ["tools/build.mjs"]);
  return { ...verdict(code === 0, 1, 1, "", words), read: "built as for production" };
}
