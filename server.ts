import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { hasSessionCookie } from "#app/accounts/session-cookie.ts";
import { bootstrap, shutdown } from "#app/bootstrap.server.ts";
import { VISIT_PATH } from "#app/features/analytics/visit.rules.ts";
import { receiveVisit } from "#app/features/analytics/visit-endpoint.server.ts";
import { env } from "#app/platform/env.server.ts";
import { openAssets } from "#app/platform/http/assets.server.ts";
import { httpListener } from "#app/platform/http/http-listener.server.ts";
import { setInternalRequestHandler } from "#app/platform/http/internal-requests.server.ts";
import { pendingRequests } from "#app/platform/http/pending-requests.server.ts";
import { withPublicFiles } from "#app/platform/http/public-files.server.ts";
import { releaseMemoryWhenIdle } from "#app/platform/idle-memory.server.ts";
import { log, logWhatPackagesPrint } from "#app/platform/log.server.ts";
import { answerUpdating } from "#app/site/errors/answer-updating.server.ts";
import { overloadedPage, unavailablePage } from "#app/site/errors/plain-page.server.ts";
import { refuseWhileRestoring } from "#app/site/errors/refuse-while-restoring.server.ts";
import { withPublicPages } from "#app/site/seo/public-pages.server.ts";

const KEEP_ALIVE_MS = 65_000;
const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_SWEEP_MS = 100;

export type RunningServer = {
  /** `http://localhost:3000`. */
  url: string;
  /** One-time link to create the first administrator; undefined once there is one. */
  setupLink?: string;
  stop(): Promise<void>;
};

/** For development, where Vite owns the server. */
export function requestListener() {
  const router = createRequestHandler(build, import.meta.env.MODE);
  // Development adds style sheets and reports errors in the router.
  const handle = refuseWhileRestoring(import.meta.env.PROD ? withPublicPages(build, router) : router);
  setInternalRequestHandler(handle);
  return httpListener({
    handler: withPublicFiles((request) => pendingRequests.count(handle(request))),
    isSignedIn: hasSessionCookie,
    overloadedPage,
    unavailablePage,
    visits: { path: VISIT_PATH, receive: receiveVisit },
  });
}

export async function startServer(): Promise<RunningServer> {
  if (env().isProduction) logWhatPackagesPrint();
  await refuseTakenPort();
  let answer: RequestListener = answerUpdating;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    answer(request, response),
  );
  const { setupToken } = await bootstrap(() => listen(server));
  if (import.meta.env.PROD) openAssets();
  const endReleasing = releaseMemoryWhenIdle();
  answer = requestListener();
  if (!server.listening) await listen(server);
  const { port, address } = server.address() as AddressInfo;
  const url = env().publicUrl ?? `http://localhost:${port}`;
  log.info({ port, host: address }, "Listening");
  if (env().isProduction && !env().publicUrl)
    log.warn("PUBLIC_URL is not set: canonical links follow the address that was asked");
  return {
    url,
    ...(setupToken && { setupLink: `${url}/admin-login/primeiro-acesso?token=${setupToken}` }),
    stop() {
      endReleasing();
      return stop(server);
    },
  };
}

/** Before a database is made for a server that cannot listen. */
async function refuseTakenPort(): Promise<void> {
  if (env().port === 0) return;
  const probe = createServer();
  await listen(probe);
  await new Promise((closed) => probe.close(closed));
}

/** Without a host Node listens on `::`, which takes IPv4 as well, or on `0.0.0.0` where IPv6 is switched off. */
function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(env().port, env().host, resolve);
  });
}

async function stop(server: Server): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), SHUTDOWN_LIMIT_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // closeIdleConnections() skips connections that are still answering.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
  await pendingRequests.done(SHUTDOWN_LIMIT_MS);
  await shutdown();
  log.info("Stopped");
}
