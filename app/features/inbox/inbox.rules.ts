export const LEAD_STATUSES = ["new", "in-contact", "proposal", "won", "lost"] as const;
export const PERSON_PATH = "/admin/leads/pessoa";
export const personPath = (reach: string) => `${PERSON_PATH}?${new URLSearchParams({ quem: reach })}`;

export const MESSAGE_STATUSES = ["new", "read", "answered", "archived"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
export type RequestStatus = LeadStatus | MessageStatus;

export const REQUESTS_PER_PAGE = 30;
export const MAX_NOTES = 5000;
const MAX_QUERY = 80;

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

export function statusesOf(origin: string | null): readonly RequestStatus[] {
  return origin === "message" ? MESSAGE_STATUSES : LEAD_STATUSES;
}

/** Invalid values are ignored, so that old bookmarks work. */
export function readFilter(params: URLSearchParams, origins: readonly string[]): InboxFilter {
  const origin = origins.find((known) => known === params.get(FILTER_KEYS.origin)) ?? null;
  const page = Number(params.get(FILTER_KEYS.page));
  return {
    query: (params.get(FILTER_KEYS.query) ?? "").trim().slice(0, MAX_QUERY),
    origin,
    status: statusesOf(origin).find((known) => known === params.get(FILTER_KEYS.status)) ?? null,
    from: readDay(params.get(FILTER_KEYS.from)),
    until: readDay(params.get(FILTER_KEYS.until)),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

export function writeFilter(filter: Partial<InboxFilter>): string {
  const params = new URLSearchParams();
  for (const [name, key] of Object.entries(FILTER_KEYS)) {
    const value = filter[name as keyof InboxFilter];
    if (value && !(name === "page" && value === 1)) params.set(key, String(value));
  }
  const words = params.toString();
  return words ? `?${words}` : "";
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readDay(day: unknown): string | null {
  if (typeof day !== "string" || !DAY.test(day)) return null;
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : null;
}

export function isContact(status: RequestStatus): boolean {
  return status === "answered" || ["in-contact", "proposal", "won", "lost"].includes(status);
}

/** A later state is kept. */
export function answeredStatus(kind: "lead" | "message", status: RequestStatus): RequestStatus {
  if (kind === "message") return "answered";
  return status === "new" ? "in-contact" : status;
}
