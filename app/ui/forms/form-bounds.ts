/** More than the longest editor has: 256 yarns with three fields each. */
const MAX_FIELDS = 2000;
const MAX_INDEX = 299;
/** `name`, `es.name`, `sizes[3]`, `yarns[12].hex`: at most two steps into lists or groups. */
const FIELD_NAME = /^[^.[\]]{1,120}(?:\.[^.[\]]{1,120}|\[\d{0,3}\]){0,2}$/;
/** Sent by the form library's own buttons, which no form uses. */
const RESERVED = new Set(["__intent__", "__state__"]);

/** The form library allocates lists by index, so names are bounded first. Server only. */
export function boundedFields(form: FormData): FormData {
  if (!import.meta.env.SSR) return form;
  const fields = new FormData();
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (RESERVED.has(name)) continue;
    if (count > MAX_FIELDS || !isBounded(name))
      throw new Response("Bad request: this form cannot be read", { status: 400 });
    fields.append(name, value);
  }
  return fields;
}

/** On the server, other fields are ignored. */
export function knownFields(form: FormData, names: readonly string[]): FormData {
  if (!import.meta.env.SSR) return form;
  const known = new Set(names);
  const fields = new FormData();
  for (const [name, value] of form) if (known.has(name)) fields.append(name, value);
  return boundedFields(fields);
}

const isBounded = (name: string): boolean =>
  FIELD_NAME.test(name) && [...name.matchAll(/\[(\d+)\]/g)].every(([, index]) => Number(index) <= MAX_INDEX);
