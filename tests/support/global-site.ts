import { oncePerRun } from "./once-per-run.ts";
import { startTestApp } from "./test-app.ts";

/**
 * One demo site for all test files that do not change content. Errors in its log fail the run. TEST_TLS=0
 * leaves out nginx and TLS.
 */
export default oncePerRun("site", async () => {
  const app = await startTestApp({ tls: process.env.TEST_TLS !== "0" });
  process.env.TEST_SITE_URL = app.url;
  process.env.TEST_SITE_DATABASE = app.databaseUrl;
  process.env.TEST_SITE_COOKIE = await app.signIn();
  return () => app.stop();
});
