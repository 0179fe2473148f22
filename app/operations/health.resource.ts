/** Checks nothing else, so that a slow database does not cause a restart. */
export function loader() {
  return new Response("ok\n", { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
}
