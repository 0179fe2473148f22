/** Shorter than any person needs. Only with script, which sends the time. */
export const MIN_OPEN_MS = 2000;

/** Per form and network address; an office shares one. */
export const SUBMISSIONS_PER_ADDRESS = 20;
export const FILE_CHECKS_PER_ADDRESS = 60;
export const SUBMISSIONS_WINDOW_MINUTES = 60;
/** More than people need; then no page is rendered. */
export const REFUSALS_PER_ADDRESS = 60;
export const REFUSALS_WINDOW_MINUTES = 10;

/** Per mailbox and day. */
export const CONFIRMATIONS_PER_RECIPIENT = 3;
export const CONFIRMATIONS_WINDOW_MINUTES = 24 * 60;

export const MAX_FIELDS_BYTES = 128 * 1024;

/** Without a browser's key, equal content is one record for this long. */
export const SAME_CONTENT_HOURS = 24;

export const MAX_ATTACHMENTS = 3;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Not served by `/files`. */
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
