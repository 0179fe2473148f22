import { KEPT_DAYS } from "#app/platform/backup/stored-backups.rules.ts";

/** What the privacy page promises: requests and messages leave two years after the last contact. */
const KEPT_YEARS = 2;
/** What became an order stays as long as tax law asks for its papers: five years after the year it belongs to. */
const ORDER_YEARS = 5;
/** Whoever never confirmed a subscription did not subscribe. */
const UNCONFIRMED_DAYS = 30;
/** Between deleting and erasing; far longer than the notice that offers to undo. */
const UNDO_MINUTES = 15;
/** The nightly job that makes backups removes the old ones, so the last leaves within a day of its time. */
const BACKUP_DAYS = KEPT_DAYS + 1;

const DAY_MS = 86_400_000;

/** Requests whose last contact was before this moment are erased. */
export function retentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - KEPT_YEARS);
  return since;
}

/** Orders whose last contact was before this moment are erased. */
export const orderRetentionStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - ORDER_YEARS, 0, 1));

export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);
export const undoneSince = (now: Date): Date => new Date(now.getTime() - UNDO_MINUTES * 60_000);
/** When the last backup that still holds what is erased now should be gone. */
export const backupsUntil = (now: Date): Date => new Date(now.getTime() + BACKUP_DAYS * DAY_MS);

export type Identifiers = { emails: string[]; phones: string[] };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MIN_DIGITS = 8;
const MAX_IDENTIFIERS = 10;

/** Reads what somebody typed to find a person: e-mail addresses and telephone numbers. Null when one is neither. */
export function readIdentifiers(typed: string[]): Identifiers | null {
  const words = [...new Set(typed.map((word) => word.trim()).filter(Boolean))].slice(0, MAX_IDENTIFIERS);
  const emails = words.filter((word) => word.includes("@")).map((word) => word.toLowerCase());
  const phones = words.filter((word) => !word.includes("@"));
  const areRight =
    emails.every((email) => EMAIL.test(email)) &&
    phones.every((phone) => /^[\d\s().+-]+$/.test(phone) && phone.replace(/\D/g, "").length >= MIN_DIGITS);
  return areRight && words.length > 0 ? { emails, phones } : null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Anything else names no receipt; the database would call it an error. */
export const isReceiptId = (id: string): boolean => UUID.test(id);
