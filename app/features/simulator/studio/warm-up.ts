import { reliefView } from "../scene/view.ts";
import { expectPhoto } from "../vision/vision.client.ts";

/** While a photo is being chosen there is time to fetch what it will need. */
export function warmUp(): void {
  expectPhoto();
  // A missing connection is reported when the room is opened.
  reliefView().catch(() => {});
}
