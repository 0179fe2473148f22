import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

const FOLDER = "./build/client";
const DAY = "public, max-age=86400";

/** Pages have no extension, so the disk is not asked. */
const MAY_BE_FILE = /\.\w+$/;

/** Returns the files of `public/` (with ranges, for the built-in films) before the router is asked. */
export function withPublicFiles(
  next: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const files = new Hono();
  // In development Vite serves them.
  if (import.meta.env.PROD) {
    files.use(
      serveStatic({ root: FOLDER, onFound: (_path, context) => context.header("cache-control", DAY) }),
    );
  }
  files.all("*", (context) => next(context.req.raw));
  return async (request) =>
    MAY_BE_FILE.test(new URL(request.url).pathname) ? files.fetch(request) : next(request);
}
