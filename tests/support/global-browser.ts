import { chromium } from "@playwright/test";

const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** One browser for the whole run; every visitor gets a context of their own in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: process.getuid?.() === 0 ? [...QUIET, "--no-sandbox"] : QUIET,
  });
  process.env.TEST_BROWSER = server.wsEndpoint();
  return () => server.close();
}
