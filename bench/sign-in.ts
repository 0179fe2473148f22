import type { Bench } from "./processes.ts";

export const ACCOUNT = { email: "bench@urdume.test", password: "banco-de-prova-42" };

export async function signIn(site: Pick<Bench, "url">): Promise<string> {
  const response = await fetch(`${site.url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify(ACCOUNT),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${response.status}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.join("; ");
}
