import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS, ROUTE_TYPES } from "./checks.ts";
import { collect, type Finding, runSteps, verdict } from "./steps.ts";
import { runSuite } from "./suite.ts";

const reports = mkdtempSync(join(tmpdir(), "urdume-report-"));

const [types, others] = CHECKS;
const PROJECTS = ["unit", "feature", "shared-feature", "conventions", "journeys"];

try {
  process.exitCode = await runSteps(
    [[ROUTE_TYPES]],
    [types, [...others, { name: "build", run: build }]],
    [[{ name: "tests", run: () => runSuite(reports, PROJECTS) }]],
  );
} finally {
  rmSync(reports, { recursive: true, force: true });
}

async function build(): Promise<Finding> {
  const { code, words } = await collect(process.execPath, ["tools/build.mjs"]);
  return { ...verdict(code === 0, 1, 1, "", words), read: "built as for production" };
}
