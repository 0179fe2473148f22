import type { Device } from "./preview-frames.tsx";

const OPEN = "urdume.preview";
const DEVICE = "urdume.preview-device";
const IS_PHONE = "(max-width: 767.98px)";

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

/** Until one is chosen, the one in hand. */
export function rememberedDevice(): Device {
  const chosen = read(DEVICE);
  if (chosen === "phone" || chosen === "desktop") return chosen;
  return matchMedia(IS_PHONE).matches ? "phone" : "desktop";
}
export const rememberDevice = (device: Device): void => write(DEVICE, device);
