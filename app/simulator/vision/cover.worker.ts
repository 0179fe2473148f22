import type { CoverRequest, CoverResponse } from "./cover-messages.ts";
import { coverRugs } from "./cover-rug.ts";

const respond = (response: CoverResponse, transfer: Transferable[] = []) =>
  postMessage(response, { transfer });

addEventListener("message", ({ data: { picture, room, lines } }: MessageEvent<CoverRequest>) => {
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context?.drawImage(picture, 0, 0);
  picture.close();
  const pixels = context?.getImageData(0, 0, width, height);
  const scale = width / room.camera.width;
  const scaled = lines.map(({ points, radius }) => ({
    points: points.map(([x, y]) => [x * scale, y * scale] as const),
    radius: radius * scale,
  }));
  const isCovered =
    pixels && coverRugs(pixels, room, scaled, (share) => respond({ kind: "progress", share }));
  if (!context || !isCovered) return respond({ kind: "failed" });
  context.putImageData(pixels, 0, 0);
  const covered = canvas.transferToImageBitmap();
  respond({ kind: "covered", picture: covered }, [covered]);
});
