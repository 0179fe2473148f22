import { checkLog, startTestApp, type TestApp } from "./test-app.ts";

type Kept = {
  app: TestApp;
  isInUse: boolean;
  /** A file restarted it with another environment. */
  isChanged: boolean;
  /** Patterns of the file that has it or had it last. */
  expected: RegExp[];
  checkedLines: number;
};

/** One a worker, whose files share their modules. */
let kept: Kept | undefined;

/** An application of the demonstration that the files of a worker use one after another: a start takes a second of processor time. */
export async function reusedTestApp(): Promise<TestApp> {
  if (!process.env.KEEPS_TEST_APP || kept?.isInUse) return startTestApp();
  const former = kept;
  // After a failure the next file begins anew.
  kept = undefined;
  kept = former ? await restored(former) : await begun();
  kept.isInUse = true;
  return forOneFile(kept);
}

async function begun(): Promise<Kept> {
  // vitest ends a worker by this signal, for which Node runs no exit listeners: they end the server and its proxy.
  process.once("SIGTERM", () => process.exit(143));
  const app = await startTestApp({ canRestore: true });
  return { app, isInUse: false, isChanged: false, expected: [], checkedLines: 0 };
}

async function restored(former: Kept): Promise<Kept> {
  if (former.isChanged || !(await former.app.restoreContent())) {
    await former.app.stop();
    return begun();
  }
  // What the file before had the server do after its last test.
  checkNewLines(former);
  return { ...former, expected: [] };
}

function forOneFile(own: Kept): TestApp {
  return {
    ...own.app,
    logs: () => own.app.logs().slice(own.checkedLines),
    expectErrors(pattern) {
      own.expected.push(pattern);
      // For its end, when all lines are judged once more.
      own.app.expectErrors(pattern);
    },
    async restart(env) {
      own.isChanged = env !== undefined;
      await own.app.restart(env);
    },
    async stop() {
      own.isInUse = false;
      checkNewLines(own);
    },
  };
}

function checkNewLines(own: Kept): void {
  const lines = own.app.logs();
  const unchecked = lines.slice(own.checkedLines);
  own.checkedLines = lines.length;
  checkLog(unchecked, own.expected);
}
