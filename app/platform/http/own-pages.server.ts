type Handler = (request: Request) => Promise<Response>;

let handler: Handler | undefined;

/** Set once by the server, which alone has the router. */
export function setOwnRequestHandler(handle: Handler): void {
  handler = handle;
}

/**
 * Asks the site for one of its own pages from within: no cache is asked or filled, and what is read is read by the
 * transaction that is under way.
 */
export function requestOwnPage(request: Request): Promise<Response> {
  if (!handler) throw new Error("The router is not there yet");
  return handler(request);
}
