import { IN_PLACE_HEADER } from "./accounts.rules.ts";

/**
 * What the frame of the administration does when the session turns out to be over: it shows the password dialog
 * and resolves when somebody is signed in again.
 */
type Ask = () => Promise<void>;

const UNAUTHORISED = 401;
/** The pause doubles with each try that did not arrive, up to the longest. */
const FIRST_RETRY_MS = 200;
const LONGEST_RETRY_MS = 6400;

let ask: Ask | null = null;
let isLeaving = false;

/**
 * Requests that the router makes for the administration wait instead of failing: for the password when the session
 * is over, for the connection when it is gone and only something is read. Then they are sent again, so that nothing
 * takes the place of what was typed. Returns a function that removes the wrapper.
 *
 * This wraps `window.fetch` because React Router 8 has no other place for it: in framework mode `HydratedRouter` sets
 * its data strategy itself and calls the global `fetch`, without an option for either; a `clientMiddleware` may call
 * `next()` only once, so that it cannot send a request again, and cannot add a header; a `clientLoader` on each route
 * would send one request for each route instead of one for the page.
 */
export function wrapFetch(asking: Ask, sayLost: () => void, sayAlive: () => void): () => void {
  const original = window.fetch;
  ask = asking;
  window.fetch = async (input, init) => {
    if (isLeaving || !isRouterRequest(input)) return original(input, init);
    const headers = new Headers(init?.headers);
    headers.set(IN_PLACE_HEADER, "1");
    const read = () => original(input, { ...init, headers });
    const isReading = (init?.method ?? "GET") === "GET";
    for (;;) {
      const response = await (isReading ? untilReached(read, init?.signal, sayLost) : read());
      if (response.status !== UNAUTHORISED) {
        sayAlive();
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

/** For requests that are not the router's, such as uploads: false when nobody is there to ask. */
export async function signInAgain(): Promise<boolean> {
  if (!ask) return false;
  await ask();
  return true;
}

/** What is done meanwhile leads away when the session is over, because somebody ended it on purpose. */
export async function withoutAsking(work: () => Promise<void>): Promise<void> {
  isLeaving = true;
  try {
    await work();
  } finally {
    isLeaving = false;
  }
}

function isRouterRequest(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.endsWith(".data");
}

/** A reading that never arrived changes nothing when it is made again. */
async function untilReached(
  read: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
  sayLost: () => void,
): Promise<Response> {
  for (let tries = 0; ; tries++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof TypeError) || signal?.aborted) throw error;
      if (tries === 0) sayLost();
      await pause(Math.min(FIRST_RETRY_MS * 2 ** tries, LONGEST_RETRY_MS), signal);
    }
  }
}

/** Ends early when the browser is online again or the request is no longer wanted. */
function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((next) => {
    setTimeout(next, ms);
    addEventListener("online", () => next(), { once: true });
    signal?.addEventListener("abort", () => next(), { once: true });
  });
}
