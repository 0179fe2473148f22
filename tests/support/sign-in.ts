import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Place } from "./fixtures.ts";

export type Role = "admin" | "editor" | "simulator";

export type Account = { email: string; password: string };

export const ADMINISTRATOR: Account = { email: "dona@urdume.test", password: "tear-lanca-trama-42" };
export const CONTENT_EDITOR: Account = { email: "textos@urdume.test", password: "tear-lanca-pente-42" };
export const SIMULATOR_EDITOR: Account = { email: "loja@urdume.test", password: "tear-lanca-urdume-42" };

const ACCOUNTS = { admin: ADMINISTRATOR, editor: CONTENT_EDITOR, simulator: SIMULATOR_EDITOR };

/** Through the form, with the password. */
export async function signInWithPassword(url: string, role: Role): Promise<string> {
  const account = ACCOUNTS[role];
  const path = role === "simulator" ? "/simulador-admin" : "/admin-login";
  const body = new URLSearchParams({ form: "panel-sign-in", ...account });
  const response = await fetch(url + path, {
    method: "POST",
    headers: { origin: url },
    body,
    redirect: "manual",
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (response.status !== 302 || cookies.length === 0) {
    throw new Error(`Signing in as ${account.email} failed: ${response.status} ${await response.text()}`);
  }
  return cookies.join("; ");
}

/** Stores a session, as hashing the password takes longer than most requests; with it where that cannot be done. */
export async function signInAs(url: string, role: Role, place: Place): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  if (!(await storeSession(place, ACCOUNTS[role].email, token))) return signInWithPassword(url, role);
  const secret = readFileSync(secretFile(place), "utf8").trim();
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const prefix = url.startsWith("https:") ? "__Secure-" : "";
  return `${prefix}urdume.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const secretFile = ({ dataDir }: Place) => join(dataDir, "auth-secret");

async function storeSession(place: Place, email: string, token: string): Promise<boolean> {
  if (!place.databaseUrl || !existsSync(secretFile(place))) return false;
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `insert into sessions (id, token, user_id, expires_at, created_at, updated_at)
       select $1, $2, id, now() + interval '7 days', now(), now() from users where email = $3`,
      [randomUUID(), token, email],
    );
    return rowCount === 1;
  } finally {
    await client.end();
  }
}
