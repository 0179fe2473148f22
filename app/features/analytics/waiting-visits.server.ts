import { dayOf } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { log } from "#app/platform/log.server.ts";
import { storeVisits } from "./store-visits.server.ts";
import {
  FLUSH_MS,
  MAX_SOURCES_A_DAY,
  MAX_WAITING,
  OTHERS,
  sourceOf,
  type VisitMessage,
} from "./visit.rules.ts";
import type { Visit } from "./visit-sums.ts";

/** Visits that nobody has written yet: a page that is left never waits for the database. */
let waiting: Visit[] = [];
let timer: NodeJS.Timeout | undefined;
let writing: Promise<void> | undefined;
let sources = { day: "", known: new Set<string>() };

/** Counts a visit within the next seconds; when too many wait, it is left out. */
export function addVisit(message: VisitMessage): void {
  if (waiting.length >= MAX_WAITING) return;
  const day = dayOf(now());
  waiting.push({ ...withKnownSource(message, day), day });
  timer ??= setTimeout(() => void flushVisits(), FLUSH_MS).unref();
}

/** Writes what waits: every few seconds, before the owner looks, and before the application stops. */
export async function flushVisits(): Promise<void> {
  await writing;
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return writing;
  writing = write().finally(() => {
    writing = undefined;
  });
  await writing;
}

/** What could not be written is tried again with the next visit. */
async function write(): Promise<void> {
  const visits = waiting;
  waiting = [];
  try {
    await storeVisits(visits);
  } catch (error) {
    waiting = [...visits, ...waiting].slice(0, MAX_WAITING);
    log.warn({ err: error, visits: visits.length }, "Visits could not be counted; they are tried again");
  }
}

/** Anybody can send any referrer: beyond a number of sources a day they are counted together. */
function withKnownSource(message: VisitMessage, day: string): VisitMessage {
  if (!message.isArrival) return message;
  if (sources.day !== day) sources = { day, known: new Set() };
  const source = sourceOf(message);
  if (sources.known.has(source)) return message;
  if (sources.known.size >= MAX_SOURCES_A_DAY) return { ...message, from: "", campaign: OTHERS };
  sources.known.add(source);
  return message;
}
