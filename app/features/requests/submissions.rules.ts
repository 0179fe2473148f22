/** Nobody reads a form, fills it in and sends it in less. Applied only when the browser's script sends the time. */
export const MIN_OPEN_MS = 2000;

/** From one address on the network, each form by itself; an office shares one address. */
export const SUBMISSIONS_PER_ADDRESS = 20;
/** Sendings with files in the same time, those that are refused included. */
export const FILE_CHECKS_PER_ADDRESS = 60;
export const SUBMISSIONS_WINDOW_MINUTES = 60;
/** Forms with wrong fields: more often than people correct themselves. From then on they cost no page. */
export const REFUSALS_PER_ADDRESS = 60;
export const REFUSALS_WINDOW_MINUTES = 10;

/** Mails that confirm a request, to one mailbox in a day. */
export const CONFIRMATIONS_PER_RECIPIENT = 3;
export const CONFIRMATIONS_WINDOW_MINUTES = 24 * 60;

/** All fields of a form together, files aside. */
export const MAX_FIELDS_BYTES = 128 * 1024;

/** Without a key from the browser, the same words from the same address are the same record for this long. */
export const SAME_CONTENT_HOURS = 24;

export const MAX_ATTACHMENTS = 3;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Files that visitors attach. No address leads to them: `/files` serves the two public buckets only. */
export const PRIVATE_BUCKET = "private_files";

export const ATTACHMENT_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "application/pdf",
] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

export type Attachment = { key: string; name: string; contentType: AttachmentType; bytes: number };

const SUBMISSION_KEY = /^[0-9a-f]{32}$/;
export const isSubmissionKey = (key: unknown): key is string =>
  typeof key === "string" && SUBMISSION_KEY.test(key);
