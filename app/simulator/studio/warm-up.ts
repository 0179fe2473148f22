import { reliefView } from "../scene/view.ts";
import { expectPhoto } from "../vision/vision.client.ts";

export function warmUpView(): void {
  reliefView().catch(() => {});
}

/** Fetches the floor network, too. */
export function warmUpVision(): void {
  expectPhoto();
}
