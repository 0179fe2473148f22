import { createCookie, redirect } from "react-router";
import { env } from "../env.server.ts";
import type { Toast } from "../outcome.ts";

const SECONDS_TO_LIVE = 60;

/** Carries a toast over one redirect. Signed, so that it cannot be forged. */
const cookie = () =>
  createCookie(env().isHttps ? "__Host-flash" : "flash", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env().isHttps,
    secrets: [env().authSecret],
  });

export async function flash(toast: Toast, headers = new Headers()): Promise<Headers> {
  headers.append("set-cookie", await cookie().serialize(toast, { maxAge: SECONDS_TO_LIVE }));
  return headers;
}

export async function redirectWithToast(path: string, toast: Toast): Promise<Response> {
  return redirect(path, { headers: await flash(toast), status: 303 });
}

/** Once; `headers` delete the cookie. */
export async function readFlash(request: Request): Promise<{ toast?: Toast; headers: Headers }> {
  const headers = new Headers();
  const toast = (await cookie().parse(request.headers.get("cookie"))) as Toast | null;
  if (!toast) return { headers };
  headers.append("set-cookie", await cookie().serialize("", { maxAge: 0 }));
  return { toast, headers };
}
