type Handler = (request: Request) => Promise<Response>;

let handler: Handler | undefined;

/** Set once by the server, which has the router. */
export function setInternalRequestHandler(handle: Handler): void {
  handler = handle;
}

/** Renders one of the site's own pages without cache, within the present transaction. */
export function requestInternally(request: Request): Promise<Response> {
  if (!handler) throw new Error("The router is not loaded yet");
  return handler(request);
}
