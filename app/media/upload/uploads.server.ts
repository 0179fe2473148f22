import { rm, stat } from "node:fs/promises";
import type { Editor } from "#app/accounts/guard.server.ts";
import { newId, randomName } from "#app/platform/ids.ts";
import { enqueue } from "#app/platform/jobs/jobs.server.ts";
import { log } from "#app/platform/log.server.ts";
import { type Outcome, refused, succeeded } from "#app/platform/outcome.ts";
import { CACHE_ORIGINAL } from "#app/platform/storage/storage.rules.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { removeUnusedRenditions, storeRenditions } from "../delivery/renditions.server.ts";
import type { Received } from "../encoder/encoder.rules.ts";
import { encode } from "../encoder/encoder.server.ts";
import { RefusedFile } from "../inspection/finding.ts";
import { EXTENSIONS, fileUrl, type UploadKind, variantKey } from "../media.rules.ts";
import { media } from "../media.table.ts";
import { mediaTexts } from "../media.texts.ts";
import { FILM_JOB, VARIANTS_JOB } from "../media-jobs.rules.ts";
import { findDuplicate, fingerprint } from "./duplicates.server.ts";
import { collect, MalformedForm, readParts, TooLargeForm } from "./multipart.ts";
import { refusalToast } from "./refusals.server.ts";
import { stage, TooManyBytes, withWorkFolder } from "./staging.server.ts";

export type StoredMedia = {
  id: string;
  url: string;
  name: string;
  contentType: string;
  bytes: number;
  width: number;
  height: number;
  isKnown?: true;
};

export type ReceivedForm = {
  fields: FormData;
  files: Outcome<StoredMedia>[];
};

const MAX_NAME_LENGTH = 200;
const MAX_FIELD_BYTES = 256 * 1024;
const FORM_ALLOWANCE_BYTES = 1024 * 1024;

export async function receiveUpload(
  editor: Editor,
  request: Request,
  kind: UploadKind,
): Promise<ReceivedForm> {
  const received: ReceivedForm = { fields: new FormData(), files: [] };
  if (!kind.roles.includes(editor.role)) return { ...received, files: [refused(mediaTexts.notAllowed)] };
  const announced = Number(request.headers.get("content-length") ?? 0);
  const maxBytes = kind.maxBytes + FORM_ALLOWANCE_BYTES;
  if (announced > maxBytes) return { ...received, files: [refused(refusalToast("tooLarge", kind))] };
  try {
    for await (const part of readParts(request, maxBytes)) {
      if (part.filename === undefined)
        received.fields.append(part.name, (await collect(part.body, MAX_FIELD_BYTES)).toString("utf8"));
      // An empty file field is sent as a file without a name.
      else if (part.filename !== "" && received.files.length === 0)
        received.files.push(await receiveBody(editor, part.body, part.filename, kind));
    }
  } catch (error) {
    if (error instanceof TooManyBytes || error instanceof TooLargeForm)
      received.files.push(refused(refusalToast("tooLarge", kind)));
    else if (error instanceof MalformedForm) received.files.push(refused(mediaTexts.failed));
    else throw error;
  }
  return received;
}

async function receiveBody(
  editor: Editor,
  body: AsyncIterable<Buffer>,
  name: string,
  kind: UploadKind,
): Promise<Outcome<StoredMedia>> {
  const { path } = await stage(body, kind.maxBytes);
  try {
    return await takeFile(editor, path, name, kind);
  } catch (error) {
    log.error({ err: error, editor: editor.id, upload: kind.name }, "Upload failed");
    return refused(mediaTexts.failed);
  } finally {
    await rm(path, { force: true });
  }
}

/** All or nothing: original, row and first rendition. */
export async function takeFile(
  editor: Editor,
  path: string,
  name: string,
  kind: UploadKind,
): Promise<Outcome<StoredMedia>> {
  try {
    const { size } = await stat(path);
    if (size === 0) throw new RefusedFile("empty");
    if (size > kind.maxBytes) throw new RefusedFile("tooLarge");
    const value = (await findStoredDuplicate(path, name, kind)) ?? (await inspect(editor, path, name, kind));
    const { url, isKnown } = value;
    log.info({ editor: editor.id, url, bytes: size, upload: kind.name, isKnown }, "Upload stored");
    return succeeded(undefined, value);
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    log.info({ editor: editor.id, reason: error.reason, detail: error.message }, "Upload refused");
    return refused(refusalToast(error.reason, kind));
  }
}

/** Inspection may remove a film or location; duplicates are searched after it. */
function inspect(editor: Editor, path: string, name: string, kind: UploadKind): Promise<StoredMedia> {
  return withWorkFolder(async (outFolder) => {
    const found = await encode({
      ...{ op: "receive", path, name, outFolder },
      ...{ accepted: kind.types, converts: kind.converts ?? false },
    });
    const isChanged = found.cutAt !== undefined || found.lostLocation || found.isConverted;
    const known = isChanged ? await findStoredDuplicate(path, name, kind) : null;
    if (known) return known;
    const { size } = await stat(path);
    return store(editor, { path, name, bytes: size, contentHash: await fingerprint(path) }, found, kind);
  });
}

async function findStoredDuplicate(
  path: string,
  name: string,
  kind: UploadKind,
): Promise<StoredMedia | null> {
  if (!kind.reusesSame) return null;
  const row = await findDuplicate(await fingerprint(path), kind.types);
  // A file that was lost from the storage comes back under a row of its own.
  if (!row || !(await storage().stat(row.bucket, row.key))) return null;
  const { id, url, contentType, bytes, width, height } = row;
  return { id, url, name, contentType, bytes, width: width ?? 0, height: height ?? 0, isKnown: true };
}

type Staged = { path: string; name: string; bytes: number; contentHash: string };

async function store(
  editor: Editor,
  staged: Staged,
  found: Received,
  kind: UploadKind,
): Promise<StoredMedia> {
  const { bucket } = kind;
  const { type: contentType, width, height } = found;
  const key = `${kind.folder}/${randomName()}.${extensionOf(staged.name, found)}`;
  const stored = { id: newId(), url: fileUrl(bucket, key), contentType, bytes: staged.bytes, width, height };
  const job = contentType === "video/mp4" ? FILM_JOB : found.first && VARIANTS_JOB;
  await storage().putFile(bucket, key, staged.path, { contentType, cacheControl: CACHE_ORIGINAL });
  const first = found.first ? [found.first] : [];
  try {
    await storeRenditions(bucket, first, async (tx, [variants = []]) => {
      await tx.insert(media).values({
        ...stored,
        name: staged.name.slice(0, MAX_NAME_LENGTH),
        contentHash: staged.contentHash,
        width: width || null,
        height: height || null,
        bucket,
        key,
        durationSeconds: found.durationSeconds,
        thumbhash: found.first?.thumbhash,
        colour: found.first?.colour,
        variants,
        status: job ? "pending" : "ready",
        createdBy: editor.id,
      });
      if (job) await enqueue(job, { id: stored.id }, { tx });
    });
  } catch (error) {
    await storage().remove(bucket, key);
    await removeUnusedRenditions(
      bucket,
      first.flatMap(({ contentHash, files }) =>
        files.map(({ width, format }) => variantKey(contentHash, width, format)),
      ),
    );
    throw error;
  }
  return { ...stored, name: staged.name };
}

/** Checked against the content. */
function extensionOf(name: string, { type }: Received): string {
  const given = /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase();
  return given && EXTENSIONS[type].includes(given) ? given : (EXTENSIONS[type][0] ?? "bin");
}
