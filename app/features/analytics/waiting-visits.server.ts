import { dayOf } from "#app/i18n/local-day.rules.ts";
import { now } from "#app/platform/clock.ts";
import { isDataException } from "#app/platform/db/violations.ts";
import { log } from "#app/platform/log.server.ts";
import { storeVisits } from "./store-visits.server.ts";
import { FLUSH_MS, MAX_SOURCES_A_DAY, MAX_WAITING, sourceOf, type VisitMessage } from "./visit.rules.ts";
import { OTHERS } from "./visit-sources.rules.ts";
import type { Visit } from "./visit-sums.ts";

/** Buffered, so that requests never wait for the database. */
let waiting: Visit[] = [];
let timer: NodeJS.Timeout | undefined;
let writing: Promise<void> | undefined;
let sources = { day: "", known: new Set<string>() };

export function addVisit(message: VisitMessage): void {
  if (waiting.length >= MAX_WAITING) return;
  const day = dayOf(now());
  waiting.push({ ...withKnownSource(message, day), day });
  timer ??= setTimeout(() => void flushVisits(), FLUSH_MS).unref();
}

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

async function write(): Promise<void> {
  const visits = waiting;
  waiting = [];
  try {
    await storeVisits(visits);
  } catch (error) {
    const about = { err: error, visits: visits.length };
    if (isDataException(error)) return log.error(about, "Visits that the database refuses are left out");
    waiting = [...visits, ...waiting].slice(0, MAX_WAITING);
    log.warn(about, "Visits could not be counted; they are tried again");
  }
}

/** Referrers can be forged: beyond a number of sources a day they are summed. */
function withKnownSource(message: VisitMessage, day: string): VisitMessage {
  if (!message.isArrival) return message;
  if (sources.day !== day) sources = { day, known: new Set() };
  const source = sourceOf(message);
  if (sources.known.has(source)) return message;
  if (sources.known.size >= MAX_SOURCES_A_DAY) return { ...message, from: "", campaign: OTHERS };
  sources.known.add(source);
  return message;
}
