import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { collectBin, type Finding } from "./steps.ts";

/** More broken files than this are no accident. */
const MOST_UNSTEADY_FILES = 3;
const SLOWEST_NAMED = 3;

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

/**
 * Runs one project of tests. Files that failed are run once more by themselves, each with a server of its own as the
 * first time: a test that hangs on a busy machine's timing is named as unsteady and shown with its words, and does not
 * stop a whole delivery; one that fails twice does.
 */
export async function runSuite(folder: string, project: string): Promise<Finding> {
  const first = await run(folder, project, []);
  if (first.failed === 0 || first.files.length === 0 || first.files.length > MOST_UNSTEADY_FILES)
    return first;
  const again = await run(folder, project, first.files);
  const words = `${again.words}\nThe first time:\n${first.words}`;
  if (again.failed > 0) return { ...first, words };
  console.log(`unsteady ${first.files.join(", ")}: failed once, passed when run by itself\n${first.words}`);
  return {
    ...first,
    failed: 0,
    passed: first.passed + first.failed,
    read: `${first.read}, unsteady files: ${first.files.length}`,
  };
}

type Outcome = Finding & { words: string; files: string[] };

async function run(folder: string, project: string, only: string[]): Promise<Outcome> {
  const attempt = only.length > 0 ? "again" : "first";
  const file = join(folder, `${project}-${attempt}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const { code, words } = await collectBin("vitest", ["run", "--project", project, ...reporters, ...only]);
  if (!existsSync(file)) return { passed: 0, failed: 1, read: "no report", words, files: [] };
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const broken = report.testResults.filter(({ status }) => status === "failed");
  const failed = report.numFailedTests + broken.filter((suite) => suite.assertionResults.length === 0).length;
  const sawSomething = report.numTotalTests > 0;
  const skipped = report.numPendingTests > 0 ? `, skipped ${report.numPendingTests}` : "";
  return {
    passed: report.numPassedTests,
    words: `${broken.flatMap(summaryOf).join("\n")}\n${words}`,
    // An error outside any test (a teardown, a stray rejection) fails the run without a failed test.
    failed: failed === 0 && (code !== 0 || !sawSomething) ? 1 : failed,
    read: `ran ${report.numTotalTests - report.numPendingTests} tests in ${report.testResults.length} files${skipped}; slowest ${slowest(report)}`,
    files: broken.map(({ name }) => name),
  };
}

/** Whoever wants a shorter run begins here. */
function slowest({ testResults }: Report): string {
  const took = testResults.map(({ name, startTime, endTime }) => ({
    name: basename(name).replace(/\.test\.tsx?$/, ""),
    seconds: Math.round((endTime - startTime) / 1000),
  }));
  const first = took.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_NAMED);
  return first.map(({ name, seconds }) => `${name} ${seconds} s`).join(", ");
}

/** The failures in a line each: whoever sees only the beginning of the words still learns what failed. */
function summaryOf({ name, assertionResults }: Suite): string[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  return failed.map(({ fullName, failureMessages }) => {
    const [reason = ""] = stripVTControlCharacters(failureMessages?.[0] ?? "").split("\n");
    return `${basename(name)}: ${fullName}: ${reason.slice(0, 200)}`;
  });
}
