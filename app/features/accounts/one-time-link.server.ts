import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { newId } from "#app/platform/ids.ts";
import { verifications } from "./accounts.table.ts";

const TOKEN_BYTES = 32;

/** Address for links in mails. Never taken from a request: its Host header is the visitor's to choose. */
export const addressAt = (path: string): string =>
  new URL(path, env().publicUrl ?? `http://localhost:${env().port}`).href;

/** A link for a mail, with what of it must not be stored readable. */
export const mailLink = (path: string, token: string, until: Date) => ({
  address: linkTo(path, token),
  secrets: { values: [token], until },
});

export function linkTo(path: string, token: string): string {
  const link = new URL(addressAt(path));
  link.searchParams.set("token", token);
  return link.href;
}

export const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");

/** The database holds only a hash, so that reading it gives no access. */
const identifier = (purpose: string, token: string) =>
  `${purpose}:${createHash("sha256").update(token).digest("base64url")}`;

type Link = { purpose: string; token: string };

export async function storeLink(link: Link, value: string, expiresAt: Date): Promise<void> {
  await db()
    .insert(verifications)
    .values({ id: newId(), identifier: identifier(link.purpose, link.token), value, expiresAt });
}

/** What a link stands for, or null when it was used or is over. */
export async function readLink({ purpose, token }: Link): Promise<string | null> {
  const [row] = await db()
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier(purpose, token)), gt(verifications.expiresAt, now())));
  return row?.value ?? null;
}

/** Takes a link: of two who bring the same, one gets its value and the other null. */
export async function consumeLink({ purpose, token }: Link): Promise<string | null> {
  const [row] = await db()
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier(purpose, token)), gt(verifications.expiresAt, now())))
    .returning({ value: verifications.value });
  return row?.value ?? null;
}
