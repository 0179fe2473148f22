/** Over https the cookie has the __Secure- prefix. */
export const COOKIE_PREFIX = "urdume";
export const SESSION_COOKIE_NAMES = [
  `${COOKIE_PREFIX}.session_token`,
  `__Secure-${COOKIE_PREFIX}.session_token`,
] as const;

/** Only a claim; the guard verifies it. */
export function hasSessionCookie(cookieHeader: string | null | undefined): boolean {
  if (!cookieHeader) return false;
  return cookieHeader.split(";").some((pair) => {
    const name = pair.slice(0, pair.indexOf("=")).trim();
    return (SESSION_COOKIE_NAMES as readonly string[]).includes(name);
  });
}
