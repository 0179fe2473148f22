import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  expect as playwrightExpect,
  type Request,
} from "@playwright/test";
import { onTestFinished } from "vitest";
import { browserOptions } from "./browser-options.ts";
import type { TestApp } from "./test-app.ts";
import { trustCertificate } from "./tls-proxy.ts";

/** Playwright's own assertions wait for what they say; longer than by default, for machines that are busy. */
export const expect = playwrightExpect.configure({ timeout: 30_000 });

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export type VisitorOptions = {
  viewport?: { width: number; height: number };
  /** A `cookie` header, as `TestApp.signIn` returns it. */
  cookie?: string;
  /** Freezes the page's clock at this moment; `page.clock` then moves it. */
  clock?: string;
  /** Console errors that belong to the test. */
  expectErrors?: RegExp[];
  /**
   * Less motion unless asked otherwise: transitions of pages and fading notices take an eighth of a browser's processor
   * time, drawn in software. What moves is tested with "no-preference".
   */
  reducedMotion?: "reduce" | "no-preference";
} & Pick<
  BrowserContextOptions,
  "javaScriptEnabled" | "locale" | "hasTouch" | "userAgent" | "extraHTTPHeaders"
>;

export type Visitor = { page: Page; context: BrowserContext };

let browser: Promise<Browser> | undefined;

/** One browser for all files that a worker runs; it ends with the worker. */
function sharedBrowser(): Promise<Browser> {
  if (!browser) {
    // Requests that a test lets through by hand are sent by this process.
    trustCertificate(process.env.TEST_RUN_DIR ?? "");
    browser = chromium.launch(browserOptions());
  }
  return browser;
}

/**
 * A visitor with a browser profile of their own. It is closed when the test ends, and the test fails when the
 * page reported an error that was not expected.
 */
export async function newVisitor(baseURL: string, options: VisitorOptions = {}): Promise<Visitor> {
  const { viewport = DESKTOP, reducedMotion = "reduce", cookie, clock, expectErrors = [], ...rest } = options;
  const context = await (await sharedBrowser()).newContext({ baseURL, viewport, reducedMotion, ...rest });
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

/** A page of the administration, opened by the administrator or by whose cookie is given, once it answers to clicks. */
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

/** Its visitor has seen today's promotion, so that it does not come in between. */
export async function withoutPromotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Runs in every frame; another company's player has a storage of its own, or none.
    if (window.parent !== window) return;
    localStorage.setItem("urdume.promo-seen", new Date().toLocaleDateString("sv-SE"));
  });
}

/** A clock can only be stopped at a later moment than the one it was installed with. */
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

/** The last requests that were no plain reading, with their answers, for the report of a failure. */
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

/** What a person would see where the test failed: address, notices, what has the focus, and the last calls. */
async function describeFailure(context: BrowserContext, calls: string[]): Promise<string> {
  const pages = context.pages().map(async (page) => {
    const shown = await page
      .evaluate(() => {
        const active = document.activeElement?.outerHTML.slice(0, 200);
        const notices = [
          ...document.querySelectorAll<HTMLElement>("[role=alert], [role=status], section ol > li"),
        ];
        const fields = [
          ...document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea)[name]"),
        ];
        return [
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
      })
      .catch(String);
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
    // Playwright measures a new page before its styles are there, which makes Chromium give up the page transition.
    if (!text.includes("ViewTransition opt-in disabled")) errors.push(text);
  });
  return errors;
}

/**
 * Waits until the administration's script has taken over the page: its first commit is done and its effects ran. What
 * is done earlier goes to a page without script; on a slow machine that is a moment long enough to click in.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // React keeps the root's fiber at the container, which here is the document.
    const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
    const root = key && (document as unknown as Record<string, Fiber>)[key];
    return root && root.stateNode.current.memoizedState?.isDehydrated === false;

    type Fiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } };
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
