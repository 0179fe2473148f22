import sharp from "sharp";
import { expect, it } from "vitest";
import { farthestRows } from "../../engine/floor.ts";
import type { FloorMask } from "../../engine/room.ts";
import { maskFromPicture } from "../mask-from-picture.ts";
import { packFloor, unpackFloor } from "./packed-floor.ts";

const SMALL = { width: 384, height: 288 };

async function maskOf(room: string): Promise<FloorMask> {
  const channel = sharp(`bench/rooms/${room}/floor.png`).extractChannel(0);
  const { data, info } = await channel.clone().raw().toBuffer({ resolveWithObject: true });
  const floor = new Uint8Array(await channel.resize(SMALL).raw().toBuffer());
  return {
    ...{ ...SMALL, floor, farthest: farthestRows({ ...SMALL, floor }) },
    ...{ fineWidth: info.width, fineHeight: info.height, fine: new Uint8Array(data) },
    ...{ trust: 0.9, wantsTap: false, hasFloor: true },
  };
}

it("a packed floor is the same floor, in a few thousand letters, at another size as well", async () => {
  const mask = await maskOf("public_124");
  const packed = await packFloor(mask);
  expect(packed.length).toBeLessThan(12_000);
  const size = { width: mask.fineWidth, height: mask.fineHeight };
  const { fine, farthest } = maskFromPicture(await unpackFloor(packed, size));
  const isFloor = (share: number) => share >= 128;
  const other = fine.filter((share, i) => isFloor(share) !== isFloor(mask.fine[i] ?? 0));
  expect(other.length / fine.length).toBeLessThan(0.001);
  expect(farthest).toEqual(mask.farthest);
  const higher = await unpackFloor(packed, { width: size.width, height: size.height + 1 });
  expect(higher.data.length).toBe(3 * size.width * (size.height + 1));
});
