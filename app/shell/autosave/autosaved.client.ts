import { PREFIX } from "./autosave-name.ts";

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What somebody typed into a form and did not save, as it lies on this device. */
export type Kept = {
  /** Name and value of each field, in their order. */
  fields: [string, string][];
  /** Trace of what the form began with. */
  began: string;
  /** ISO 8601. */
  at: string;
};

/** Null when nothing is kept, or the browser keeps nothing. */
export function readKept(name: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null;
    return kept && Array.isArray(kept.fields) && typeof kept.at === "string" ? kept : null;
  } catch {
    return null;
  }
}

/** At once, so that it also happens while a window closes. */
export function writeKept(name: string, kept: Kept): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A full or closed memory keeps nothing; leaving still asks.
  }
}

export function forgetKept(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then nothing was kept either.
  }
}

/** When somebody signs out, nothing of theirs stays on the device. */
export const forgetAllKept = (): void => forgetWhere(() => true);

/** What nobody came back to. */
export function forgetOldKept(now: number): void {
  forgetWhere((name) => now - Date.parse(readKept(name)?.at ?? "") > KEPT_DAYS * DAY_MS);
}

function forgetWhere(isOver: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isOver(name)) localStorage.removeItem(name);
  } catch {
    // The browser keeps nothing.
  }
}
