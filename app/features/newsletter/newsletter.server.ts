import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, ne, type SQL, sql } from "drizzle-orm";
import { linkTo } from "#app/accounts/one-time-link.server.ts";
import { getSettings, getStoredSettings } from "#app/features/settings/settings.server.ts";
import { type Locale, pathFor } from "#app/i18n/locales.ts";
import { getPictures } from "#app/media/media.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction, type Transaction } from "#app/platform/db/db.server.ts";
import { contentOrDefault } from "#app/platform/http/cache/content-tags.server.ts";
import { newId } from "#app/platform/ids.ts";
import { queueEmail } from "#app/platform/mail/queue-email.server.ts";
import { cancelBatchMailsAbout } from "#app/requests/outbox/batches.server.ts";
import { recordConsent, withdrawConsent } from "#app/requests/privacy/consents.server.ts";
import { offerStoredByFeature } from "#app/requests/receive-request.server.ts";
import { allowConfirmation } from "#app/requests/submission-limits.server.ts";
import {
  receiveSubmission,
  type StoredSubmission,
  type Submission,
} from "#app/requests/submissions.server.ts";
import type { Picture } from "#app/ui/media/picture.rules.ts";
import { confirmationEmail } from "./newsletter.mail.ts";
import { newsletterRequest } from "./newsletter.request.ts";
import {
  CONFIRMATION_LINK_DAYS,
  CONFIRMATION_PATH,
  needsConfirmationMail,
  SUBSCRIPTIONS,
  UNSUBSCRIBE_PATH,
} from "./newsletter.rules.ts";
import { type NewsletterSubscription, newsletterSubscriptions as subscriptions } from "./newsletter.table.ts";

const TOKEN_BYTES = 24;
const DAY_MS = 86_400_000;

export function receiveSubscription(request: Request) {
  const { type, receiver } = offerStoredByFeature(newsletterRequest, subscribe);
  return receiveSubmission(request, { [type]: receiver }, type);
}

/** Double opt-in. Known and unknown addresses get the same response, so that nobody learns who subscribes. */
export async function subscribe(
  { email }: { email: string },
  { locale }: Pick<Submission, "locale">,
): Promise<StoredSubmission> {
  const { brand, newsletter } = await getStoredSettings(locale);
  await inTransaction(async (tx) => {
    // A new address has no row to lock; two mails at once would end with a link of the first that nothing knows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`newsletter ${email}`}))`);
    const [standing] = await tx
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.email, email))
      .for("update");
    if (!needsConfirmationMail(standing?.removedAt ? undefined : standing, now())) return;
    if (!(await allowConfirmation(email, tx, "newsletter-confirmation"))) return;
    const { id, token, unsubscribeToken } = await keepWaiting(tx, email, locale, standing);
    const confirmation = confirmationEmail({
      locale,
      brand: brand.name,
      newsletterName: newsletter.title,
      confirmLink: linkTo(pathFor(locale, CONFIRMATION_PATH), token),
      unsubscribeLink: linkTo(pathFor(locale, UNSUBSCRIBE_PATH), unsubscribeToken),
    });
    const until = new Date(now().getTime() + CONFIRMATION_LINK_DAYS * DAY_MS);
    const secrets = { values: [token, unsubscribeToken], until };
    await queueEmail(email, { ...confirmation, secrets, about: { entity: SUBSCRIPTIONS, id } }, tx);
  });
  return { isNew: true };
}

type ConfirmationState = "waiting" | "confirmed" | "unknown";

/** Does not use up the link, which says the same after it was used: people press twice, and open their mail again. */
export async function getConfirmationState(token: string): Promise<ConfirmationState> {
  if (await isThere(waitingFor(token))) return "waiting";
  return (await isThere(confirmedBy(token))) ? "confirmed" : "unknown";
}

export const isKnownLink = (token: string): Promise<boolean> =>
  isThere(eq(subscriptions.unsubscribeToken, token));

const isThere = (which: SQL | undefined): Promise<boolean> =>
  contentOrDefault(
    true,
    "A subscription could not be looked up; its link is assumed to be valid",
    async () => {
      const found = await db().select({ id: subscriptions.id }).from(subscriptions).where(which).limit(1);
      return found.length > 0;
    },
  );

const linkedTo = (token: string) =>
  and(eq(subscriptions.confirmationDigest, digest(token)), isNull(subscriptions.removedAt));

const waitingFor = (token: string) =>
  and(
    linkedTo(token),
    ne(subscriptions.status, "confirmed"),
    gt(subscriptions.confirmationSentAt, new Date(now().getTime() - CONFIRMATION_LINK_DAYS * DAY_MS)),
  );

const confirmedBy = (token: string) => and(linkedTo(token), eq(subscriptions.status, "confirmed"));

/** Joining and leaving do not look alike, where the owner has chosen both pictures. */
export async function getStepPicture(
  locale: Locale,
  step: "joining" | "leaving" = "joining",
): Promise<Picture | null> {
  const { pages, home } = await getSettings(locale);
  const craft = home.craft.picture;
  const picture = step === "leaving" ? craft || pages.swatchesPicture : pages.swatchesPicture || craft;
  return (await getPictures([picture], locale)).get(picture) ?? null;
}

/** Here the consent is given: whoever typed the address may be anybody. */
export async function confirmSubscription(token: string): Promise<boolean> {
  const isNew = await inTransaction(async (tx) => {
    const [confirmed] = await tx
      .update(subscriptions)
      .set({ status: "confirmed", confirmedAt: now(), consentAt: now(), unsubscribedAt: null })
      .where(waitingFor(token))
      .returning();
    if (!confirmed) return false;
    const { id: entityId, email, locale, consentVersion: textVersion } = confirmed;
    await recordConsent(tx, {
      purpose: "newsletter",
      ...{ textVersion, locale, email },
      ...{ entity: SUBSCRIPTIONS, entityId },
    });
    return true;
  });
  return isNew || isThere(confirmedBy(token));
}

/** Idempotent; the row stays, so that the address gets no more mail. */
export async function unsubscribe(token: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [left] = await tx
      .update(subscriptions)
      .set({ status: "unsubscribed", unsubscribedAt: now(), confirmationDigest: null })
      .where(eq(subscriptions.unsubscribeToken, token))
      .returning({ id: subscriptions.id });
    if (!left) return false;
    await withdrawConsent(SUBSCRIPTIONS, left.id);
    await cancelBatchMailsAbout(SUBSCRIPTIONS, left.id, tx);
    return true;
  });
}

/** Who left stays unsubscribed until the link is followed, because anybody may have typed the address. */
async function keepWaiting(
  tx: Transaction,
  email: string,
  locale: Locale,
  standing: NewsletterSubscription | undefined,
) {
  const token = newToken();
  const hasLeft = standing?.status === "unsubscribed";
  const waiting = {
    locale,
    status: hasLeft ? "unsubscribed" : "pending",
    confirmationDigest: digest(token),
    confirmationSentAt: now(),
    // Of a pending one, when it was asked for.
    consentAt: hasLeft ? standing.consentAt : now(),
    consentVersion: newsletterRequest.consent.version,
    removedAt: null,
  } as const;
  const [row] = await tx
    .insert(subscriptions)
    .values({ id: newId(), email, unsubscribeToken: newToken(), ...waiting })
    .onConflictDoUpdate({ target: subscriptions.email, set: waiting })
    .returning({ id: subscriptions.id, unsubscribeToken: subscriptions.unsubscribeToken });
  if (!row) throw new Error("A subscription was not stored");
  return { ...row, token };
}

const newToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
const digest = (token: string) => createHash("sha256").update(token).digest("base64url");
