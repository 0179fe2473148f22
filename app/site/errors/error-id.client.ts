/**
 * Keeps the id of the router's newest request that failed where a page rendered by the server has it: an attribute
 * of `<html>`, from which the error page reads it.
 */
export function noteErrorIds(): void {
  const original = window.fetch;
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    if (new URL(response.url, location.href).pathname.endsWith(".data")) note(response);
    return response;
  };
}

function note({ ok, headers }: Response): void {
  const id = headers.get("x-request-id");
  if (ok || !id) delete document.documentElement.dataset.errorId;
  else document.documentElement.dataset.errorId = id;
}
