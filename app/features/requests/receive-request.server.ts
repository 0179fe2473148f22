import { createRequest, type Prepared, requestOf } from "./create-request.server.ts";
import type { RequestDeclaration } from "./define-request.ts";
import { type RequestFields, type RequestValues, schemaOf } from "./request-fields.rules.ts";
import { type Receiver, receiveSubmission, type Submission } from "./submissions.server.ts";

type Offered = { type: string; receiver: Receiver };

/** A form of a page, with what the server adds to what was typed. */
export function offer<F extends RequestFields>(
  declared: RequestDeclaration<F>,
  prepare?: (values: RequestValues<F>, submission: Submission) => Promise<Prepared> | Prepared,
): Offered {
  const known = declared as unknown as RequestDeclaration;
  const keep: Receiver["keep"] = async (values, submission) => {
    const added = await prepare?.(values as RequestValues<F>, submission);
    return createRequest(known, { ...requestOf(known, values), ...added }, submission);
  };
  const receiver = { schema: schemaOf(declared.fields), takesFiles: declared.attachments, keep };
  return { type: declared.type, receiver: receiver as Receiver };
}

/** Takes the forms that a page shows, whichever of them was sent. */
export function receiveRequest(request: Request, ...offered: Offered[]) {
  return receiveSubmission(
    request,
    Object.fromEntries(offered.map(({ type, receiver }) => [type, receiver])),
  );
}
