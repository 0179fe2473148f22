import { now } from "#app/platform/clock.ts";
import { SUBSCRIPTIONS_PER_ADDRESS, SUBSCRIPTIONS_WINDOW_MINUTES } from "./newsletter.rules.ts";

/** Times of the latest requests by network address; forgotten when the process ends, which is soon enough. */
const requests = new Map<string, number[]>();

/** Counts a request and says whether it may go on. */
export function allowSubscription(address: string): boolean {
  const since = now().getTime() - SUBSCRIPTIONS_WINDOW_MINUTES * 60_000;
  for (const [known, times] of requests) if ((times.at(-1) ?? 0) < since) requests.delete(known);
  const recent = (requests.get(address) ?? []).filter((time) => time >= since);
  if (recent.length >= SUBSCRIPTIONS_PER_ADDRESS) return false;
  requests.set(address, [...recent, now().getTime()]);
  return true;
}
