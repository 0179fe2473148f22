import { catchErrors } from "./http/catch-errors.ts";
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
