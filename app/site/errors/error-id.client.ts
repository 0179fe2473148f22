/**
 * Keeps the id of the router's newest request that failed where a page rendered by the server has it: an attribute
 * of `<html>`, from which the error page reads it.
 */
export function noteErrorIds(): void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    // Of an earlier request: this one may fail without an answer.
    if (isRouterRequest(input)) delete document.documentElement.dataset.errorId;
    const response = await original(input, init);
    if (isRouterRequest(response.url)) note(response);
    return response;
  };
}

function note({ ok, headers }: Response): void {
  const id = headers.get("x-request-id");
  if (!ok && id) document.documentElement.dataset.errorId = id;
}

function isRouterRequest(input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return new URL(address, location.href).pathname.endsWith(".data");
}
