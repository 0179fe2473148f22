import type { Bench } from "./processes.ts";

export const ACCOUNT = { email: "bench@urdume.test", password: "banco-de-prova-42" };

export async function signIn(site: Pick<Bench, "url">): Promise<string> {
  const response = await fetch(`${site.url}/admin-login`, {
    method: "POST",
    headers: { origin: site.url },
    body: new URLSearchParams(ACCOUNT),
    redirect: "manual",
  });
  if (response.status !== 302) throw new Error(`Signing in failed: ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.join("; ");
}
