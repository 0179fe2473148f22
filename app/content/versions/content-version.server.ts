import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { latestVersion } from "#app/platform/db/content/versions.server.ts";
import { log } from "#app/platform/log.server.ts";

const versionContext = createContext<number | null>(null);

/** Read before everything else, so that content is never older than the version. */
export const noteVersion: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method === "GET") context.set(versionContext, await known());
  return next();
};

/** Null while it cannot be read, as before the first migration. */
export async function versionOf(context: Readonly<RouterContextProvider>): Promise<number | null> {
  return context.get(versionContext) ?? (await known());
}

async function known(): Promise<number | null> {
  try {
    return await latestVersion();
  } catch (error) {
    log.warn({ err: error }, "The version of the content could not be read");
    return null;
  }
}
