import pg from "pg";

type Ask = (...question: unknown[]) => Promise<unknown>;

/**
 * Asks one question after the other. Several queries may run at once within a transaction, which has one connection;
 * the driver is going to refuse what it has to queue itself.
 */
export class ClientInTurn extends pg.Client {
  #last: Promise<unknown> = Promise.resolve();

  // The driver's own forms, by callback and by cursor, are left to it.
  override query(...question: never[]): never {
    const ask = super.query.bind(this) as unknown as Ask;
    const [first, ...rest] = question as unknown[];
    const isPlain = rest.every((one) => typeof one !== "function") && !isSubmittable(first);
    if (!isPlain) return ask(...question) as never;
    const answer = this.#last.then(() => ask(...question));
    this.#last = answer.catch(() => undefined);
    return answer as never;
  }
}

const isSubmittable = (one: unknown): boolean =>
  typeof one === "object" && one !== null && "submit" in one && typeof one.submit === "function";
