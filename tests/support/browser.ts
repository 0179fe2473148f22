import { setTimeout as pause } from "node:timers/promises";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  expect as playwrightExpect,
  type Request,
} from "@playwright/test";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { browserOptions } from "./browser-options.ts";
import type { TestApp } from "./servers/test-app.ts";
import { trustCertificate } from "./servers/tls-proxy.ts";

/** Longer than by default, for busy machines. */
const PATIENCE_MS = 60_000;
export const expect = playwrightExpect.configure({ timeout: PATIENCE_MS });

/** Statistics leave out browsers without a window. */
export const COUNTED_BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export type VisitorOptions = {
  viewport?: { width: number; height: number };
  /** A `cookie` header, as `TestApp.signIn` returns it. */
  cookie?: string;
  /** Freezes the page's clock at this moment; advance it with `page.clock`. */
  clock?: string;
  expectErrors?: RegExp[];
  /** Default "reduce": software rendering of transitions takes an eighth of the browser's processor time. */
  reducedMotion?: "reduce" | "no-preference";
  /** Default true, unless the file is `withoutPictures`. */
  hasPictures?: boolean;
} & Pick<
  BrowserContextOptions,
  "javaScriptEnabled" | "locale" | "hasTouch" | "userAgent" | "extraHTTPHeaders"
>;

export type Visitor = { page: Page; context: BrowserContext };

let fileHasPictures = true;
const browsers = new Map<boolean, Promise<Browser>>();

function sharedBrowser(hasPictures: boolean): Promise<Browser> {
  const known = browsers.get(hasPictures);
  if (known) return known;
  // For requests that this process sends itself.
  trustCertificate(process.env.TEST_RUN_DIR ?? "");
  const browser = chromium.launch(browserOptions({ hasPictures }));
  browsers.set(hasPictures, browser);
  return browser;
}

/** For files about words and forms: pictures are neither fetched nor decoded, which takes a sixth of the processor time. */
export function withoutPictures(): void {
  beforeAll(() => {
    fileHasPictures = false;
  });
  afterAll(() => {
    fileHasPictures = true;
  });
}

/** Closed when the test ends. Unexpected console errors fail the test. */
export async function newVisitor(baseURL: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { viewport = DESKTOP, reducedMotion = "reduce", cookie, clock, expectErrors = [], ...rest } = options;
  const { hasPictures = fileHasPictures, ...ofContext } = rest;
  const browser = await sharedBrowser(hasPictures);
  const context = await browser.newContext({ baseURL, viewport, reducedMotion, ...ofContext });
  context.setDefaultTimeout(PATIENCE_MS);
  if (cookie) await context.addCookies(cookiesOf(cookie, baseURL));
  const page = await context.newPage();
  if (clock) await freeze(page, clock);
  const errors = listenForErrors(context);
  const calls = recordCalls(context);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") console.log(await describeFailure(context, calls));
    await context.close();
    const unexpected = errors.filter((error) => !expectErrors.some((pattern) => pattern.test(error)));
    if (unexpected.length > 0) throw new Error(`The page reported errors:\n${unexpected.join("\n")}`);
  });
  return { page, context };
}

export async function openSignedIn(
  app: Pick<TestApp, "url" | "signIn">,
  path: string,
  options: VisitorOptions = {},
): Promise<Visitor & { cookie: string }> {
  const cookie = options.cookie ?? (await app.signIn());
  const visitor = await newVisitor(app.url, { ...options, cookie });
  await visitor.page.goto(path);
  await untilHydrated(visitor.page);
  return { ...visitor, cookie };
}

/** Marks today's promotion as seen, so that it does not open. */
export async function withoutPromotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Runs in every frame; embedded players have another storage, or none.
    if (window.parent !== window) return;
    localStorage.setItem("urdume.promo-seen", new Date().toLocaleDateString("sv-SE"));
  });
}

/** A clock can only be paused at a later moment than the one it was installed with. */
async function freeze(page: Page, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(moment) - 1000) });
  await page.clock.pauseAt(moment);
}

function cookiesOf(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
}

const RECORDED_CALLS = 12;
const SHOWN_CHARACTERS = 3000;
/** A page that draws no frame for so long cannot be clicked: Playwright waits for two that are alike. */
const FRAME_LIMIT_MS = 2000;

function recordCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  const record = (request: Request, result: string) => {
    if (request.method() === "GET" && !/^[45]|^failed/.test(result)) return;
    calls.push(`${request.method()} ${request.url()} ${result}`);
    if (calls.length > RECORDED_CALLS) calls.shift();
  };
  context.on("response", (response) => record(response.request(), String(response.status())));
  context.on("requestfailed", (request) => record(request, `failed: ${request.failure()?.errorText}`));
  return calls;
}

/** For the report of a failure: address, whether frames are drawn, toasts, focus, last requests. */
async function describeFailure(context: BrowserContext, calls: string[]): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const description = page
      .evaluate(async (limit) => {
        const frame = new Promise((done) => requestAnimationFrame(() => done("drawn")));
        const none = new Promise((done) => setTimeout(done, limit, `none in ${limit} ms`));
        const active = document.activeElement?.outerHTML.slice(0, 200);
        const notices = [
          ...document.querySelectorAll<HTMLElement>("[role=alert], [role=status], section ol > li"),
        ];
        const fields = [
          ...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)[name]"),
        ];
        return [
          `frames: ${await Promise.race([frame, none])}`,
          `focus: ${active}`,
          `notices: ${notices
            .map(({ innerText }) => innerText.trim())
            .filter(Boolean)
            .join(" | ")
            .slice(0, 1500)}`,
          `fields: ${fields
            .map(({ name, value }) => `${name}=${value.slice(0, 30)}`)
            .join(" ")
            .slice(0, 1500)}`,
        ].join("\n");
      }, FRAME_LIMIT_MS)
      .catch(String);
    // In a page without script no timer ends.
    const none = pause(2 * FRAME_LIMIT_MS, "no answer", { ref: false });
    const shown = await Promise.race([description, none]);
    return `${page.url()}\n${shown.slice(0, SHOWN_CHARACTERS)}`;
  });
  return [...(await Promise.all(pages)), ...calls].join("\n");
}

function listenForErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on("console", (message) => {
    const from = message.location().url;
    if (message.type() === "error") errors.push(from ? `${message.text()} (${from})` : message.text());
  });
  context.on("weberror", (error) => {
    const text = error.error().stack || String(error.error());
    // Playwright measures a new page before its styles are loaded, so Chromium skips the view transition.
    if (!text.includes("ViewTransition opt-in disabled")) errors.push(text);
  });
  return errors;
}

/** By default a condition is checked in each frame, which has the browser draw sixty a second. */
export const POLLING = { polling: 50 };

/** Waits for hydration, of parts that come later too. Earlier clicks go to a page without script. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, POLLING);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Runs in the page. */
function isHydrated(): boolean {
  // React keeps the root's fiber at its container, here the document.
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const root = key && (document as unknown as Record<string, Fiber>)[key];
  if (document.querySelector("[data-dehydrated]")) return false;
  return Boolean(root && root.stateNode.current.memoizedState?.isDehydrated === false);

  type Fiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };
}
