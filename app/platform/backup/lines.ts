import type { Readable } from "node:stream";

/** A line is longer than the reader allows. */
export class TooLongLineError extends Error {
  override name = "TooLongLineError";
}

/** Not `readline`, which also splits at other line separators (U+2028). */
export async function* linesOf(
  content: Readable,
  maxLength = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of content.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > maxLength) throw new TooLongLineError(`A line is longer than ${maxLength} characters`);
    yield* lines;
  }
}
