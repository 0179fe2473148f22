import { createContext, type MiddlewareFunction, type RouterContextProvider, replace } from "react-router";
import { IN_PLACE_HEADER, type Role } from "./accounts.rules.ts";
import { authFor } from "./auth.server.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Who is acting. Commands take it as their first argument, and only this file makes one. */
export type Editor = { id: string; email: string; role: Role; sessionId: string };

export const SIGN_IN_PATH = "/admin-login";

const editorContext = createContext<Editor>();

/** Middleware of the administration's layout: nothing below it runs for anybody but an administrator. */
export const adminGuard: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const headers = new Headers();
  const editor = await editorWith(request, ["admin"], headers);
  if (!editor) throw request.headers.has(IN_PLACE_HEADER) ? signInFirst() : replace(SIGN_IN_PATH);
  context.set(editorContext, editor);
  const response = await next();
  for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  response.headers.set("cache-control", "private, no-store");
  return response;
};

/** For a page that can ask for the password where it is. */
const signInFirst = () => new Response(null, { status: 401, headers: { "cache-control": "no-store" } });

/** The editor that the guard let in. Throws outside the guarded layout, which would be a bug. */
export function editorOf(context: Readonly<RouterContextProvider>): Editor {
  return context.get(editorContext);
}

/** For resources outside the layout, such as uploads: the editor when the session has one of the roles. */
export function authorise(request: Request, roles: readonly Role[]): Promise<Editor | null> {
  return editorWith(request, roles);
}

/** A session near its end is renewed; its new cookie goes to `renewal`, and without one nothing is renewed. */
async function editorWith(
  request: Request,
  roles: readonly Role[],
  renewal?: Headers,
): Promise<Editor | null> {
  if (!hasSessionCookie(request.headers.get("cookie"))) return null;
  const { response: found, headers } = await authFor(request).api.getSession({
    headers: request.headers,
    query: { disableRefresh: !renewal },
    returnHeaders: true,
  });
  for (const cookie of headers?.getSetCookie() ?? []) renewal?.append("set-cookie", cookie);
  if (!found || found.user.banned) return null;
  const role = roles.find((allowed) => allowed === found.user.role);
  return role ? { id: found.user.id, email: found.user.email, role, sessionId: found.session.id } : null;
}
