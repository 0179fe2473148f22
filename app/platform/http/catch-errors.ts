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
