import { crc32, deflateSync } from "node:zlib";

/** A rug of three yarns in bands, with one transparent corner. */
export function palettePng(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, "latin1"), body]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(body.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows[row * (width + 1) + 1 + column] = row + column < 4 ? 3 : Math.floor(row / 8) % 3;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from("e7dcc7a4583b2b2a28ff00ff", "hex")),
    chunk("tRNS", Buffer.from([255, 255, 255, 0])),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
