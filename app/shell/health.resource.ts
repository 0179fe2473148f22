/** The process answers: nothing else is asked, so that a slow database does not get it restarted. */
export function loader() {
  return new Response("ok\n", { headers: { "content-type": "text/plain", "cache-control": "no-store" } });
}
