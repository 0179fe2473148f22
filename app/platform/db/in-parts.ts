/** Small, because building and parsing a statement blocks other requests. */
const ROWS_AT_ONCE = 100;

export function* inParts<T>(list: Iterable<T>, rowsAtOnce = ROWS_AT_ONCE): Generator<T[]> {
  let part: T[] = [];
  for (const one of list) {
    part.push(one);
    if (part.length < rowsAtOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
