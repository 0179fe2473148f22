/** Pixels: browsers' limit. */
const MOST_SHARED = 4096;
export const MOST_SENT = 1600;
const LABEL_SHARE = 0.018;

export type Label = { name: string; facts: string; brand: string };
export type Painter = (width: number, height: number) => HTMLCanvasElement | null;

type Photo = { originalWidth: number; originalHeight: number };

/** Re-encoded, so without metadata. */
export async function labelledPicture(
  paint: Painter,
  photo: Photo,
  label: Label,
  most = MOST_SHARED,
): Promise<Blob> {
  const canvas = paint(...sized(photo, most));
  if (!canvas) throw new Error("There is nothing to draw yet");
  write(canvas, label);
  return blobOf(canvas, 0.92);
}

export async function sentPicture(paint: Painter, photo: Photo): Promise<Blob> {
  const canvas = paint(...sized(photo, MOST_SENT));
  if (!canvas) throw new Error("There is nothing to draw yet");
  return blobOf(canvas, 0.86);
}

function sized({ originalWidth, originalHeight }: Photo, most: number): [number, number] {
  const scale = Math.min(1, most / Math.max(originalWidth, originalHeight));
  return [Math.round(originalWidth * scale), Math.round(originalHeight * scale)];
}

function write(canvas: HTMLCanvasElement, { name, facts, brand }: Label): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const size = Math.max(14, Math.round(Math.max(canvas.width, canvas.height) * LABEL_SHARE));
  const family = getComputedStyle(document.body).getPropertyValue("--label") || "sans-serif";
  const lines = [`${name}, ${facts}`, brand];
  context.font = `500 ${size}px ${family}`;
  const width = Math.max(...lines.map((line) => context.measureText(line).width)) + size * 1.6;
  const height = size * (lines.length * 1.4 + 0.8);
  const [left, top] = [size, canvas.height - height - size];
  context.fillStyle = "rgb(16 19 24 / 0.78)";
  context.fillRect(left, top, width, height);
  context.fillStyle = "#eeece5";
  context.textBaseline = "middle";
  for (const [place, line] of lines.entries())
    context.fillText(line, left + size * 0.8, top + size * (1.1 + place * 1.4));
}

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/jpeg", quality),
  );
