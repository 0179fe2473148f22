import type { ModelViewerElement } from "@google/model-viewer";

/** A rug that can be looked at from all sides and, where the device can, laid on the real floor. */
export type RugViewer = {
  /** Whether this device opens augmented reality; known once the rug is shown. */
  canLay: boolean;
  /** Opens it; from a press, as the systems want. */
  lay(): Promise<void>;
  dispose(): void;
};

/** Decoders that the library would fetch from elsewhere; our files need none of them. */
const NOWHERE = "/no-decoder/";
/** The way of Android's own viewer is left out: it fetches the file by itself, and this one exists only here. */
const WAYS = "webxr quick-look";

const ATTRIBUTES = {
  ar: "",
  "ar-placement": "floor",
  "ar-scale": "fixed",
  "ar-modes": WAYS,
  "camera-controls": "",
  "camera-orbit": "0deg 55deg 82%",
  "interaction-prompt": "none",
  "shadow-intensity": "0.7",
  "shadow-softness": "0.9",
  "touch-action": "pan-y",
  loading: "eager",
};

declare global {
  interface Window {
    ModelViewerElement?: Record<string, string>;
  }
}

/** Shows the rug of a GLB in an element. The library comes with the first one. */
export async function openRugViewer(
  host: HTMLElement,
  rug: { address: string; alt: string },
  onFailed: () => void,
): Promise<RugViewer> {
  window.ModelViewerElement ??= {
    dracoDecoderLocation: NOWHERE,
    ktx2TranscoderLocation: NOWHERE,
    lottieLoaderLocation: NOWHERE,
  };
  await import("@google/model-viewer");
  const viewer = document.createElement("model-viewer") as ModelViewerElement;
  for (const [name, value] of Object.entries(ATTRIBUTES)) viewer.setAttribute(name, value);
  viewer.alt = rug.alt;
  viewer.src = rug.address;
  // Its own button would be a second one beside ours.
  viewer.append(Object.assign(document.createElement("span"), { slot: "ar-button", hidden: true }));
  const loaded = new Promise<void>((resolve, reject) => {
    viewer.addEventListener("load", () => resolve(), { once: true });
    viewer.addEventListener("error", (event) => reject(new Error(String(event.type))), { once: true });
  });
  viewer.addEventListener(
    "ar-status",
    (event) => (event as CustomEvent<{ status: string }>).detail.status === "failed" && onFailed(),
  );
  host.append(viewer);
  try {
    await loaded;
  } catch (error) {
    viewer.remove();
    throw error;
  }
  return {
    canLay: viewer.canActivateAR,
    lay: () => viewer.activateAR(),
    dispose: () => viewer.remove(),
  };
}
