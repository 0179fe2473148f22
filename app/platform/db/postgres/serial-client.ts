import pg from "pg";

type Ask = (...question: unknown[]) => Promise<unknown>;

/** Serialises queries, because `pg` is going to refuse to queue them. */
export class SerialClient extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  // Callback and cursor forms are passed through.
  override query(...question: never[]): never {
    const ask = super.query.bind(this) as unknown as Ask;
    const [first, ...rest] = question as unknown[];
    const isPlain = rest.every((one) => typeof one !== "function") && !isSubmittable(first);
    if (!isPlain) return ask(...question) as never;
    const result = this.#last.then(() => ask(...question));
    this.#last = result.catch(() => undefined);
    return result as never;
  }
}

const isSubmittable = (one: unknown): boolean =>
  typeof one === "object" && one !== null && "submit" in one && typeof one.submit === "function";
