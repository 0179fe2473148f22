import { backupBucketTexts } from "./backup-bucket.texts.ts";

const { problems } = backupBucketTexts;
type Problem = Exclude<keyof typeof problems, "other">;

/** Error codes of S3, of Node and of TLS. */
const CODES: Record<string, Problem> = {
  InvalidAccessKeyId: "key",
  InvalidToken: "key",
  SignatureDoesNotMatch: "secret",
  NoSuchBucket: "bucket",
  InvalidBucketName: "bucket",
  AccessDenied: "denied",
  AllAccessDisabled: "denied",
  PermanentRedirect: "region",
  AuthorizationHeaderMalformed: "region",
  IllegalLocationConstraintException: "region",
  ENOTFOUND: "host",
  EAI_AGAIN: "host",
  ECONNREFUSED: "silent",
  ECONNRESET: "silent",
  EHOSTUNREACH: "silent",
  ENETUNREACH: "silent",
  ETIMEDOUT: "silent",
  TimeoutError: "silent",
  SlowDown: "silent",
  ServiceUnavailable: "silent",
  CERT_HAS_EXPIRED: "certificate",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate",
  SELF_SIGNED_CERT_IN_CHAIN: "certificate",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "certificate",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate",
  RequestTimeTooSkewed: "clock",
  QuotaExceeded: "full",
  InsufficientStorage: "full",
  StorageFull: "full",
  XMinioStorageFull: "full",
  ENOENT: "gone",
};
const FORBIDDEN = 403;
const MAX_REASON = 200;

type Failure = { name?: string; code?: string; Code?: string; message?: string };

/** What went wrong with the bucket, as a sentence for the owner. */
export function bucketProblem(error: unknown): string {
  const { name = "", code = "", Code = "", message = "" } = error as Failure;
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const problem = CODES[code] ?? CODES[Code] ?? CODES[name] ?? (status === FORBIDDEN ? "denied" : undefined);
  return problem ? problems[problem] : problems.other((message || name).slice(0, MAX_REASON));
}
