import { createAccount, type NewAccount } from "#app/accounts/create-account.server.ts";
import { CLIENT_ADDRESS_HEADER } from "#app/platform/http/client-network.ts";

export const ADMIN: NewAccount = {
  email: "dona@urdume.test",
  password: "tear-lanca-trama-42",
  role: "admin",
};
export const SIMULATOR: NewAccount = {
  email: "loja@urdume.test",
  password: "tear-trama-pente-42",
  role: "simulator",
};

export const addAccount = createAccount;

type RequestOptions = { origin?: string; path?: string; address?: string };

export function requestWith(cookie = "", options: RequestOptions = {}): Request {
  const { origin = "http://loja.test", path = "/admin-login", address = "203.0.113.9" } = options;
  const headers = new Headers({ origin, [CLIENT_ADDRESS_HEADER]: address, cookie });
  if (!cookie) headers.delete("cookie");
  return new Request(origin + path, { headers });
}

export function cookieOf(headers: Headers, before = ""): string {
  const jar = new Map<string, string>();
  for (const pair of before.split("; ").filter(Boolean)) jar.set(pair.slice(0, pair.indexOf("=")), pair);
  for (const line of headers.getSetCookie()) {
    const pair = line.split(";")[0] ?? "";
    const name = pair.slice(0, pair.indexOf("="));
    if (/Max-Age=0/i.test(line)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}
