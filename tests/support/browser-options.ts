import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { hasMemoryFiles } from "../../tools/memory-files.ts";
import { certificateFingerprint } from "./servers/tls-proxy.ts";

export const WHOLE_BROWSER = "/usr/bin/chromium";
/** Debian's headless shell takes a quarter less processor time than the whole browser. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", WHOLE_BROWSER];
/** Without TLS a page is only secure at a loopback name. */
export const NO_TLS_HOST = "lan.test";
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
  `--host-resolver-rules=MAP ${NO_TLS_HOST} 127.0.0.1`,
  // Pages of one context share a process, and none is started ahead of its page.
  "--renderer-process-limit=1",
  // A page lives for seconds: optimised code takes more time to compile than it saves. Scripts that pages of a process
  // share are compiled once, which parsing them on another thread or at once would undo: 10 to 20 % of the browser's time.
  "--js-flags=--no-opt --max-lazy --no-script-streaming",
];

const SHARED_BYTES = 1e9;

export function browserOptions({ hasPictures = true } = {}): LaunchOptions {
  const certificate = certificateFingerprint(process.env.TEST_RUN_DIR ?? "");
  const pictures = hasPictures ? [] : ["--blink-settings=imagesEnabled=false"];
  const flags = [...QUIET, ...pictures, `--ignore-certificate-errors-spki-list=${certificate}`];
  return {
    executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync),
    // Playwright has memory shared through files on the disk, for containers with little of it: 8 % more processor time.
    ignoreDefaultArgs: hasMemoryFiles(SHARED_BYTES) ? ["--disable-dev-shm-usage"] : [],
    args: process.getuid?.() === 0 ? [...flags, "--no-sandbox"] : flags,
  };
}
