import type { ModelViewerElement } from "@google/model-viewer";

export type RugViewer = {
  /** Known once the model is loaded. */
  canLay: boolean;
  /** Must be called in a user gesture. */
  lay(): Promise<void>;
  dispose(): void;
};

/** Prevents the library from fetching decoders, which our files do not need. */
const NOWHERE = "/no-decoder/";
/** Without Scene Viewer, which downloads the file itself; ours is a blob URL. */
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
  // Replaces the library's own button.
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
