import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  replace,
} from "react-router";
import { recordingSaves } from "#app/features/audit/record-saves.server.ts";
import { IN_PLACE_HEADER } from "./accounts.rules.ts";
import { authFor } from "./auth.server.ts";
import { mayOpen } from "./rights.rules.ts";
import { ROLES, type Role } from "./roles.rules.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Who is acting. Commands take it as their first argument, and only this file makes one. */
export type Editor = { id: string; email: string; role: Role; sessionId: string };

export const SIGN_IN_PATH = "/admin-login";

const editorContext = createContext<Editor>();

/**
 * Middleware of the administration's layout: nothing below it runs for anybody whose role has not the route's right.
 * What is posted is done under the name of whoever posts it.
 */
export const adminGuard: MiddlewareFunction<Response> = async ({ request, context, pattern, url }, next) => {
  const headers = new Headers();
  const editor = await editorWith(request, ROLES, headers);
  if (!editor) throw request.headers.has(IN_PLACE_HEADER) ? signInFirst() : replace(SIGN_IN_PATH);
  if (!mayOpen(editor.role, pattern)) throw forbidden(editor.role);
  context.set(editorContext, editor);
  const isReading = request.method === "GET" || request.method === "HEAD";
  const response = await (isReading ? next() : recordingSaves(editor, url.pathname, next));
  for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
  response.headers.set("cache-control", "private, no-store");
  return response;
};

/** For a page that can ask for the password where it is. */
const signInFirst = () => new Response(null, { status: 401, headers: { "cache-control": "no-store" } });

/** The page that says so is shell/forbidden-view.tsx. */
const forbidden = (role: Role) => data({ role }, { status: 403, headers: { "cache-control": "no-store" } });

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
