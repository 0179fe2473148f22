/**
 * Does what a request asks for. A response that is thrown on the way, such as a redirect or a refusal, goes on to the
 * router; every other error is answered by `answer`.
 */
export async function catchErrors<T, Result>(
  work: () => Promise<T>,
  answer: (error: unknown) => Result | Promise<Result>,
): Promise<T | Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) throw error;
    return answer(error);
  }
}
