import type { Page } from "@playwright/test";

type Held = { addresses: number; pictures: number; drawings: WeakRef<WebGL2RenderingContext>[] };

/** Runs in the page, before its scripts: counts object URLs, decoded pictures and graphics contexts, which must be released explicitly. */
export function countWhatIsHeld(): void {
  const held: Held = { addresses: 0, pictures: 0, drawings: [] };
  Object.assign(globalThis, { held });
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (of) => {
    held.addresses += 1;
    return createObjectURL(of);
  };
  URL.revokeObjectURL = (address) => {
    held.addresses -= 1;
    revokeObjectURL(address);
  };
  const close = ImageBitmap.prototype.close;
  ImageBitmap.prototype.close = function () {
    if (this.width > 0) held.pictures -= 1;
    close.call(this);
  };
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => {
        if (data.event?.display) held.pictures += 1;
      });
    }
  };
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...of: unknown[]) {
    const context = Reflect.apply(getContext, this, of);
    const isKnown = held.drawings.some((drawing) => drawing.deref() === context);
    if (context instanceof WebGL2RenderingContext && !isKnown) held.drawings.push(new WeakRef(context));
    return context;
  } as typeof getContext;
}

/** After `countWhatIsHeld`. */
export async function heldBy(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  await session.detach();
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  const counted = await page.evaluate(() => {
    const { addresses, pictures, drawings } = (globalThis as unknown as { held: Held }).held;
    const open = drawings.filter((drawing) => drawing.deref()?.isContextLost() === false).length;
    return { addresses, pictures, open };
  });
  return { ...counted, heapMegabytes: heap / 1e6 };
}
