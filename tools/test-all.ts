import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHECKS } from "./checks.ts";
import { collect, collectBin, type Finding, runSteps, type Step, verdict } from "./steps.ts";

const reports = mkdtempSync(join(tmpdir(), "urdume-report-"));

const STEPS: Step[] = [
  ...CHECKS,
  { name: "unit tests", run: () => vitest("unit") },
  { name: "build", run: build },
  { name: "features, embedded", run: () => vitest("feature", { TEST_DATABASE: "embedded" }) },
  { name: "features, PostgreSQL", run: () => vitest("feature", { TEST_DATABASE: "postgres" }) },
  { name: "house rules", run: () => vitest("house") },
  { name: "journeys", run: () => vitest("journeys") },
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

type Report = {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: Suite[];
};
type Suite = { name: string; status: string; assertionResults: unknown[] };

async function vitest(project: string, env: Record<string, string> = {}): Promise<Finding> {
  const file = join(reports, `${project}-${env.TEST_DATABASE ?? "any"}.json`);
  const args = [
    "run",
    "--project",
    project,
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const { code, words } = await collectBin("vitest", args, env);
  if (!existsSync(file)) return { passed: 0, failed: 1, read: "no report", words };
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const brokenFiles = report.testResults.filter(
    (suite) => suite.status === "failed" && suite.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + brokenFiles.length;
  const sawSomething = report.numTotalTests > 0;
  const skipped = report.numPendingTests > 0 ? `, skipped ${report.numPendingTests}` : "";
  return {
    passed: report.numPassedTests,
    // An error outside any test (a teardown, a stray rejection) fails the run without a failed test.
    failed: failed === 0 && (code !== 0 || !sawSomething) ? 1 : failed,
    read: `ran ${report.numTotalTests - report.numPendingTests} tests in ${report.testResults.length} files${skipped}`,
    words,
  };
}
