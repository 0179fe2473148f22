import { pageOf, searchOf } from "#app/ui/lists/list-address.ts";

/** With doubling waits up to an hour: about a day and a half. */
export const SEND_RETRIES = 40;

/** Seconds between attempts at an unreachable mail server. */
export const TRY_SERVER_AFTER_SECONDS = 10;

/** Below the limits of mail servers, and enough for a day's mails in a minute. */
export const SENT_AT_ONCE = 8;

/** Many mail servers take a few hundred mails an hour from one account. */
export const USUAL_LETTERS_PER_HOUR = 200;

/** Hours after now in which one more leaves, behind `ahead` that wait or left within the last hour. */
export const hoursBehind = (ahead: number, perHour: number): number =>
  perHour > 0 ? Math.floor(ahead / perHour) : 0;

/** Those of the list. A cancelled mail belongs to a batch, which the list leaves out. */
export const MAIL_STATUSES = ["queued", "sent", "failed", "kept"] as const;
type ListedStatus = (typeof MAIL_STATUSES)[number];
export type MailStatus = ListedStatus | "cancelled";

export const MAILS_PER_PAGE = 30;

export type MailFilter = { query: string; status: ListedStatus | null; page: number };

export function readMailFilter(params: URLSearchParams): MailFilter {
  return {
    query: searchOf(params),
    status: MAIL_STATUSES.find((known) => known === params.get("situacao")) ?? null,
    page: pageOf(params),
  };
}

export type MailFailure =
  | "noServer"
  | "unreachable"
  | "password"
  | "certificate"
  | "recipient"
  | "full"
  | "refusedAsSpam"
  | "sender"
  | "later"
  | "other";

/** First match, from specific replies to bare status codes. */
const TROUBLES: [MailFailure, RegExp][] = [
  ["noServer", /no mail server/i],
  ["password", /invalid login|EAUTH|authenticat|\b53[045]\b/i],
  ["certificate", /certificate|\bTLS\b|SSL|wrong version number/i],
  [
    "unreachable",
    /ECONN|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EDNS|timeout|greeting never|connection closed|(?:closed the|terminates) connection|socket|hang up/i,
  ],
  ["full", /\b[45]52\b|5\.2\.2|4\.2\.2|mailbox full|over quota|quota exceeded/i],
  ["later", /\b4(21|50|51)\b|\b4\.\d+\.\d+\b|greylist|try again/i],
  ["sender", /sender|5\.1\.[78]|mail from|not allowed to send|\b553\b.*from/i],
  ["refusedAsSpam", /spam|\bpolicy\b|blocked|blacklist|reputation|\b554\b|5\.7\.\d+/i],
  ["recipient", /\b55[013]\b|5\.1\.\d|recipient|user unknown|no such user|mailbox unavailable/i],
];

export function failureOf(error: string): MailFailure {
  return TROUBLES.find(([, words]) => words.test(error))?.[0] ?? "other";
}
