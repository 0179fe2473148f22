import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, like, or } from "drizzle-orm";
import { now } from "#app/platform/clock.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { siteAddress } from "#app/platform/http/site-origin.server.ts";
import { newId } from "#app/platform/ids.ts";
import { refused } from "#app/platform/outcome.ts";
import { verifications } from "./accounts.table.ts";
import { accountsTexts } from "./accounts.texts.ts";

const TOKEN_BYTES = 32;

/** Never from a request, whose Host header can be forged. */
export const addressAt = (path: string): string =>
  new URL(path, siteAddress() ?? `http://localhost:${env().port}`).href;

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

/** Only a hash is stored, so that reading the database gives no access. */
const identifier = (purpose: string, token: string) =>
  `${purpose}:${createHash("sha256").update(token).digest("base64url")}`;

type Link = { purpose: string; token: string };

export async function storeLink(link: Link, value: string, expiresAt: Date): Promise<void> {
  await db()
    .insert(verifications)
    .values({ id: newId(), identifier: identifier(link.purpose, link.token), value, expiresAt });
}

export async function readLink({ purpose, token }: Link): Promise<string | null> {
  const [row] = await db()
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier(purpose, token)), gt(verifications.expiresAt, now())));
  return row?.value ?? null;
}

/** With a new password: whoever knew the former one may have asked for them. Values are the id, or JSON with it. */
export async function removeLinksOf(userId: string): Promise<void> {
  const { value } = verifications;
  await db()
    .delete(verifications)
    .where(or(eq(value, userId), like(value, `%"${userId}"%`)));
}

/** Atomic: of two concurrent requests one gets the value, the other null. */
export async function consumeLink({ purpose, token }: Link): Promise<string | null> {
  const [row] = await db()
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier(purpose, token)), gt(verifications.expiresAt, now())))
    .returning({ value: verifications.value });
  return row?.value ?? null;
}

export function refuseUsedLink() {
  const { linkUsed, linkUsedText } = accountsTexts.toasts;
  return refused({ title: linkUsed, text: linkUsedText });
}
