import { oncePerRun } from "./once-per-run.ts";
import { startTestApp } from "./test-app.ts";

/** Shared by test files that change no content. Errors in its log fail the run. */
export default oncePerRun("site", async () => {
  const app = await startTestApp({ tls: process.env.TEST_TLS !== "0" });
  process.env.TEST_SITE_URL = app.url;
  process.env.TEST_SITE_DATABASE = app.databaseUrl;
  process.env.TEST_SITE_COOKIE = await app.signIn();
  return () => app.stop();
});
