import { eq, isNull, sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { attempts } from "#app/accounts/accounts.table.ts";
import { db } from "#app/platform/db/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { setMailStore } from "#app/platform/mail/queue-email.server.ts";
import { decryptSecrets } from "#app/requests/outbox/encrypted-secrets.server.ts";
import { storeMail } from "#app/requests/outbox/outbox.server.ts";
import { outboxMails } from "#app/requests/outbox/outbox.table.ts";
import { consents } from "#app/requests/privacy/consents.table.ts";
import { postOf } from "#tests/support/posted-forms.ts";
import { useTestDatabase } from "#tests/support/servers/database.ts";
import {
  confirmSubscription,
  getConfirmationState,
  isKnownLink,
  receiveSubscription,
  subscribe,
  unsubscribe,
} from "./newsletter.server.ts";
import { newsletterSubscriptions as subscriptions } from "./newsletter.table.ts";

useTestDatabase();

beforeAll(() => setMailStore(storeMail));
beforeEach(async () => {
  await db().delete(subscriptions);
  await db().delete(outboxMails);
  await db().delete(consents);
  await db().delete(attempts);
});

const send = async (email: string, path = "/newsletter", more = {}) =>
  (await receiveSubscription(postOf({ email, ...more }, { path }))).data.state;

const ANA = "ana@example.com";
const row = async () => (await db().select().from(subscriptions).where(eq(subscriptions.email, ANA)))[0];
const mails = async () => (await kept()).map((mail) => decryptSecrets(mail) ?? mail);
const kept = () => db().select().from(outboxMails).where(eq(outboxMails.recipient, ANA));

const openConsents = () => db().select().from(consents).where(isNull(consents.withdrawnAt));

async function tokenOf(path: string): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? "";
  return new RegExp(`${path}\\?token=([\\w-]+)`).exec(text)?.[1] ?? "";
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await db().execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

describe("subscribing", () => {
  test("keeps a pending row without a consent and posts one mail in the visitor's language", async () => {
    expect(await send(" Ana@Example.com ", "/es/newsletter")).toEqual("sent");
    expect(await row()).toMatchObject({ email: ANA, locale: "es", status: "pending", confirmedAt: null });
    expect((await row())?.consentVersion).not.toBe("");
    expect(await mails()).toMatchObject([{ kind: "newsletter-confirmation" }]);
    expect(await db().$count(consents), "anybody may have typed it").toBe(0);
    const [mail] = await mails();
    expect(mail?.text).toContain("/es/newsletter/confirmar?token=");
    expect(mail?.html?.replace(/<[^>]+>/g, " ")).not.toMatch(/token|https?:/);
  });

  test("the mail lets a mail program leave with one click", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    const link = /https?:\S+\/newsletter\/sair\?token=\S+/.exec((await mails())[0]?.text ?? "")?.[0];
    expect((await mails())[0]?.headers).toEqual({
      "List-Unsubscribe": `<${link}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  test("the table holds no secret that would confirm by itself", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    const token = await tokenOf("/newsletter/confirmar");
    expect(token).toHaveLength(32);
    expect(JSON.stringify(await row())).not.toContain(token);
    expect(JSON.stringify(await kept())).not.toContain(token);
  });

  test("asking again at once sends no second mail and answers the same", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    expect(await send(ANA)).toEqual("sent");
    expect(await mails()).toHaveLength(1);
  });

  test("two first ones at once post one mail, whose links are known", async () => {
    const other = new pg.Client({ connectionString: env().databaseUrl });
    await other.connect();
    try {
      // Rows can be read meanwhile, but not written.
      await other.query("begin; lock table newsletter_subscriptions in share mode");
      const both = [send(ANA), send(ANA)];
      await expect.poll(waitingForLocks).toBe(2);
      await other.query("rollback");
      expect(await Promise.all(both)).toEqual(["sent", "sent"]);
    } finally {
      await other.end();
    }
    expect(await mails()).toHaveLength(1);
    expect(await getConfirmationState(await tokenOf("/newsletter/confirmar"))).toBe("waiting");
    expect(await isKnownLink(await tokenOf("/newsletter/sair"))).toBe(true);
  });

  test("one mailbox gets three of these mails a day, however often it is asked for", async () => {
    for (let at = 0; at < 5; at++) {
      await db()
        .update(subscriptions)
        .set({ confirmationSentAt: new Date(Date.now() - 3_600_000) });
      await subscribe({ email: ANA }, { locale: "pt-BR" });
    }
    expect(await mails()).toHaveLength(3);
  });

  test.each(["", "ana", "ana@", "ana@example", `${"a".repeat(250)}@example.com`])(
    "%j is no address: nothing is kept",
    async (email) => {
      expect(await send(email)).toBe("refused");
      expect(await db().select().from(subscriptions)).toEqual([]);
    },
  );

  test("eight an hour come from one address on the network, and none from a program", async () => {
    for (let at = 0; at < 8; at++) expect(await send(`${at}@example.com`)).toBe("sent");
    expect(await send("8@example.com")).toBe("tooMany");
    expect(await send("9@example.com", "/newsletter", { homepage: "http://spam.example" })).toBe("sent");
    expect(await db().$count(subscriptions)).toBe(8);
  });
});

describe("the links of the mail", () => {
  test("confirm, and say so again to whoever presses twice or comes back to the mail", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    const token = await tokenOf("/newsletter/confirmar");
    expect(await getConfirmationState(token)).toBe("waiting");
    expect(await confirmSubscription(token)).toBe(true);
    const confirmed = await row();
    expect(confirmed).toMatchObject({ status: "confirmed", consentAt: confirmed?.confirmedAt });
    expect(await getConfirmationState(token)).toBe("confirmed");
    expect(await confirmSubscription(token)).toBe(true);
    expect(await row()).toEqual(confirmed);
    expect(await db().select().from(consents)).toMatchObject([
      { purpose: "newsletter", email: ANA, entityId: confirmed?.id, withdrawnAt: null },
    ]);
    await unsubscribe(await tokenOf("/newsletter/sair"));
    expect(await getConfirmationState(token), "who left stays away").toBe("unknown");
    expect(await confirmSubscription(token)).toBe(false);
  });

  test("a made-up token confirms and removes nobody", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    expect(await getConfirmationState("made-up")).toBe("unknown");
    expect(await isKnownLink("made-up")).toBe(false);
    expect(await isKnownLink(await tokenOf("/newsletter/sair"))).toBe(true);
    expect(await confirmSubscription("")).toBe(false);
    expect(await unsubscribe("made-up")).toBe(false);
    expect(await row()).toMatchObject({ status: "pending" });
  });

  test("leaving ends the subscription, and asking again needs a new confirmation", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    await confirmSubscription(await tokenOf("/newsletter/confirmar"));
    const token = await tokenOf("/newsletter/sair");
    expect(await unsubscribe(token)).toBe(true);
    expect(await unsubscribe(token)).toBe(true);
    expect(await row()).toMatchObject({ status: "unsubscribed" });
    expect(await db().select().from(consents)).toMatchObject([{ withdrawnAt: expect.any(Date) }]);
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    expect(await row(), "anybody may have asked").toMatchObject({ status: "unsubscribed" });
    expect(await openConsents()).toEqual([]);
    expect(await mails()).toHaveLength(2);
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    expect(await mails(), "a link is on its way").toHaveLength(2);
    expect(await confirmSubscription(await tokenOf("/newsletter/confirmar"))).toBe(true);
    expect(await row()).toMatchObject({ status: "confirmed", unsubscribedAt: null });
    expect(await openConsents()).toMatchObject([{ email: ANA }]);
  });

  test("a link that is older than its mail promises confirms nobody", async () => {
    await subscribe({ email: ANA }, { locale: "pt-BR" });
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    await db().update(subscriptions).set({ confirmationSentAt: longAgo });
    expect(await confirmSubscription(await tokenOf("/newsletter/confirmar"))).toBe(false);
  });
});
