/** More than anybody types into a form. */
const MAX_FIELDS_BYTES = 128 * 1024;
/** Editors have long texts in three languages. */
const MAX_EDITOR_BYTES = 2 * 1024 * 1024;
/** More fields than any form has; the form reader would allocate an object for each. */
const MAX_ENTRIES = 4000;
/** Read and discarded up to here, so that the sender receives the response. */
const MAX_FORGOTTEN_BYTES = 4 * 1024 * 1024;
const AMPERSAND = 0x26;
const [BAD_REQUEST, TOO_LARGE] = [400, 413];

export const readEditorFields = (request: Request): Promise<FormData> =>
  readPostedFields(request, MAX_EDITOR_BYTES);

/** The only reader of forms without files. Refuses malformed, truncated or too large bodies. */
export async function readPostedFields(request: Request, maxBytes = MAX_FIELDS_BYTES): Promise<FormData> {
  const fields = new FormData();
  const bytes = await readAtMost(request, maxBytes).catch(() => null);
  if (!bytes) throw refusedForm(BAD_REQUEST);
  if (bytes === "tooLarge") throw refusedForm(TOO_LARGE);
  // A form that is only a button may have no fields.
  if (bytes.length === 0) return fields;
  if (countOf(bytes, AMPERSAND) > MAX_ENTRIES) throw refusedForm(TOO_LARGE);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => null);
  if (!form) throw refusedForm(BAD_REQUEST);
  for (const [name, value] of form)
    if (typeof value === "string") fields.append(name, value.replaceAll("\0", ""));
  return fields;
}

export async function readAtMost(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | "tooLarge"> {
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_FORGOTTEN_BYTES) return "tooLarge";
    if (size <= limit) parts.push(part);
  }
  return size <= limit ? new Uint8Array(Buffer.concat(parts)) : "tooLarge";
}

export const refusedForm = (status: number): Response =>
  new Response("Bad request: this form cannot be read", { status });

function countOf(bytes: Uint8Array, sought: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === sought) count += 1;
  return count;
}
