import { oncePerRun } from "./once-per-run.ts";
import { startTestApp } from "./test-app.ts";

/**
 * One demo site for every test file that changes none of its content. What it logged as an error fails the run when it
 * ends. TEST_TLS=0 leaves nginx and TLS out.
 */
export default oncePerRun("site", async () => {
  const app = await startTestApp({ tls: process.env.TEST_TLS !== "0" });
  process.env.TEST_SITE_URL = app.url;
  process.env.TEST_SITE_DATABASE = app.databaseUrl;
  process.env.TEST_SITE_COOKIE = await app.signIn();
  return () => app.stop();
});
