import { DEFAULT_LOCALE } from "#app/i18n/locales.ts";
import { createRequest, type Prepared, requestOf } from "./create-request.server.ts";
import type { RequestDeclaration } from "./define-request.ts";
import { type RequestFields, type RequestValues, schemaOf } from "./request-fields.rules.ts";
import {
  type Receiver,
  receiveSubmission,
  type StoredSubmission,
  type Submission,
} from "./submissions.server.ts";

type Offered = { type: string; receiver: Receiver };

type Handler<F extends RequestFields, R> = (
  values: RequestValues<F>,
  submission: Submission,
) => Promise<R> | R;

export function requestHandler<F extends RequestFields>(
  declared: RequestDeclaration<F>,
  prepare?: Handler<F, Prepared>,
): Offered {
  const known = declared as unknown as RequestDeclaration;
  return offerStoredByFeature(declared, async (values, submission) => {
    const added = await prepare?.(values, submission);
    return createRequest(known, { ...requestOf(known, values), ...added }, submission);
  });
}

/** For features that keep their own rows. */
export function offerStoredByFeature<F extends RequestFields>(
  { type, fields, refusals, attachments, limit, texts }: RequestDeclaration<F>,
  keep: Handler<F, StoredSubmission>,
): Offered {
  const hasBox = texts(DEFAULT_LOCALE).consent !== undefined;
  const receiver = { schema: schemaOf(fields, { hasBox, refusals }), takesFiles: attachments, limit, keep };
  return { type, receiver: receiver as unknown as Receiver };
}

export function receiveRequest(request: Request, ...offered: Offered[]) {
  return receiveSubmission(
    request,
    Object.fromEntries(offered.map(({ type, receiver }) => [type, receiver])),
  );
}
