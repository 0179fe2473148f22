export type Role = "admin" | "editor" | "simulator";

export type Account = { email: string; password: string };

export const ADMINISTRATOR: Account = { email: "dona@urdume.test", password: "tear-lanca-trama-42" };
export const CONTENT_EDITOR: Account = { email: "textos@urdume.test", password: "tear-lanca-pente-42" };
export const SIMULATOR_EDITOR: Account = { email: "loja@urdume.test", password: "tear-lanca-urdume-42" };

const ACCOUNTS = { admin: ADMINISTRATOR, editor: CONTENT_EDITOR, simulator: SIMULATOR_EDITOR };

export function signInAs(url: string, role: Role): Promise<string> {
  return signIn(url, ACCOUNTS[role]);
}

async function signIn(url: string, account: Account): Promise<string> {
  const response = await post(url, "/api/auth/sign-in/email", account);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (!response.ok || cookies.length === 0) {
    throw new Error(`Signing in as ${account.email} failed: ${response.status} ${await response.text()}`);
  }
  return cookies.join("; ");
}

function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json", origin: url };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
