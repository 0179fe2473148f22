const NOT_ALLOWED = 405;

/** Loader of an address that is only posted to. */
export const postOnly = (): Response =>
  new Response(null, { status: NOT_ALLOWED, headers: { allow: "POST" } });
