import { crc32 } from "node:zlib";

export type ZipFile = { name: string; bytes: Buffer };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;

/** An uncompressed ZIP, file by file: pictures are compressed already. Below 4 GB. */
export async function* zipArchive(files: AsyncIterable<ZipFile>, moment: Date): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  const stamp = dosDateTime(moment);
  let offset = 0;
  for await (const { name, bytes } of files) {
    const head = local(name, bytes, stamp);
    directory.push(central(name, bytes, stamp, offset));
    offset += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const listing = Buffer.concat(directory);
  yield listing;
  yield ending(directory.length, listing.length, offset);
}

function local(name: string, bytes: Buffer, stamp: Stamp): Buffer {
  const head = Buffer.alloc(LOCAL_BYTES);
  head.writeUInt32LE(LOCAL, 0);
  facts(head, 4, name, bytes, stamp);
  return Buffer.concat([head, Buffer.from(name)]);
}

function central(name: string, bytes: Buffer, stamp: Stamp, offset: number): Buffer {
  const head = Buffer.alloc(CENTRAL_BYTES);
  head.writeUInt32LE(CENTRAL, 0);
  head.writeUInt16LE(VERSION, 4);
  facts(head, 6, name, bytes, stamp);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, Buffer.from(name)]);
}

function facts(head: Buffer, at: number, name: string, bytes: Buffer, { time, date }: Stamp): void {
  head.writeUInt16LE(VERSION, at);
  head.writeUInt16LE(FLAGS, at + 2);
  head.writeUInt16LE(time, at + 6);
  head.writeUInt16LE(date, at + 8);
  head.writeUInt32LE(crc32(bytes), at + 10);
  head.writeUInt32LE(bytes.length, at + 14);
  head.writeUInt32LE(bytes.length, at + 18);
  head.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function ending(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

type Stamp = { time: number; date: number };

/** Two-second steps, from 1980 on. */
function dosDateTime(moment: Date): Stamp {
  const time =
    (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | Math.floor(moment.getUTCSeconds() / 2);
  const date =
    ((moment.getUTCFullYear() - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate();
  return { time, date };
}
