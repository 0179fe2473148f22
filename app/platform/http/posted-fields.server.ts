/** More than a person types into the fields of a form. */
const MAX_FIELDS_BYTES = 128 * 1024;
/**
 * A body beyond the limit is read on to here and forgotten, so that the sender hears the answer: a connection that
 * is closed while it still sends looks like a broken line.
 */
const MAX_FORGOTTEN_BYTES = 4 * 1024 * 1024;

/**
 * The fields of a form that takes no files, without the null characters that no database column takes. None when
 * the form is larger than a person types, is cut off, or is no form.
 */
export async function readPostedFields(request: Request): Promise<FormData> {
  const fields = new FormData();
  const bytes = await readAtMost(request, MAX_FIELDS_BYTES).catch(() => null);
  if (!bytes) return fields;
  const type = request.headers.get("content-type") ?? "";
  const form = await new Response(bytes, { headers: { "content-type": type } })
    .formData()
    .catch(() => fields);
  for (const [name, value] of form) {
    if (typeof value === "string" && form !== fields) fields.append(name, value.replaceAll("\0", ""));
  }
  return fields;
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!request.body) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_FORGOTTEN_BYTES) return null;
    if (size <= limit) parts.push(part);
  }
  return size <= limit ? new Uint8Array(Buffer.concat(parts)) : null;
}
