import { open } from "node:fs/promises";
import { encode } from "#app/media/encoder/encoder.server.ts";
import { RefusedFile } from "#app/media/inspection/finding.ts";
import { EXTENSIONS, type MediaType } from "#app/media/media.rules.ts";
import { withWorkFolder } from "#app/media/upload/staging.server.ts";
import { randomName } from "#app/platform/ids.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import type { PostedFile } from "./posted-form.server.ts";
import type { FieldMessage } from "./request-fields.rules.ts";
import {
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentType,
  PRIVATE_BUCKET,
} from "./submissions.rules.ts";

export type CheckedFile = PostedFile & { contentType: AttachmentType };

const PICTURES = ATTACHMENT_TYPES.filter((type) => type !== "application/pdf") satisfies MediaType[];
const PDF_START = "%PDF-";
const PDF_END = "%%EOF";
/** Programs append a few bytes. */
const PDF_END_WITHIN = 2048;

export async function checkFiles(
  files: PostedFile[],
): Promise<{ checked: CheckedFile[]; refusal?: FieldMessage }> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    if (file.isTooLarge) return { checked, refusal: "fileTooLarge" };
    try {
      checked.push({ ...file, contentType: await typeOf(file) });
    } catch (error) {
      if (!(error instanceof RefusedFile)) throw error;
      const isForeign = error.reason === "wrongType" || error.reason === "wrongExtension";
      return { checked, refusal: isForeign ? "fileWrongType" : "fileDamaged" };
    }
  }
  return { checked };
}

export type PrivateFolder = "attachments" | "simulations";

/** Under random names. */
export async function storeAttachments(
  files: CheckedFile[],
  folder: PrivateFolder = "attachments",
): Promise<Attachment[]> {
  const kept: Attachment[] = [];
  try {
    for (const { name, path, bytes, contentType } of files) {
      const key = `${folder}/${randomName()}.${extensionOf(contentType)}`;
      await storage().putFile(PRIVATE_BUCKET, key, path, {
        contentType,
        cacheControl: "private, no-store",
      });
      kept.push({ key, name: shownName(name), contentType, bytes });
    }
    return kept;
  } catch (error) {
    await removeAttachments(kept);
    throw error;
  }
}

export async function removeAttachments(attachments: Attachment[]): Promise<void> {
  for (const { key } of attachments) await storage().remove(PRIVATE_BUCKET, key);
}

async function typeOf({ path, name }: PostedFile): Promise<AttachmentType> {
  if (await isPdf(path)) {
    if (!/\.pdf$|^[^.]*$/i.test(name)) throw new RefusedFile("wrongExtension");
    return "application/pdf";
  }
  // Decodes the picture to validate it; the output is discarded.
  const found = await withWorkFolder((outFolder) =>
    encode({ op: "receive", path, name, accepted: PICTURES, outFolder }),
  );
  return found.type as AttachmentType;
}

async function isPdf(path: string): Promise<boolean> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size === 0) throw new RefusedFile("empty");
  const start = Buffer.alloc(PDF_START.length);
  await file.read(start, 0, start.length, 0);
  if (start.toString("latin1") !== PDF_START) return false;
  const end = Buffer.alloc(Math.min(size, PDF_END_WITHIN));
  await file.read(end, 0, end.length, size - end.length);
  if (!end.toString("latin1").includes(PDF_END)) throw new RefusedFile("cutShort");
  return true;
}

const extensionOf = (type: AttachmentType) =>
  type === "application/pdf" ? "pdf" : (EXTENSIONS[type][0] ?? "bin");

const MAX_SHOWN_NAME = 120;
/** Display name, never used as a path. */
const shownName = (name: string) =>
  // By characters: half of one cannot be stored.
  [...name.replace(/[^\p{L}\p{N}. _()-]/gu, "_")].slice(-MAX_SHOWN_NAME).join("").trim() || "file";
