import { reliefView } from "../scene/view.ts";
import { expectPhoto } from "../vision/vision.client.ts";

/** While a photo is being chosen there is time to fetch what it will need. */
export function warmUp(): void {
  expectPhoto();
  // Who has no connection now hears of it when the room is opened.
  reliefView().catch(() => {});
}
