import { chromium } from "@playwright/test";
import { browserOptions } from "./browser-options.ts";
import { oncePerRun } from "./once-per-run.ts";
import { trustCertificate } from "./tls-proxy.ts";

/** One browser for the whole run; every visitor gets a context of their own in it. */
export default oncePerRun("browser", async () => {
  // Requests that a test lets through by hand are sent by this process.
  trustCertificate(process.env.TEST_RUN_DIR ?? "");
  const server = await chromium.launchServer(browserOptions());
  process.env.TEST_BROWSER = server.wsEndpoint();
  return () => server.close();
});
