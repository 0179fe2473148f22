import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { VisionEvent, VisionRequest, VisionResponse } from "./vision-messages.ts";

class FakeWorker {
  static readonly made: FakeWorker[] = [];
  readonly requests: VisionRequest[] = [];
  isStopped = false;
  onmessage: ((message: { data: VisionResponse }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(request: VisionRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isStopped = true;
  }
}

const latest = () => FakeWorker.made.at(-1) as FakeWorker;
const photo = new Blob(["photo"]);
const DONE: VisionEvent = { kind: "done", corrections: 0, milliseconds: {} };
const LINES: VisionEvent = { kind: "lines", count: 0 };

describe("the vision's client", () => {
  let startVision: typeof import("./vision.client.ts").startVision;
  let expectPhoto: typeof import("./vision.client.ts").expectPhoto;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal("Worker", FakeWorker);
    FakeWorker.made.length = 0;
    ({ startVision, expectPhoto } = await import("./vision.client.ts"));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("has a worker ready when a photo is expected, takes that one for it, and lets it go when none comes", () => {
    expectPhoto();
    expectPhoto();
    expect(FakeWorker.made).toHaveLength(1);
    startVision(photo, () => {});
    expect(FakeWorker.made).toHaveLength(1);
    expect(latest().requests.map(({ kind }) => kind)).toEqual(["start"]);
    expectPhoto();
    vi.advanceTimersByTime(20_000);
    expect(latest().isStopped).toBe(false);
  });

  it("stops a worker whose photo never came", () => {
    expectPhoto();
    vi.advanceTimersByTime(61_000);
    expect(latest().isStopped).toBe(true);
  });

  it("reports a browser that refuses workers", () => {
    vi.stubGlobal(
      "Worker",
      class {
        constructor() {
          throw new DOMException("Refused", "SecurityError");
        }
      },
    );
    const seen: VisionEvent[] = [];
    startVision(photo, (event) => seen.push(event)).setStrokes([]);
    expect(seen).toEqual([
      { kind: "refused", reason: "stopped" },
      { kind: "refused", reason: "stopped" },
    ]);
  });

  it("passes on what the worker finds, and nothing after cancelling", () => {
    const seen: string[] = [];
    const vision = startVision(photo, ({ kind }) => seen.push(kind));
    latest().onmessage?.({ data: { photo: 1, event: LINES } });
    vision.cancel();
    latest().onmessage?.({ data: { photo: 1, event: DONE } });
    vision.setStrokes([]);
    expect(seen).toEqual(["lines"]);
    expect(latest().requests.map(({ kind }) => kind)).toEqual(["start"]);
  });

  it("passes on the end only of an analysis that knows every correction", () => {
    const seen: string[] = [];
    const vision = startVision(photo, ({ kind }) => seen.push(kind));
    vision.setStrokes([]);
    vision.setScale([]);
    for (const corrections of [0, 1])
      latest().onmessage?.({ data: { photo: 1, event: { ...DONE, corrections } } });
    expect(seen).toEqual([]);
    latest().onmessage?.({ data: { photo: 1, event: { ...DONE, corrections: 2 } } });
    expect(seen).toEqual(["done"]);
    // The next one begins with both.
    latest().onerror?.();
    latest().onmessage?.({ data: { photo: 1, event: DONE } });
    expect(seen).toEqual(["done", "done"]);
  });

  it("replaces a busy worker when another photo comes, and drops the first one's findings", () => {
    const seen: string[] = [];
    startVision(photo, () => seen.push("first"));
    const [busy] = FakeWorker.made;
    startVision(photo, () => seen.push("second"));
    expect(busy?.isStopped).toBe(true);
    latest().onmessage?.({ data: { photo: 1, event: DONE } });
    latest().onmessage?.({ data: { photo: 2, event: DONE } });
    expect(seen).toEqual(["second"]);
  });

  it("begins again once with all corrections when its worker crashes, then reports the failure", () => {
    const seen: VisionEvent[] = [];
    const vision = startVision(photo, (event) => seen.push(event));
    const strokes = [{ mark: "floor", points: [[3, 4]], radius: 5 }] as const;
    vision.setStrokes(strokes);
    latest().onerror?.();
    expect(FakeWorker.made).toHaveLength(2);
    expect(latest().requests).toEqual([{ kind: "start", photo: 1, picture: photo, hints: { strokes } }]);
    latest().onerror?.();
    expect(seen).toEqual([{ kind: "refused", reason: "stopped" }]);
  });

  it("may begin again once more after the photo was read to its end, and with the next correction", () => {
    const seen: string[] = [];
    const vision = startVision(photo, ({ kind }) => seen.push(kind));
    latest().onerror?.();
    latest().onmessage?.({ data: { photo: 1, event: DONE } });
    latest().onerror?.();
    expect(FakeWorker.made).toHaveLength(3);
    expect(seen).toEqual(["done"]);
    latest().onerror?.();
    expect(seen).toEqual(["done", "refused"]);
    vision.setCamera(null);
    expect(latest().requests).toMatchObject([{ kind: "start", photo: 1, hints: { correction: null } }]);
    vision.cancel();
    vision.setCamera(null);
    expect(latest().requests).toHaveLength(1);
  });

  it("closes the picture of a photo that was cancelled", () => {
    const close = vi.fn();
    const event = { kind: "photo", display: { close } } as unknown as VisionEvent;
    const vision = startVision(photo, () => {});
    latest().onmessage?.({ data: { photo: 1, event } });
    expect(close).not.toHaveBeenCalled();
    vision.cancel();
    latest().onmessage?.({ data: { photo: 1, event } });
    expect(close).toHaveBeenCalledOnce();
  });

  it("notices a worker that was killed by its silence", () => {
    const seen: VisionEvent[] = [];
    startVision(photo, (event) => seen.push(event));
    latest().onmessage?.({ data: { photo: 1, event: LINES } });
    vi.advanceTimersByTime(31_000);
    expect(FakeWorker.made).toHaveLength(2);
    vi.advanceTimersByTime(31_000);
    expect(seen.at(-1)).toEqual({ kind: "refused", reason: "stopped" });
  });

  it("takes no sleep of the device for silence", () => {
    startVision(photo, () => undefined);
    latest().onmessage?.({ data: { photo: 1, event: LINES } });
    for (const nap of [3_600_000, 60_000]) {
      vi.advanceTimersByTime(20_000);
      vi.setSystemTime(Date.now() + nap);
      vi.advanceTimersByTime(20_000);
      expect(FakeWorker.made).toHaveLength(1);
      latest().onmessage?.({ data: { photo: 1, event: LINES } });
    }
    vi.advanceTimersByTime(31_000);
    expect(FakeWorker.made).toHaveLength(2);
  });

  it("waits for what comes over a slow line, as long as it comes", () => {
    startVision(photo, () => undefined);
    vi.advanceTimersByTime(100_000);
    for (let piece = 0; piece < 9; piece += 1) {
      latest().onmessage?.({ data: { photo: piece < 3 ? 0 : 1, event: { kind: "fetching" } } });
      vi.advanceTimersByTime(25_000);
    }
    expect(FakeWorker.made).toHaveLength(1);
    vi.advanceTimersByTime(6_000);
    expect(FakeWorker.made).toHaveLength(2);
  });

  it("ends an idle worker after a while, and takes no silence for a crash when all is done", () => {
    const vision = startVision(photo, () => undefined);
    latest().onmessage?.({ data: { photo: 1, event: DONE } });
    vi.advanceTimersByTime(300_000);
    expect(latest().isStopped).toBe(false);
    vision.cancel();
    vi.advanceTimersByTime(61_000);
    expect(latest().isStopped).toBe(true);
    expect(FakeWorker.made).toHaveLength(1);
  });
});
