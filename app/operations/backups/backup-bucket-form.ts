import { z } from "zod";
import { readOrigin } from "#app/platform/typed-origin.rules.ts";
import { isOwnNetwork } from "#app/platform/unencrypted-connections.rules.ts";
import { backupBucketTexts } from "./backup-bucket.texts.ts";

const { errors } = backupBucketTexts;

export const USUAL_KEEP = 14;
const MOST_KEPT = 365;
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]*$/;
const MAX_LINE = 400;

const line = z.string().trim().max(MAX_LINE, errors.long).default("");

/** An empty address is no bucket. */
export const backupBucketForm = z
  .object({
    endpoint: line.transform(readOrigin).refine((url) => url !== null, errors.endpoint),
    bucket: line,
    region: line.refine((region) => REGION.test(region), errors.region),
    accessKeyId: line,
    /** Empty keeps the stored one. */
    newSecret: z.string().trim().max(MAX_LINE, errors.long).default(""),
    keep: z.coerce.number(errors.keep).int(errors.keep).min(1, errors.keep).max(MOST_KEPT, errors.keep),
  })
  .check(({ value: { endpoint, bucket, accessKeyId }, issues }) => {
    if (!endpoint) return;
    const refuse = (path: string, message: string) =>
      issues.push({ code: "custom", path: [path], message, input: endpoint });
    const { protocol, hostname } = new URL(endpoint);
    if (protocol === "http:" && !isOwnNetwork(hostname)) refuse("endpoint", errors.plain);
    if (!BUCKET_NAME.test(bucket)) refuse("bucket", errors.bucket);
    if (!accessKeyId) refuse("accessKeyId", errors.accessKeyId);
  })
  .transform((form) => ({ ...form, endpoint: form.endpoint ?? "" }));

export type BackupBucketForm = z.output<typeof backupBucketForm>;

export type BackupBucketView = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  keep: number;
  isPaused: boolean;
  hasSecret: boolean;
  /** It was encrypted with another secret. */
  isUnreadable: boolean;
};
