/** More than a person types into the fields of a form. */
const MAX_FIELDS_BYTES = 256 * 1024;

/**
 * The fields of a form that takes no files, without the null characters that no database column takes. None when
 * the form is larger than a person types, is cut off, or is no form.
 */
export async function readPostedFields(request: Request): Promise<FormData> {
  const fields = new FormData();
  const bytes = await readAtMost(request, MAX_FIELDS_BYTES);
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
  if (!request.body || Number(request.headers.get("content-length") ?? 0) > limit) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    // Leaving the loop cancels the rest of the body.
    if (size > limit) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
