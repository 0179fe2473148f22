import { farthestRows } from "../engine/floor.ts";
import type { FloorMask } from "../engine/room.ts";
import { type Rgb, smallSize } from "./picture.ts";

/** Of a pixel: floor that is seen, and floor that goes on behind what stands there. */
const SEEN = 0;
const GROUND = 1;

/** A mask as it was drawn, pixel by pixel. */
export function maskFromPicture(drawn: Rgb): FloorMask {
  const { width, height } = smallSize(drawn);
  const { width: fineWidth, height: fineHeight } = drawn;
  const fine = new Uint8Array(fineWidth * fineHeight);
  for (let i = 0; i < fine.length; i++) fine[i] = drawn.data[3 * i + SEEN] ?? 0;
  const shrunk = (channel: number) =>
    Uint8Array.from({ length: width * height }, (_, i) => {
      const row = Math.floor(((Math.floor(i / width) + 0.5) * fineHeight) / height);
      const column = Math.floor((((i % width) + 0.5) * fineWidth) / width);
      return drawn.data[3 * (row * fineWidth + column) + channel] ?? 0;
    });
  const farthest = farthestRows({ width, height, floor: shrunk(GROUND) });
  return {
    ...{ width, height, floor: shrunk(SEEN), farthest, fineWidth, fineHeight, fine },
    ...{ trust: 1, wantsTap: false, hasFloor: true },
  };
}
