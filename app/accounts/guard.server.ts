import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  replace,
} from "react-router";
import { withSavesLogged } from "#app/platform/audit/record-saves.server.ts";
import { now } from "#app/platform/clock.ts";
import { clientNetwork } from "#app/platform/http/client-network.ts";
import { flash } from "#app/platform/http/flash.server.ts";
import { log } from "#app/platform/log.server.ts";
import { IN_PLACE_HEADER, SESSION_MAX_DAYS } from "./accounts.rules.ts";
import { accountsTexts } from "./accounts.texts.ts";
import { authFor } from "./auth.server.ts";
import { mayOpen, OFFICE_ROLES } from "./rights.rules.ts";
import { ROLES, type Role } from "./roles.rules.ts";
import { hasSessionCookie } from "./session-cookie.ts";

/** Only this file creates one, and commands take it as their first argument. */
export type Editor = {
  id: string;
  email: string;
  role: Role;
  sessionId: string;
  address?: string;
};

type FrameOf = (editor: Editor) => Promise<object>;

const DAY_MS = 86_400_000;

export const PANEL_PATH = "/simulador-admin";
export const SIGN_IN_PATH = "/admin-login";

const editorContext = createContext<Editor>();

/**
 * Middleware of the administration's layout: refuses roles without the route's right. POST requests are
 * attributed to the editor in the audit log. Refused requests run no loader, so `frameOf` supplies the page's
 * frame.
 */
export const adminGuard: (frameOf?: FrameOf) => MiddlewareFunction<Response> =
  (frameOf) => async (args, next) => {
    const { request, context, pattern, url } = args;
    const headers = new Headers();
    const editor = await editorWith(request, ROLES, headers);
    if (!editor) throw request.headers.has(IN_PLACE_HEADER) ? signInFirst() : replace(SIGN_IN_PATH);
    const isReading = request.method === "GET" || request.method === "HEAD";
    if (!mayOpen(editor.role, pattern)) {
      log.warn(
        { account: editor.id, role: editor.role, route: `/${pattern}` },
        "The role may not open this address",
      );
      if (isReading && !OFFICE_ROLES.includes(editor.role)) throw await toOwnPanel();
      throw forbidden(OFFICE_ROLES.includes(editor.role) ? await frameOf?.(editor) : undefined);
    }
    context.set(editorContext, editor);
    const response = await (isReading ? next() : withSavesLogged(editor, url.pathname, next));
    for (const cookie of headers.getSetCookie()) response.headers.append("set-cookie", cookie);
    response.headers.set("cache-control", "private, no-store");
    return response;
  };

async function toOwnPanel(): Promise<Response> {
  const { ownPanel, ownPanelText } = accountsTexts.toasts;
  const headers = await flash({ kind: "error", title: ownPanel, text: ownPanelText });
  headers.set("cache-control", "no-store");
  return replace(PANEL_PATH, { headers });
}

const signInFirst = () => new Response(null, { status: 401, headers: { "cache-control": "no-store" } });

const forbidden = (frame: object | undefined) =>
  data({ frame }, { status: 403, headers: { "cache-control": "no-store" } });

/** Throws outside the guarded layout. */
export function editorOf(context: Readonly<RouterContextProvider>): Editor {
  return context.get(editorContext);
}

export function authorise(request: Request, roles: readonly Role[]): Promise<Editor | null> {
  return editorWith(request, roles);
}

/** Renews a session near its end; the cookie goes to `renewal`, without which nothing is renewed. */
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
  if (!found || found.user.banned || isTooOld(found.session)) return null;
  const role = roles.find((allowed) => allowed === found.user.role);
  if (!role) return null;
  const { id, email } = found.user;
  return { id, email, role, sessionId: found.session.id, address: clientNetwork(request.headers) };
}

/** Otherwise daily use would renew a session for ever. */
const isTooOld = ({ createdAt }: { createdAt: Date }) =>
  now().getTime() - createdAt.getTime() > SESSION_MAX_DAYS * DAY_MS;
