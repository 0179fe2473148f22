import { log } from "./log.server.ts";

/** The result of `work`, or `otherwise` after a failure, which is logged. */
export const withFallback = <T, Default>(
  otherwise: Default,
  words: string,
  work: () => Promise<T>,
): Promise<T | Default> =>
  catchErrors(work, (error) => {
    log.error({ err: error }, words);
    return otherwise;
  });

/** Thrown responses, such as redirects, are rethrown for the router; other errors are handled by `answer`. */
export async function catchErrors<T, Result>(
  work: () => Promise<T>,
  reply: (error: unknown) => Result | Promise<Result>,
): Promise<T | Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    return reply(error);
  }
}
