import { z } from "zod";

/** Nobody reads a form, fills it in and sends it in less. Counted only when the browser's script tells the time. */
export const MIN_OPEN_MS = 2000;

/** From one address on the network, each form by itself; an office shares one address. */
export const SUBMISSIONS_PER_ADDRESS = 20;
export const SUBMISSIONS_WINDOW_MINUTES = 60;

/** All fields of a form together, files aside. */
export const MAX_FIELDS_BYTES = 128 * 1024;

/** Without a key from the browser, the same words from the same address are the same record for this long. */
export const SAME_CONTENT_HOURS = 24;

export const MAX_ATTACHMENTS = 3;
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;

/** Files that visitors attach. No address leads to them: `/files` knows the two public buckets only. */
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

/** A rule names its message; the words are in submissions.texts.ts under the same name. */
export type FieldMessage =
  | "nameShort"
  | "emailInvalid"
  | "whatsappInvalid"
  | "reachMissing"
  | "reachInvalid"
  | "subjectShort"
  | "messageShort"
  | "required"
  | "chooseOne"
  | "tooLong"
  | "measureInvalid"
  | "consentRequired"
  | "tooManyFiles"
  | "fileTooLarge"
  | "fileWrongType"
  | "fileDamaged";

export const message = <M extends FieldMessage>(name: M): M => name;

const MAX_LINE = 200;
const MAX_TEXT = 5000;
const MIN_NAME = 2;
const MAX_NAME = 120;
const MAX_EMAIL = 254;
const TELEPHONE = /^\+?[\d\s().-]{8,25}$/;

export const line = (max = MAX_LINE) =>
  z
    .string({ error: message("required") })
    .trim()
    .max(max, message("tooLong"));
export const optionalLine = () => line().default("");
export const optionalText = () => line(MAX_TEXT).default("");

export const personName = z
  .string({ error: message("nameShort") })
  .trim()
  .min(MIN_NAME, message("nameShort"))
  .max(MAX_NAME, message("tooLong"));

export const emailAddress = z
  .string({ error: message("emailInvalid") })
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, message("emailInvalid"))
  .pipe(z.email({ error: message("emailInvalid") }));

/** A telephone number as people write it; its digits are what WhatsApp needs. */
export const telephone = z
  .string({ error: message("whatsappInvalid") })
  .trim()
  .regex(TELEPHONE, message("whatsappInvalid"));

/** Agreed to by a box that is never ticked in advance. */
export const consent = z.literal("on", { error: message("consentRequired") });
