import { chromium } from "@playwright/test";
import { certificateFingerprint, trustCertificate } from "./tls-proxy.ts";

const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** One browser for the whole run; every visitor gets a context of their own in it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = process.env.TEST_RUN_DIR ?? "";
  // Requests that a test lets through by hand are sent by this process.
  trustCertificate(folder);
  const flags = [...QUIET, `--ignore-certificate-errors-spki-list=${certificateFingerprint(folder)}`];
  const server = await chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags,
  });
  process.env.TEST_BROWSER = server.wsEndpoint();
  return () => server.close();
}
