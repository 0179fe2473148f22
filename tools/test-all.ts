import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS } from "./checks.ts";
import { collect, type Finding, runSteps, type Step, verdict } from "./steps.ts";
import { runSuite } from "./suite.ts";

const reports = mkdtempSync(join(tmpdir(), "urdume-report-"));

const STEPS: Step[] = [
  ...CHECKS,
  { name: "unit tests", run: () => runSuite(reports, "unit") },
  { name: "build", run: build },
  { name: "features", run: () => runSuite(reports, "feature") },
  { name: "house rules", run: () => runSuite(reports, "house") },
  { name: "journeys", run: () => runSuite(reports, "journeys") },
];

try {
  process.exitCode = await runSteps(STEPS);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

async function build(): Promise<Finding> {
  const { code, words } = await collect(process.execPath, ["tools/build.mjs"]);
  return { ...verdict(code === 0, 1, 1, "", words), read: "built as for production" };
}
