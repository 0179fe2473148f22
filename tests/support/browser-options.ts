import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { certificateFingerprint } from "./tls-proxy.ts";

export const WHOLE_BROWSER = "/usr/bin/chromium";
/** Debian's headless shell takes a quarter less processor time than the whole browser. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", WHOLE_BROWSER];
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

export function browserOptions(): LaunchOptions {
  const certificate = certificateFingerprint(process.env.TEST_RUN_DIR ?? "");
  const flags = [...QUIET, `--ignore-certificate-errors-spki-list=${certificate}`];
  return {
    executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync),
    args: process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags,
  };
}
