/** Row by row, 0xAABBGGRR as in ImageData; 0 is transparent. */
export type Knots = { columns: number; rows: number; colours: Uint32Array };

const OPAQUE = 128;
/** Sample points within a square, as shares of its side. */
const ASKED = [0.2, 0.5, 0.8];

/** One pixel a knot. Rejects when it cannot be fetched or decoded. */
export async function readCartoon(url: string): Promise<Knots> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser draws nothing");
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const colours = new Uint32Array(data.buffer);
  for (let at = 0; at < colours.length; at += 1) if ((data[at * 4 + 3] ?? 0) < OPAQUE) colours[at] = 0;
  return { columns: canvas.width, rows: canvas.height, colours };
}

/** Downsampled by majority. */
export function enlarged(knots: Knots, columns: number, rows: number): Knots {
  const colours = new Uint32Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const counts = new Map<number, number>();
      let most = 0;
      for (const down of ASKED)
        for (const across of ASKED) {
          const y = Math.floor(((row + down) / rows) * knots.rows);
          const x = Math.floor(((column + across) / columns) * knots.columns);
          const colour = knots.colours[y * knots.columns + x] ?? 0;
          const count = (counts.get(colour) ?? 0) + 1;
          counts.set(colour, count);
          if (count > (counts.get(most) ?? 0)) most = colour;
        }
      colours[row * columns + column] = most;
    }
  return { columns, rows, colours };
}

/** CSS colour, lighter or darker by a share. */
export function toned(colour: number, by = 0): string {
  const channel = (shift: number) => {
    const value = (colour >> shift) & 255;
    return Math.round(by < 0 ? value * (1 + by) : value + (255 - value) * by);
  };
  return `rgb(${channel(0)} ${channel(8)} ${channel(16)})`;
}

/** Deterministic, 0 to 1, so that it does not flicker. */
export function grain(column: number, row: number): number {
  const value = Math.sin(column * 127.1 + row * 311.7) * 43758.5453;
  return value - Math.floor(value);
}
