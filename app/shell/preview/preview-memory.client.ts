import type { Device } from "./preview-frames.tsx";

const OPEN = "urdume.preview";
const DEVICE = "urdume.preview-device";

/** Storage may be forbidden: the preview then opens only on request. */
function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is forbidden.
  }
}

export const isPreviewKeptOpen = (): boolean => read(OPEN) === "open";
export const rememberPreviewOpen = (isOpen: boolean): void => write(OPEN, isOpen ? "open" : null);

export const rememberedDevice = (): Device => (read(DEVICE) === "phone" ? "phone" : "desktop");
export const rememberDevice = (device: Device): void => write(DEVICE, device);
