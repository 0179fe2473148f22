const SIGNATURE_BYTES = 8;
/** Length and name before the body, checksum after it. */
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
const PALETTE = 0x504c5445;

/** CRC-32 as in PNG (ISO 3309), bit by bit: a palette is short. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A palette-indexed PNG with other colours at some indexes; pixel data unchanged. */
export function withPalette(
  png: Uint8Array,
  swaps: Readonly<Record<number, string>>,
): Uint8Array<ArrayBuffer> {
  const dyed = new Uint8Array(png);
  const view = new DataView(dyed.buffer);
  let at = SIGNATURE_BYTES;
  while (at + HEAD_BYTES < dyed.length && view.getUint32(at + 4) !== PALETTE)
    at += HEAD_BYTES + view.getUint32(at) + CHECKSUM_BYTES;
  if (at + HEAD_BYTES >= dyed.length) throw new Error("A picture without a palette");
  const size = view.getUint32(at);
  const body = at + HEAD_BYTES;
  for (const [index, hex] of Object.entries(swaps)) {
    if (Number(index) * 3 >= size) continue;
    for (let part = 0; part < 3; part++)
      dyed[body + Number(index) * 3 + part] = Number.parseInt(hex.slice(1 + 2 * part, 3 + 2 * part), 16);
  }
  view.setUint32(body + size, checksum(dyed.subarray(at + 4, body + size)));
  return dyed;
}
