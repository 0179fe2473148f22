import { rm } from "node:fs/promises";
import { collect, readParts, TooLargeForm } from "#app/media/upload/multipart.ts";
import { stage } from "#app/media/upload/staging.server.ts";
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, MAX_FIELDS_BYTES } from "./submissions.rules.ts";

export type PostedFile = { name: string; path: string; bytes: number; isTooLarge: boolean };
export type PostedForm = { fields: FormData; files: PostedFile[]; hasTooManyFiles: boolean };

/** Larger requests are aborted. */
const MAX_REQUEST_BYTES = 10 * MAX_ATTACHMENT_BYTES;

/** Too large, truncated, or no form. */
export class UnreadableForm extends Error {
  readonly isTooLarge: boolean;

  constructor(reason: string, isTooLarge = false) {
    super(reason);
    this.isTooLarge = isTooLarge;
  }
}

/** With limits. Files are in the staging folder until `discardFiles`. */
export async function readPostedForm(request: Request): Promise<PostedForm> {
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > MAX_REQUEST_BYTES) throw new UnreadableForm("too large", true);
  const isMultipart = /^multipart\/form-data/i.test(request.headers.get("content-type") ?? "");
  try {
    return isMultipart ? await readMultipart(request) : await readUrlEncoded(request);
  } catch (error) {
    throw new UnreadableForm(
      error instanceof Error ? error.message : String(error),
      error instanceof TooLargeForm,
    );
  }
}

export async function discardFiles(files: PostedFile[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}

async function readUrlEncoded(request: Request): Promise<PostedForm> {
  const fields = new FormData();
  const bytes = request.body ? await collect(chunksOf(request.body), MAX_FIELDS_BYTES) : Buffer.alloc(0);
  for (const [name, value] of new URLSearchParams(bytes.toString("utf8")))
    fields.append(name, value.replaceAll("\0", ""));
  return { fields, files: [], hasTooManyFiles: false };
}

async function readMultipart(request: Request): Promise<PostedForm> {
  const form: PostedForm = { fields: new FormData(), files: [], hasTooManyFiles: false };
  let left = MAX_FIELDS_BYTES;
  try {
    for await (const { name, filename, body } of readParts(request, MAX_REQUEST_BYTES)) {
      if (filename === undefined) {
        const value = await collect(body, left);
        left -= value.length;
        form.fields.append(name, value.toString("utf8").replaceAll("\0", ""));
      } else if (filename !== "") {
        // An empty file field is sent as a file without a name.
        if (form.files.length < MAX_ATTACHMENTS) form.files.push(await stageFile(filename, body));
        else form.hasTooManyFiles = true;
      }
    }
    return form;
  } catch (error) {
    await discardFiles(form.files);
    throw error;
  }
}

/** Reads past the limit, so that later fields are not lost. */
async function stageFile(name: string, body: AsyncIterable<Buffer>): Promise<PostedFile> {
  let bytes = 0;
  async function* limited() {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes <= MAX_ATTACHMENT_BYTES) yield chunk;
    }
  }
  const { path } = await stage(limited(), MAX_ATTACHMENT_BYTES);
  return { name, path, bytes, isTooLarge: bytes > MAX_ATTACHMENT_BYTES };
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk);
}
