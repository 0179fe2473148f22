import { createHash } from "node:crypto";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { priceOfSize } from "#app/features/catalogue/measure.rules.ts";
import { getProduct } from "#app/features/catalogue/product.server.ts";
import type { Currency } from "#app/i18n/format.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { encode } from "#app/media/encoder/encoder.server.ts";
import { withWorkFolder } from "#app/media/upload/staging.server.ts";
import { now } from "#app/platform/clock.ts";
import { db, inTransaction } from "#app/platform/db/db.server.ts";
import { contentChanged, contentExpires, usesContent } from "#app/platform/http/cache/content-tags.server.ts";
import { isId, randomName } from "#app/platform/ids.ts";
import { log } from "#app/platform/log.server.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { CONSENT_VERSIONS } from "#app/requests/privacy/consent.rules.ts";
import { pseudonymiseConsents, recordConsent } from "#app/requests/privacy/consents.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { isSecret, SHARED_DAYS } from "./shared-pictures.rules.ts";
import { type SharedPicture, sharedPictures } from "./shared-pictures.table.ts";

const FOLDER = "shared/";
const ENTITY = "shared_pictures";
/** A file without its row after this time is an orphan. */
const ORPHAN_AFTER_HOURS = 24;
const DAY_MS = 86_400_000;

type NewPicture = Omit<
  typeof sharedPictures.$inferInsert,
  "id" | "fileKey" | "removalDigest" | "expiresAt" | "createdAt"
> & { removalSecret: string; locale: SharedPicture["locale"] };

const digestOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Stores picture and consent. Re-encoded, so without metadata. */
export async function storeSharedPicture(
  { removalSecret, ...facts }: NewPicture,
  file: { path: string; name: string },
): Promise<SharedPicture> {
  const fileKey = await storePacked(file);
  const expiresAt = new Date(now().getTime() + SHARED_DAYS * DAY_MS);
  const row = { ...facts, fileKey, removalDigest: digestOf(removalSecret), expiresAt };
  const kept = await inTransaction(async (tx) => {
    const [picture] = await tx.insert(sharedPictures).values(row).onConflictDoNothing().returning();
    if (!picture) return null;
    await recordConsent(tx, {
      purpose: "simulation-picture",
      textVersion: CONSENT_VERSIONS.sharedPicture,
      locale: facts.locale,
      entity: ENTITY,
      entityId: picture.id,
    });
    return picture;
  });
  if (kept) return kept;
  await storage().remove(PRIVATE_BUCKET, fileKey);
  const [before] = await db()
    .select()
    .from(sharedPictures)
    .where(eq(sharedPictures.submissionKey, facts.submissionKey));
  if (!before) throw new Error("A shared picture was removed while it was sent again");
  return before;
}

function storePacked({ path, name }: { path: string; name: string }): Promise<string> {
  return withWorkFolder(async (outFolder) => {
    const { first } = await encode({ op: "receive", path, name, accepted: ["image/jpeg"], outFolder });
    const [packed] = first?.files ?? [];
    if (!packed) throw new Error("The encoder gave no picture");
    const key = `${FOLDER}${randomName()}.jpg`;
    await storage().putFile(PRIVATE_BUCKET, key, packed.path, {
      contentType: "image/jpeg",
      cacheControl: "private, no-store",
    });
    return key;
  });
}

export async function getSharedPicture(id: string): Promise<SharedPicture | null> {
  usesContent("shared-pictures");
  if (!isId(id)) return null;
  const [picture] = await db()
    .select()
    .from(sharedPictures)
    .where(and(eq(sharedPictures.id, id), gt(sharedPictures.expiresAt, now())));
  if (picture) contentExpires(picture.expiresAt);
  return picture ?? null;
}

export type RugOnSale = { slug: string; priceCents: number | null; currency: Currency };

/** The rug as its page offers it today, at the picture's size; null when it has no page. */
export async function getRugOnSale(picture: SharedPicture, locale: Locale): Promise<RugOnSale | null> {
  const first = await getProduct(picture.rugSlug, locale);
  const found = first.state === "moved" ? await getProduct(first.slug, locale) : first;
  if (found.state !== "present") return null;
  const { slug, currency } = found.rug;
  return { slug, currency, priceCents: priceOfSize(found.rug, picture) };
}

export async function openSharedPicture(id: string) {
  const picture = await getSharedPicture(id);
  return picture && storage().open(PRIVATE_BUCKET, picture.fileKey);
}

export async function removeSharedPicture(by: Editor | { secret: string }, id: string): Promise<boolean> {
  const [picture] = isId(id) ? await db().select().from(sharedPictures).where(eq(sharedPictures.id, id)) : [];
  if (!picture) return true;
  if ("secret" in by && !(isSecret(by.secret) && digestOf(by.secret) === picture.removalDigest)) return false;
  await erase([picture]);
  return true;
}

/** Those among them that are there: a restore brought back what had been removed. */
export async function removeSharedPicturesAgain(ids: string[]): Promise<void> {
  const found = ids.filter(isId);
  await erase(await db().select().from(sharedPictures).where(inArray(sharedPictures.id, found)));
}

/** Expired pictures and orphans. Returns the numbers erased. */
export async function eraseExpiredPictures(): Promise<{ files: number; consents: number }> {
  const expired = await db().select().from(sharedPictures).where(lte(sharedPictures.expiresAt, now()));
  const consents = await erase(expired);
  return { files: expired.length + (await clearOrphans()), consents };
}

async function erase(pictures: SharedPicture[]): Promise<number> {
  if (pictures.length === 0) return 0;
  const ids = pictures.map(({ id }) => id);
  const consents = await inTransaction(async (tx) => {
    await tx.delete(sharedPictures).where(inArray(sharedPictures.id, ids));
    return pseudonymiseConsents(tx, ENTITY, ids);
  });
  await contentChanged("shared-pictures");
  for (const { fileKey } of pictures) {
    try {
      await storage().remove(PRIVATE_BUCKET, fileKey);
    } catch (error) {
      log.error({ err: error, key: fileKey }, "A shared picture could not be removed");
    }
  }
  return consents;
}

async function clearOrphans(): Promise<number> {
  const before = now().getTime() - ORPHAN_AFTER_HOURS * 3_600_000;
  const rows = await db().select({ key: sharedPictures.fileKey }).from(sharedPictures);
  const named = new Set(rows.map(({ key }) => key));
  let removed = 0;
  for await (const { key, modified } of storage().list(PRIVATE_BUCKET, FOLDER)) {
    if (named.has(key) || modified.getTime() > before) continue;
    await storage().remove(PRIVATE_BUCKET, key);
    removed += 1;
  }
  return removed;
}
