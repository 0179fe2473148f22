import { isUnanswered } from "#app/platform/lost-connection.ts";
import { IN_PLACE_HEADER } from "./accounts.rules.ts";

type Ask = () => Promise<void>;

const UNAUTHORISED = 401;
const ROUTER_HEADER = "X-Remix-Response";
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 6400;

let ask: Ask | null = null;
let isLeaving = false;
/** How many reads wait for the connection: one notice stands for all of them. */
let waitingReads = 0;
let hideNotice = () => {};

/**
 * Wraps `window.fetch`: the router's requests wait for the password when the session has expired, and reads
 * wait for the connection, and are then sent again, so that no error page replaces unsaved input. `showLost` is
 * called when the first read has to wait, and what it returned when none waits any more. The id of a request that
 * failed is noted for the error page. Returns a function that removes the wrapper. React Router 8 has no other place: `HydratedRouter` sets its data strategy itself and calls
 * the global `fetch`; a `clientMiddleware` may call `next()` only once and cannot add a header; a `clientLoader`
 * per route would send one request for each route.
 */
export function wrapFetch(asking: Ask, showLost: () => () => void, onSessionAlive: () => void): () => void {
  const original = window.fetch;
  ask = asking;
  window.fetch = async (input, init) => {
    if (isLeaving || !isRouterRequest(input)) return original(input, init);
    const headers = new Headers(init?.headers);
    headers.set(IN_PLACE_HEADER, "1");
    const read = () => original(input, { ...init, headers });
    const isReading = (init?.method ?? "GET") === "GET";
    for (;;) {
      const response = await (isReading ? untilReached(read, init?.signal, showLost) : read());
      if (response.status !== UNAUTHORISED) {
        onSessionAlive();
        noteErrorId(response);
        return response;
      }
      await asking();
    }
  };
  return () => {
    window.fetch = original;
    ask = null;
  };
}

/** Where a page that the server rendered has it: the error page reads it from there. */
function noteErrorId({ ok, headers }: Response): void {
  const { dataset } = document.documentElement;
  const id = headers.get("x-request-id");
  if (ok || !id) delete dataset.errorId;
  else dataset.errorId = id;
}

/** For requests outside the router, such as uploads: false when there is no dialog. */
export async function signInAgain(): Promise<boolean> {
  if (!ask) return false;
  await ask();
  return true;
}

/** During an intended sign-out an expired session redirects. */
export async function withoutAsking(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } finally {
    isLeaving = false;
  }
}

const SIGNED_OUT = "urdume.signed-out";

/** Outlives the document, which a sign-out may leave. */
export function noteSignOut(): void {
  try {
    sessionStorage.setItem(SIGNED_OUT, "");
  } catch {
    // Storage is forbidden: the other tabs notice when they are shown.
  }
}

/** Whether this tab signed out since it was asked last. */
export function takeSignOut(): boolean {
  try {
    const isNoted = sessionStorage.getItem(SIGNED_OUT) !== null;
    sessionStorage.removeItem(SIGNED_OUT);
    return isNoted;
  } catch {
    return false;
  }
}

function isRouterRequest(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith(".data");
}

async function untilReached(
  read: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  showLost: () => () => void,
): Promise<Response> {
  const first = await attempt(read, signal);
  if (first) return first;
  if (waitingReads++ === 0) hideNotice = showLost();
  try {
    for (let tries = 0; ; tries++) {
      await pause(Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_RETRY_MS), signal);
      const response = await attempt(read, signal);
      if (response) return response;
    }
  } finally {
    if (--waitingReads === 0) hideNotice();
  }
}

/** Null when the connection is lost. */
async function attempt(
  read: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response | null> {
  try {
    const response = await read();
    // What the router itself answers is shown, whatever its status.
    return isUnanswered(response) && !response.headers.has(ROUTER_HEADER) ? null : response;
  } catch (error) {
    if (!(error instanceof TypeError) || signal?.aborted) throw error;
    return null;
  }
}

/** Ends early when the browser is online again or the request is aborted. */
function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((next) => {
    setTimeout(next, ms);
    addEventListener("online", () => next(), { once: true });
    signal?.addEventListener("abort", () => next(), { once: true });
  });
}
