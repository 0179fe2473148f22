/** More than the longest editor has: 256 yarns with three fields each. */
const MAX_FIELDS = 2000;
const MAX_INDEX = 299;
/** `name`, `es.name`, `sizes[3]`, `yarns[12].hex`: words, and at most two steps into a list or a group. */
const FIELD_NAME = /^[^.[\]]{1,120}(?:\.[^.[\]]{1,120}|\[\d{0,3}\]){0,2}$/;
/** What the form library's own buttons send; no form of the site is posted with one. */
const RESERVED = new Set(["__intent__", "__state__"]);

/**
 * The fields that may be made into objects and lists. The form library makes a list as long as the index in a name
 * says, so names are bounded before it sees them; on the server only, where others decide what a form holds.
 */
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

/** The fields that a flat form has by name; on the server every other is left out, however it is called. */
export function knownFields(form: FormData, names: readonly string[]): FormData {
  if (!import.meta.env.SSR) return form;
  const known = new Set(names);
  const fields = new FormData();
  for (const [name, value] of form) if (known.has(name)) fields.append(name, value);
  return boundedFields(fields);
}

const isBounded = (name: string): boolean =>
  FIELD_NAME.test(name) && [...name.matchAll(/\[(\d+)\]/g)].every(([, index]) => Number(index) <= MAX_INDEX);
