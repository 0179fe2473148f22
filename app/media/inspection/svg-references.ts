const LINK = /^\s*#([\w:.-]+)/g;
const PAINT = /url\(\s*["']?#([\w:.-]+)/g;
const DEEPEST = 500;

/** Counts what a browser draws: parts multiply that refer to others, which refer to others. */
export class References {
  /** Of each open element: its own id, or that of the nearest one around it. */
  readonly #open: (string | undefined)[] = [];
  readonly #inside = new Map<string, string[]>();
  readonly #all: string[] = [];

  open(attributes: ReadonlyMap<string, string>, isEmpty: boolean): void {
    const around = this.#open.at(-1);
    const id = attributes.get("id");
    if (id !== undefined) this.#hold(around, id);
    for (const [name, value] of attributes) {
      for (const [, target = ""] of value.matchAll(/(?:^|:)href$/.test(name) ? LINK : PAINT)) {
        this.#all.push(target);
        this.#hold(id ?? around, target);
      }
    }
    if (!isEmpty) this.#open.push(id ?? around);
  }

  close(): void {
    this.#open.pop();
  }

  /** Whether more than `most` parts are drawn by reference, or parts lie very deeply within each other. */
  exceed(most: number): boolean {
    const known = new Map<string, number>();
    const weigh = (id: string, depth: number): number => {
      const found = known.get(id);
      if (found !== undefined) return found;
      if (depth > DEEPEST) return Number.POSITIVE_INFINITY;
      // A part within itself is not drawn.
      known.set(id, 0);
      const weight = (this.#inside.get(id) ?? []).reduce((sum, one) => sum + weigh(one, depth + 1), 1);
      known.set(id, weight);
      return weight;
    };
    return this.#all.reduce((sum, id) => sum + weigh(id, 0), 0) > most;
  }

  #hold(holder: string | undefined, part: string): void {
    if (holder === undefined) return;
    const parts = this.#inside.get(holder);
    if (parts) parts.push(part);
    else this.#inside.set(holder, [part]);
  }
}
