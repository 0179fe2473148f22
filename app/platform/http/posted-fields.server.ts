/** More than a person types into the fields of a form. */
const MAX_FIELDS_BYTES = 128 * 1024;
/** An editor of the administration has long texts in three languages. */
const MAX_EDITOR_BYTES = 2 * 1024 * 1024;
/** No form has so many fields; the form reader would make an object of each. */
const MAX_ENTRIES = 4000;
/**
 * A body beyond the limit is read on to here and forgotten, so that the sender receives the answer: a connection that
 * is closed while it still sends looks like a broken line.
 */
const MAX_FORGOTTEN_BYTES = 4 * 1024 * 1024;
const AMPERSAND = 0x26;
const [BAD_REQUEST, TOO_LARGE] = [400, 413];

/** The fields of a form of the administration. */
export const readEditorFields = (request: Request): Promise<FormData> =>
  readPostedFields(request, MAX_EDITOR_BYTES);

/**
 * The fields of a form that takes no files, without the null characters that no database column takes. What is no
 * form, is cut off, or is larger than a person types, is refused before anything is made of it: the one place where
 * a form without files is read.
 */
export async function readPostedFields(request: Request, maxBytes = MAX_FIELDS_BYTES): Promise<FormData> {
  const fields = new FormData();
  const bytes = await readAtMost(request, maxBytes).catch(() => null);
  if (!bytes) throw refusedForm(BAD_REQUEST);
  if (bytes === "tooLarge") throw refusedForm(TOO_LARGE);
  // A button that is a form of its own may have no field at all.
  if (bytes.length === 0) return fields;
  if (countOf(bytes, AMPERSAND) > MAX_ENTRIES) throw refusedForm(TOO_LARGE);
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => null);
  if (!form) throw refusedForm(BAD_REQUEST);
  for (const [name, value] of form)
    if (typeof value === "string") fields.append(name, value.replaceAll("\0", ""));
  return fields;
}

/** A request's body, while it stays within the limit. */
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

/** What is thrown for a form that no page of the site sends. */
export const refusedForm = (status: number): Response =>
  new Response("Bad request: this form cannot be read", { status });

function countOf(bytes: Uint8Array, sought: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === sought) count += 1;
  return count;
}
