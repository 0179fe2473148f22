import { type FileHandle, open } from "node:fs/promises";
import type { S3Client } from "@aws-sdk/client-s3";
import { log } from "../log.server.ts";

/** Memory of a whole upload. S3 allows 10,000 parts, and none below 5 MB but the last. */
const PART_BYTES = 16 * 1024 * 1024;

type Place = { Bucket: string; Key: string };
type SendOptions = {
  contentType: string;
  signal?: AbortSignal | undefined;
  /** Bytes that have arrived so far. */
  onSent?: (bytes: number) => Promise<void>;
};

/** One part after the other; each is retried by the client. Nothing stays behind after an error. */
export async function putInParts(
  client: S3Client,
  place: Place,
  path: string,
  { contentType: ContentType, signal, onSent }: SendOptions,
): Promise<void> {
  const sdk = await import("@aws-sdk/client-s3");
  const abortable = { abortSignal: signal };
  const { UploadId } = await client.send(
    new sdk.CreateMultipartUploadCommand({ ...place, ContentType }),
    abortable,
  );
  const upload = { ...place, UploadId };
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const part = Buffer.allocUnsafe(Math.min(PART_BYTES, Math.max(size, 1)));
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let sent = 0;
    while (sent < size || Parts.length === 0) {
      const Body = part.subarray(0, await fill(file, part, sent));
      const PartNumber = Parts.length + 1;
      const command = new sdk.UploadPartCommand({ ...upload, PartNumber, Body, ContentLength: Body.length });
      const { ETag } = await client.send(command, abortable);
      Parts.push({ ETag, PartNumber });
      sent += Body.length;
      await onSent?.(sent);
    }
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }),
      abortable,
    );
    const { ContentLength } = await client.send(new sdk.HeadObjectCommand(place), abortable);
    if (ContentLength !== size) throw new Error(`${size} bytes were sent, ${ContentLength} arrived`);
  } catch (error) {
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch((failure) => {
      log.warn({ err: failure, key: place.Key }, "Parts of an upload may still be in the bucket");
    });
    throw error;
  } finally {
    await file.close();
  }
}

async function fill(file: FileHandle, part: Buffer, from: number): Promise<number> {
  let filled = 0;
  while (filled < part.length) {
    const { bytesRead } = await file.read(part, filled, part.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}
