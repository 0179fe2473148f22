import { readTelephone } from "#app/requests/request-fields.rules.ts";

/** As stated on the privacy page, from the last contact. */
const KEPT_YEARS = 2;
/** Orders: tax law requires five years after the year. */
const ORDER_YEARS = 5;
const UNCONFIRMED_DAYS = 30;

const DAY_MS = 86_400_000;

export function retentionStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - KEPT_YEARS);
  return since;
}

export const orderRetentionStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear() - ORDER_YEARS, 0, 1));

export const unconfirmedSince = (now: Date): Date => new Date(now.getTime() - UNCONFIRMED_DAYS * DAY_MS);

/** Old backups are removed by the nightly job, so the last a day later. */
export const backupsUntil = (now: Date, keptDays: number): Date =>
  new Date(now.getTime() + (keptDays + 1) * DAY_MS);

export type Identifiers = { emails: string[]; phones: string[] };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Fewer do not tell people apart. */
export const MIN_DIGITS = 8;
const MAX_IDENTIFIERS = 10;

const BETWEEN_ADDRESSES = /[\s<>()[\]",;:]+/;
/** Of a cell in a sheet, such as `Ana <ana@example.com>`. */
export const emailsIn = (cell: string): string[] =>
  cell.split(BETWEEN_ADDRESSES).filter((word) => word.includes("@"));

export function readIdentifiers(typed: string[]): Identifiers | null {
  const words = [...new Set(typed.map((word) => word.trim()).filter(Boolean))].slice(0, MAX_IDENTIFIERS);
  const emails = words.filter((word) => word.includes("@")).map((word) => word.toLowerCase());
  const others = words.filter((word) => !word.includes("@"));
  const phones = others.flatMap((word) => readTelephone(word, MIN_DIGITS) ?? []);
  const areRight = emails.every((email) => EMAIL.test(email)) && phones.length === others.length;
  return areRight && words.length > 0 ? { emails, phones } : null;
}
