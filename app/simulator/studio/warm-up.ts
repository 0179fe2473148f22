import { reliefView } from "../scene/view.ts";
import { expectPhoto } from "../vision/vision.client.ts";

export function warmUp(): void {
  expectPhoto();
  reliefView().catch(() => {});
}
