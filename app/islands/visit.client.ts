/** Layout shifts less than a second apart are one session window, of five seconds at most. */
const SHIFT_PAUSE_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** Browsers report no shorter interactions. */
const EVENT_MS = 16;
const PHONE_BELOW_PX = 768;
const TABLET_BELOW_PX = 1200;

type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; interactionId: number };

type Navigation = PerformanceNavigationTiming & { activationStart?: number };

/** Absent where performance measuring is blocked; the visit counts all the same. */
const [navigation] = performance.getEntriesByType("navigation") as [Navigation?];
/** For a prerendered page, only the time since its activation counts. */
const sinceAsked = (time: number) => Math.max(0, time - (navigation?.activationStart ?? 0));
const wasHidden = performance.getEntriesByType("visibility-state").some(({ name }) => name === "hidden");

/** Undefined, not 0, in browsers that do not measure layout shifts. */
const noShift = PerformanceObserver.supportedEntryTypes.includes("layout-shift") ? 0 : undefined;

let lcp: number | undefined;
let inp: number | undefined;
let cls = noShift;
let shift = { sum: 0, from: 0, last: 0 };
let isFirst = true;
let isTracked = false;
let isSimulationTracked = false;

const observed = [
  observe("largest-contentful-paint", ({ startTime }) => {
    if (isFirst && !wasHidden) lcp = sinceAsked(startTime);
  }),
  observe("layout-shift", ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return;
    const goesOn = startTime - shift.last < SHIFT_PAUSE_MS && startTime - shift.from < SHIFT_WINDOW_MS;
    shift = { sum: (goesOn ? shift.sum : 0) + value, from: goesOn ? shift.from : startTime, last: startTime };
    cls = Math.max(cls ?? 0, shift.sum);
  }),
  observe("event", ({ interactionId, duration }) => {
    if (interactionId) inp = Math.max(inp ?? 0, duration);
  }),
];

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "hidden") track();
});
addEventListener("pagehide", track);
// From the back/forward cache: another view without a load.
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  isFirst = isTracked = false;
  lcp = inp = undefined;
  cls = noShift;
});

function observe(type: string, take: (entry: Entry) => void): () => void {
  const takeAll = (entries: PerformanceEntry[]) => {
    for (const entry of entries) take(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: EVENT_MS } as PerformanceObserverInit);
  return () => takeAll(observer.takeRecords());
}

/** Once per view, when the page is left or hidden. A rug tried after that is reported separately. */
function track(): void {
  const simulations = performance.getEntriesByName(`${location.origin}/simulador/contagem`).length;
  const hasSimulation = simulations > 0 && !isSimulationTracked;
  if (isTracked && !hasSimulation) return;
  for (const takeRest of observed) takeRest();
  const from = document.referrer.split("/")[2] ?? "";
  const isArrival =
    isFirst && /^(navigate|prerender)$/.test(navigation?.type ?? "navigate") && from !== location.host;
  const visit = {
    path: location.pathname,
    isView: !isTracked,
    isArrival,
    from: isArrival ? from : "",
    campaign: (isArrival && new URLSearchParams(location.search).get("utm_source")?.slice(0, 60)) || "",
    screen: innerWidth < PHONE_BELOW_PX ? "phone" : innerWidth < TABLET_BELOW_PX ? "tablet" : "desktop",
    hasSimulation,
    ...{ lcp, inp, cls, ttfb: isFirst && navigation ? sinceAsked(navigation.responseStart) : undefined },
  };
  isTracked = true;
  isSimulationTracked ||= hasSimulation;
  navigator.sendBeacon("/_visita", JSON.stringify(visit));
}
