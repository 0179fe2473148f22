import { PREFIX } from "./autosave-name.ts";

const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export type AutosavedForm = {
  fields: [string, string][];
  began: string;
  at: string;
};

/** Null when nothing is stored or storage is forbidden. */
export function readAutosaved(name: string): AutosavedForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? "null") as AutosavedForm | null;
    return kept && Array.isArray(kept.fields) && typeof kept.at === "string" ? kept : null;
  } catch {
    return null;
  }
}

let isSigningOut = false;

/** Synchronous, so that it works while a window closes. False when storage is full or forbidden. */
export function writeAutosaved(name: string, kept: AutosavedForm): boolean {
  if (isSigningOut) return true;
  try {
    localStorage.setItem(name, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function removeAutosaved(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is forbidden.
  }
}

/** On signing out. The page that is left does not store its forms again. */
export function removeAllAutosaved(): void {
  isSigningOut = true;
  forgetWhere(() => true);
}

/** A form is opened, or typed in: signing out was not answered, or somebody has signed in again. */
export function resumeAutosaving(): void {
  isSigningOut = false;
}

/** Older than the limit. */
export function removeExpiredAutosaved(now: number): void {
  forgetWhere((name) => now - Date.parse(readAutosaved(name)?.at ?? "") > KEPT_DAYS * DAY_MS);
}

function forgetWhere(isOver: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && isOver(name)) localStorage.removeItem(name);
  } catch {}
}
