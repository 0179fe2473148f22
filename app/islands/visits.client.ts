import { whenShown } from "./when-loaded.client.ts";

export function countVisit(): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === "1" || globalPrivacyControl || !document.documentElement.dataset.mode) return;
  whenShown(() => void import("./visit.client.ts").catch(() => {}));
}
