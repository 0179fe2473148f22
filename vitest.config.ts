import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";

const OF_THE_APP = "{app,db,tools,bench}/**/*.test.{ts,tsx}";
const ENTERS_THROUGH_THE_FRONT =
  /#tests\/support\/(servers\/(open-test-app|test-app|database)|fixtures|browser)|own-postgres\.ts/;

const REPLACES_MODULES = /\bvi\.(?:doMock|mock)\(/;

/** Tests with a server, database or replaced modules; the rest are unit tests. */
const featureTests = globSync(OF_THE_APP).filter((file) => {
  const text = readFileSync(file, "utf8");
  return ENTERS_THROUGH_THE_FRONT.test(text) || REPLACES_MODULES.test(text);
});

/** State that a test may leave in its process: mail, jobs, environment, a replaced module or clock. */
const LEAVES_STATE = new RegExp(
  [
    /\bvi\.(?!fn\b|waitFor\b|waitUntil\b|spyOn\b|mocked\b|restoreAllMocks\b|setConfig\b)/,
    /process\.env(?:\.\w+)? =|\benv\(\)\.authSecret|\bregisterJob\(/,
    /\/(?:outbox|newsletter)\/[\w-]+\.server\.ts|smtp-server|own-postgres/,
    /\bstopPreparingSearch\(/,
  ]
    .map(({ source }) => source)
    .join("|"),
);

/** Feature tests that leave no state share their modules, as unit tests do. */
const sharedTests = featureTests.filter((file) => !LEAVES_STATE.test(readFileSync(file, "utf8")));

const QUICK_IMPORTS = new URL("tools/quick-imports.mjs", import.meta.url).href;

/** The files of a worker use one application of the demonstration, if they ask for nothing special. */
const KEEPS_APP = { KEEPS_TEST_APP: "1" };
const SLOW = { testTimeout: 120_000, hookTimeout: 180_000 };
const WITH_A_RUN_FOLDER = ["tests/support/servers/global-run.ts"];
const WITH_A_SITE = [...WITH_A_RUN_FOLDER, "tests/support/servers/global-site.ts"];

export default defineConfig({
  test: {
    pool: "forks",
    execArgv: ["--import", QUICK_IMPORTS],
    // One more than the two cores: a worker often waits for its browser or server.
    maxWorkers: 3,
    // Busy machines take longer than the second that is the default; asking costs them time too.
    expect: { poll: { timeout: 60_000, interval: 150 } },
    // Provoked errors would hide failures. No stale pages, so that edits are seen at once.
    // The tools that tests start import drizzle-orm as well.
    env: { LOG_LEVEL: "fatal", STALE_SECONDS: "0", NODE_OPTIONS: `--import ${QUICK_IMPORTS}` },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [OF_THE_APP],
          exclude: featureTests,
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "feature",
          include: featureTests,
          exclude: sharedTests,
          globalSetup: WITH_A_RUN_FOLDER,
          ...SLOW,
        },
      },
      {
        extends: true,
        test: {
          name: "shared-feature",
          include: sharedTests,
          globalSetup: WITH_A_RUN_FOLDER,
          setupFiles: ["tests/support/servers/restore-state.ts"],
          isolate: false,
          env: KEEPS_APP,
          ...SLOW,
        },
      },
      {
        extends: true,
        test: {
          name: "conventions",
          include: ["tests/conventions/**/*.test.ts"],
          globalSetup: WITH_A_SITE,
          isolate: false,
          ...SLOW,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: WITH_A_SITE,
          // The files of one worker share its browser.
          isolate: false,
          // Through nginx and TLS; TEST_TLS=0 leaves them out.
          env: { ...KEEPS_APP, TEST_TLS: process.env.TEST_TLS ?? "1" },
          ...SLOW,
          testTimeout: 240_000,
        },
      },
    ],
  },
});
