import { readDay } from "#app/platform/calendar.rules.ts";
import { pageOf, searchOf } from "#app/ui/lists/list-address.ts";

export const LEAD_STATUSES = ["new", "in-contact", "proposal", "won", "lost"] as const;
export const PERSON_PATH = "/admin/leads/pessoa";
export const personPath = (reach: string) => `${PERSON_PATH}?${new URLSearchParams({ quem: reach })}`;

export const MESSAGE_STATUSES = ["new", "read", "answered", "archived"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export type RequestStatus = LeadStatus | MessageStatus;

export const REQUESTS_PER_PAGE = 30;
export const MAX_NOTES = 5000;

export type InboxFilter = {
  query: string;
  origin: string | null;
  status: RequestStatus | null;
  /** `2026-11-20`, inclusive. */
  from: string | null;
  until: string | null;
  page: number;
};

export const FILTER_KEYS = {
  query: "q",
  origin: "origem",
  status: "situacao",
  from: "de",
  until: "ate",
  page: "pagina",
} as const;

const ALL_STATUSES: readonly RequestStatus[] = [...new Set([...LEAD_STATUSES, ...MESSAGE_STATUSES])];

/** Null for requests and messages in one list. */
export function statusesOf(origin: string | null): readonly RequestStatus[] {
  if (origin === null) return ALL_STATUSES;
  return origin === "message" ? MESSAGE_STATUSES : LEAD_STATUSES;
}

export const isOfLeads = (status: RequestStatus): boolean =>
  (LEAD_STATUSES as readonly RequestStatus[]).includes(status);

export const knownStatus = (asked: unknown): RequestStatus | undefined =>
  ALL_STATUSES.find((status) => status === asked);

/** Invalid values are ignored, so that old bookmarks work. */
export function readFilter(params: URLSearchParams, origins: readonly string[]): InboxFilter {
  const origin = origins.find((known) => known === params.get(FILTER_KEYS.origin)) ?? null;
  return {
    query: searchOf(params),
    origin,
    status: statusesOf(origin).find((known) => known === params.get(FILTER_KEYS.status)) ?? null,
    from: readDay(params.get(FILTER_KEYS.from)),
    until: readDay(params.get(FILTER_KEYS.until)),
    page: pageOf(params),
  };
}

export function isContact(status: RequestStatus): boolean {
  return status === "answered" || ["in-contact", "proposal", "won", "lost"].includes(status);
}

/** A later state is kept. */
export function answeredStatus(kind: "lead" | "message", status: RequestStatus): RequestStatus {
  if (kind === "message") return "answered";
  return status === "new" ? "in-contact" : status;
}

/** For a place in a sentence, which has a full stop of its own. */
export const withoutFullStop = (words: string): string => words.replace(/[.\s]+$/, "");
