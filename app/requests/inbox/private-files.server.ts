import { createHmac } from "node:crypto";
import type { Editor } from "#app/accounts/guard.server.ts";
import { now } from "#app/platform/clock.ts";
import { env } from "#app/platform/env.server.ts";
import { fileBody } from "#app/platform/http/file-body.server.ts";
import { isSame } from "#app/platform/is-same.ts";
import { storage } from "#app/platform/storage/storage.server.ts";
import { filesOfLead, type LeadFile } from "#app/requests/lead-files.server.ts";
import { PRIVATE_BUCKET } from "#app/requests/submissions.rules.ts";
import { getInboxRequest, type InboxRequest } from "./inbox.server.ts";
import { inboxTexts } from "./inbox.texts.ts";

/** So a copied address expires soon; its own session is led to a new one. */
const LINK_MINUTES = 15;
/** Domain separation for the secret. */
const PURPOSE = "private-file";
const UNCACHED = { "cache-control": "private, no-store" };

const { files: texts } = inboxTexts;

/** None has a public address. */
export const filesOf = (request: InboxRequest): LeadFile[] =>
  request.kind === "lead" ? filesOfLead(request.row) : [];

/** Valid for this session, 15 to 30 minutes. Changes every 15 minutes only, for caching. */
export function privateFileLink(editor: Editor, id: string, place: number): string {
  return `/admin/leads/${id}/arquivos/${place}${signedQuery(editor, id, place)}`;
}

function signedQuery(editor: Editor, id: string, place: number): string {
  const period = LINK_MINUTES * 60_000;
  const until = (Math.floor(now().getTime() / period) + 2) * period;
  return `?validade=${until}&assinatura=${sign(editor, id, place, until)}`;
}

export async function servePrivateFile(
  editor: Editor,
  request: Request,
  id: string,
  place: number,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const until = Number(searchParams.get("validade"));
  const isSigned = isSame(searchParams.get("assinatura") ?? "", sign(editor, id, place, until));
  if (!isSigned) return refusal(403, texts.wrongLink);
  const found = await getInboxRequest(editor, id);
  const file = found && filesOf(found)[place];
  // The request has been open for longer than its links are valid.
  if (file && until <= now().getTime()) return renewed(pathname + signedQuery(editor, id, place));
  const opened = file && (await storage().open(PRIVATE_BUCKET, file.key));
  if (!opened) return refusal(404, texts.gone);
  return new Response(fileBody(request, opened.stream), {
    headers: { ...headersOf(file), "content-length": String(opened.bytes) },
  });
}

/** Visitors' files are never opened as pages of this site: pictures are shown, the rest downloaded. */
function headersOf({ name, contentType }: LeadFile): Record<string, string> {
  const isPicture = /^image\/(jpeg|png|webp|avif)$/.test(contentType);
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return {
    "content-type": isPicture ? contentType : "application/octet-stream",
    "content-disposition": `${isPicture ? "inline" : "attachment"}; filename*=UTF-8''${encoded}`,
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    ...UNCACHED,
  };
}

const refusal = (status: number, text: string) =>
  new Response(text, { status, headers: { ...UNCACHED, "content-type": "text/plain; charset=utf-8" } });

const renewed = (location: string) => new Response(null, { status: 302, headers: { ...UNCACHED, location } });

function sign({ sessionId }: Editor, id: string, place: number, until: number): string {
  return createHmac("sha256", `${PURPOSE}:${env().authSecret}`)
    .update(`${sessionId}\n${id}\n${place}\n${until}`)
    .digest("base64url");
}
