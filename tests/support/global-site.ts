import { startTestApp } from "./test-app.ts";

/** One demo site for every test file that only reads. What it logged as an error fails the run when it ends. */
export default async function setUp(): Promise<() => Promise<void>> {
  const app = await startTestApp({ tls: false });
  process.env.TEST_SITE_URL = app.url;
  process.env.TEST_SITE_DATABASE = app.databaseUrl;
  process.env.TEST_SITE_COOKIE = await app.signIn();
  return () => app.stop();
}
