import { generatePath, type MiddlewareFunction } from "react-router";

const [OK, MOVED_PERMANENTLY] = [200, 301];
const READ = ["GET", "HEAD"];
/** Their address is a secret, used up by being opened. */
const PREVIEW = /\/previa\//;
/** Slugs and identifiers. */
const PLAIN = /^[\w-]+$/;

/** The router takes other spellings for the same address: capital letters, slashes at the end, encoded letters. */
export const withOneSpelling: MiddlewareFunction<Response> = async (
  { request, url, pattern, params },
  next,
) => {
  const response = await next();
  if (response.status !== OK || !READ.includes(request.method) || PREVIEW.test(pattern)) return response;
  if (!Object.values(params).every((value) => PLAIN.test(value ?? ""))) return response;
  const path = generatePath(`/${pattern}`, params);
  if (path === url.pathname) return response;
  const headers = { location: path + url.search };
  return new Response(null, { status: MOVED_PERMANENTLY, headers });
};
