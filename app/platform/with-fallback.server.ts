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

/** What can be read of `parts`; null stands for each that cannot. `words` are logged with its name. */
export async function readParts<Parts extends Record<string, Promise<unknown>>>(words: string, parts: Parts) {
  const read = Object.entries(parts).map(async ([name, part]) => [
    name,
    await withFallback(null, `${words}: ${name}`, () => part),
  ]);
  return Object.fromEntries(await Promise.all(read)) as {
    [Name in keyof Parts]: Awaited<Parts[Name]> | null;
  };
}

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
