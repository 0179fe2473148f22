import { PREFIX } from "./autosave-name.ts";

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What somebody typed into a form and did not save, as it lies on this device. */
export type AutosavedForm = {
  /** Name and value of each field, in their order. */
  fields: [string, string][];
  /** Trace of what the form began with. */
  began: string;
  /** ISO 8601. */
  at: string;
};

/** Null when nothing is kept, or the browser keeps nothing. */
export function readAutosaved(name: string): AutosavedForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as AutosavedForm | null;
    return kept && Array.isArray(kept.fields) && typeof kept.at === "string" ? kept : null;
  } catch {
    return null;
  }
}

/** At once, so that it also happens while a window closes. */
export function writeAutosaved(name: string, kept: AutosavedForm): void {
  try {
    localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A full or closed memory keeps nothing; leaving still asks.
  }
}

export function removeAutosaved(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then nothing was kept either.
  }
}

/** When somebody signs out, nothing of theirs stays on the device. */
export const removeAllAutosaved = (): void => forgetWhere(() => true);

/** What nobody came back to. */
export function removeExpiredAutosaved(now: number): void {
  forgetWhere((name) => now - Date.parse(readAutosaved(name)?.at ?? "") > KEPT_DAYS * DAY_MS);
}

function forgetWhere(isOver: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isOver(name)) localStorage.removeItem(name);
  } catch {
    // The browser keeps nothing.
  }
}
