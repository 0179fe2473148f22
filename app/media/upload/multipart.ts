/** A streaming reader of `multipart/form-data`, which holds no part in memory. */
export type FormPart = {
  name: string;
  filename?: string;
  /** Read it to the end before the next part; the rest is skipped. */
  body: AsyncIterable<Buffer>;
};

const MAX_HEADER_BYTES = 8 * 1024;
const MAX_PARTS = 200;
const BLANK_LINE = Buffer.from("\r\n\r\n");

export class MalformedForm extends Error {}
export class TooLargeForm extends MalformedForm {}

export async function* readParts(request: Request, maxBytes: number): AsyncGenerator<FormPart> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(request.headers.get("content-type") ?? "");
  if (!boundary || !request.body) throw new MalformedForm("no multipart form");
  const delimiter = Buffer.from(`\r\n--${boundary[1] ?? boundary[2]}`);
  const source = new Source(request.body, maxBytes);
  try {
    await skip(source.until(delimiter));
    for (let count = 0; (await source.take(2)).toString("latin1") !== "--"; count++) {
      if (count === MAX_PARTS) throw new MalformedForm("too many parts");
      const headers = await collect(source.until(BLANK_LINE), MAX_HEADER_BYTES);
      const body = source.until(delimiter);
      yield { ...readHeaders(headers.toString("utf8")), body };
      await skip(body);
    }
  } finally {
    await source.close();
  }
}

export async function collect(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new MalformedForm("a field is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function skip(body: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of body);
}

function readHeaders(text: string): { name: string; filename?: string } {
  const disposition = /content-disposition:\s*form-data;([^\r\n]*)/i.exec(text)?.[1] ?? "";
  const name = /\bname="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MalformedForm("a part without a name");
  const filename = /\bfilename="([^"]*)"/i.exec(disposition)?.[1];
  return { name: unescaped(name), ...(filename !== undefined && { filename: unescaped(filename) }) };
}

/** Browsers percent-encode quotes and line breaks in names. */
function unescaped(text: string): string {
  return text.replace(/%22/g, '"').replace(/%0D/gi, "\r").replace(/%0A/gi, "\n");
}

class Source {
  #held: Buffer = Buffer.from("\r\n");
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;

  #left: number;

  constructor(stream: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#reader = stream.getReader();
    this.#left = maxBytes;
  }

  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(mark);
      if (at !== -1) {
        const last = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + mark.length);
        if (last.length > 0) yield last;
        return;
      }
      // The boundary may span two chunks.
      const certain = Math.max(0, this.#held.length - mark.length + 1);
      const ready = this.#held.subarray(0, certain);
      this.#held = this.#held.subarray(certain);
      if (ready.length > 0) yield ready;
      await this.#more();
    }
  }

  async take(length: number): Promise<Buffer> {
    while (this.#held.length < length) await this.#more();
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }

  async close(): Promise<void> {
    // After too many bytes the connection stays open for the response.
    if (this.#left < 0) return this.#reader.releaseLock();
    await this.#reader.cancel().catch(() => undefined);
  }

  async #more(): Promise<void> {
    const { value, done } = await this.#reader.read();
    if (done) throw new MalformedForm("the form ends early");
    this.#left -= value.length;
    if (this.#left < 0) throw new TooLargeForm("the form is too large");
    this.#held =
      this.#held.length > 0
        ? Buffer.concat([this.#held, value])
        : Buffer.from(value.buffer, value.byteOffset, value.length);
  }
}
