/** Personal: kept by nobody on the way. */
const PRIVATE = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** A file that the browser saves under this name. Without a body, the visitor has left. */
export const download = (
  body: BodyInit | null,
  name: string,
  type: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, {
    headers: {
      ...{ ...PRIVATE, "content-type": type, "content-disposition": `attachment; filename="${name}"` },
      ...headers,
    },
  });
