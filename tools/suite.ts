import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { collectBin, type Finding } from "./checks/steps.ts";

const SLOWEST_NAMED = 10;

type Report = {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: Suite[];
};
type Suite = {
  name: string;
  status: string;
  assertionResults: Result[];
  startTime: number;
  endTime: number;
};
type Result = { fullName: string; status: string; failureMessages?: string[] };

/** Runs projects of vitest.config.ts once, without retries. */
export async function runSuite(folder: string, projects: string[]): Promise<Finding> {
  const file = join(folder, `${projects.join("-")}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ["--project", project]);
  // Compile cache shared by the hundreds of processes.
  const env = { NODE_COMPILE_CACHE: join(folder, "compiled") };
  const { code, words } = await collectBin("vitest", ["run", ...chosen, ...reporters], env);
  if (!existsSync(file)) return { passed: 0, failed: 1, read: "no report", words };
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const broken = report.testResults.filter(({ status }) => status === "failed");
  const failed = report.numFailedTests + broken.filter((suite) => suite.assertionResults.length === 0).length;
  const sawSomething = report.numTotalTests > 0;
  const skipped = report.numPendingTests > 0 ? `, skipped ${report.numPendingTests}` : "";
  return {
    passed: report.numPassedTests,
    words: `${broken.flatMap(summaryOf).join("\n")}\n${words}`,
    // An error outside any test (a teardown, an unhandled rejection) fails the run without a failed test.
    failed: failed === 0 && (code !== 0 || !sawSomething) ? 1 : failed,
    read: `ran ${report.numTotalTests - report.numPendingTests} tests in ${report.testResults.length} files${skipped}; slowest ${slowest(report)}`,
  };
}

/** Where to begin to shorten the run. */
function slowest({ testResults }: Report): string {
  const took = testResults.map(({ name, startTime, endTime }) => ({
    name: basename(name).replace(/\.test\.tsx?$/, ""),
    seconds: Math.round((endTime - startTime) / 1000),
  }));
  const first = took.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_NAMED);
  return first.map(({ name, seconds }) => `${name} ${seconds} s`).join(", ");
}

/** A paragraph a failure, so that the start of a long output suffices. */
function summaryOf({ name, assertionResults, ...suite }: Suite & { message?: string }): string[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return [`${basename(name)}: ${reason(suite.message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${basename(name)}: ${fullName}: ${reason(failureMessages?.[0])}`,
  );
}

const REASON_CHARACTERS = 1500;

/** The message without its stack: it says what Playwright waited for. */
function reason(words = ""): string {
  const [message = ""] = stripVTControlCharacters(words).split(/\n\s+at /);
  const lines = message.split("\n").map((line) => line.trimEnd());
  return lines.filter(Boolean).join("\n    ").slice(0, REASON_CHARACTERS);
}
