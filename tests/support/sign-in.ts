export type Role = "admin" | "simulator";

type Account = { email: string; password: string };

export const ADMINISTRATOR: Account = { email: "dona@urdume.test", password: "tear-lanca-trama-42" };
export const SIMULATOR_EDITOR: Account = { email: "loja@urdume.test", password: "tear-lanca-urdume-42" };

/** Signs in through the front and returns the cookies as a `cookie` header. */
export async function signInAs(url: string, role: Role): Promise<string> {
  if (role === "admin") return signIn(url, ADMINISTRATOR);
  const administrator = await signIn(url, ADMINISTRATOR);
  await createSimulatorEditor(url, administrator);
  return signIn(url, SIMULATOR_EDITOR);
}

async function signIn(url: string, account: Account): Promise<string> {
  const response = await post(url, "/api/auth/sign-in/email", account);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (!response.ok || cookies.length === 0) {
    throw new Error(`Signing in as ${account.email} failed: ${response.status} ${await response.text()}`);
  }
  return cookies.join("; ");
}

export async function createSimulatorEditor(url: string, cookie: string): Promise<void> {
  const body = { ...SIMULATOR_EDITOR, name: "Loja", role: "simulator" };
  const response = await post(url, "/api/auth/admin/create-user", body, cookie);
  const text = await response.text();
  if (!response.ok && !/exist/i.test(text)) throw new Error(`Creating ${body.email} failed: ${text}`);
}

function post(url: string, path: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", origin: url, ...(cookie && { cookie }) };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
