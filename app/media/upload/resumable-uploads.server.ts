import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { Metadata, Server as TusServer } from "@tus/server";
import { authorise, type Editor } from "#app/accounts/guard.server.ts";
import { ROLES } from "#app/accounts/roles.rules.ts";
import { logEvent } from "#app/platform/audit/log-event.server.ts";
import { randomName } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { uploadKind } from "../media.rules.ts";
import { mediaTexts } from "../media.texts.ts";
import { otherUpload } from "./other-uploads.server.ts";
import { refusalToast } from "./refusals.server.ts";
import { stagingFolder } from "./staging.server.ts";
import { takeFile } from "./uploads.server.ts";

const PATH = "/admin/uploads";
const ID = /^[0-9a-f]{32}$/;
const OK = 200;
const REFUSED = 422;

type Upload = Awaited<ReturnType<FileStore["getUpload"]>>;
type Taken = { url: string; isKnown?: true };
/** Kept for a client that lost the connection before the response. */
type Result = { editor: string; bytes: number; outcome: Outcome<Taken> };

/** Concurrent requests share one inspection. */
const finishing = new Map<string, Promise<Result>>();
const editors = new WeakMap<object, Editor>();
let opened: { server: TusServer; store: FileStore } | undefined;

/** Authorises every request; only own uploads are accessible. */
export async function handleUpload(request: Request): Promise<Response> {
  const editor = await authorise(request, ROLES);
  if (!editor) return respond(401, mediaTexts.signedOut);
  editors.set(request, editor);
  const id = new URL(request.url).pathname.slice(PATH.length + 1);
  if (id === "") return request.method === "POST" ? create(editor, request) : respond(405);
  if (!ID.test(id)) return respond(404, mediaTexts.unknownUpload);

  const upload = await getUpload(id);
  const isComplete = upload !== undefined && upload.offset === upload.size && request.method !== "DELETE";
  const result = isComplete && isOwn(upload, editor) ? await finish(editor, upload) : await readResult(id);
  if (result)
    return result.editor === editor.id ? report(request, id, result) : respond(403, mediaTexts.notAllowed);
  if (!upload || request.method === "GET") return respond(404, mediaTexts.unknownUpload);
  if (!isOwn(upload, editor)) return respond(403, mediaTexts.notAllowed);
  return tus().server.handleWeb(request);
}

/** Type and size are checked before anything is stored. */
async function create(editor: Editor, request: Request): Promise<Response> {
  const { kind: name } = readMetadata(request);
  const kind = uploadKind(name) ?? otherUpload(name);
  const bytes = Number(request.headers.get("upload-length") ?? Number.NaN);
  if (!kind?.roles.includes(editor.role)) return respond(403, mediaTexts.notAllowed);
  if (!Number.isSafeInteger(bytes) || bytes < 0) return respond(400, mediaTexts.failed);
  const refusal = (reason: "empty" | "tooLarge") =>
    "refusals" in kind ? kind.refusals[reason] : refusalToast(reason, kind);
  if (bytes === 0) return respond(REFUSED, refusal("empty"));
  if (bytes > kind.maxBytes) return respond(413, refusal("tooLarge"));
  return tus().server.handleWeb(request);
}

function tus() {
  if (opened) return opened;
  const store = new FileStore({ directory: stagingFolder() });
  const server = new TusServer({
    path: PATH,
    datastore: store,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomName(),
    onUploadCreate: async (request, { metadata }) => ({
      metadata: {
        kind: metadata?.kind ?? "",
        filename: metadata?.filename ?? "",
        editor: editorOf(request).id,
      },
    }),
    onUploadFinish: async (request, upload) => {
      const editor = editorOf(request);
      const { outcome } = await finish(editor, upload);
      if (outcome.ok && uploadKind(upload.metadata?.kind))
        await logEvent(editor, "file-received", { about: outcome.value?.url ?? "" });
      const headers = { "content-type": "application/json", ...urlHeader(outcome) };
      return { status_code: outcome.ok ? OK : REFUSED, headers, body: JSON.stringify(wordsOf(outcome)) };
    },
  });
  opened = { server, store };
  return opened;
}

function editorOf(request: object): Editor {
  const editor = editors.get(request);
  if (!editor) throw new Error("An upload without an editor");
  return editor;
}

function isOwn(upload: Upload, editor: Editor): boolean {
  return upload.metadata?.editor === editor.id;
}

async function getUpload(id: string): Promise<Upload | undefined> {
  return tus()
    .store.getUpload(id)
    .catch(() => undefined);
}

/** Inspects a complete upload once; the result replaces its bytes. */
function finish(editor: Editor, upload: Upload): Promise<Result> {
  const { id } = upload;
  const running = finishing.get(id) ?? inspect(editor, upload).finally(() => finishing.delete(id));
  finishing.set(id, running);
  return running;
}

async function inspect(editor: Editor, { id, size = 0, metadata }: Upload): Promise<Result> {
  const staged = join(stagingFolder(), id);
  const outcome = await takeAs(editor, metadata?.kind, staged, metadata?.filename ?? "");
  const result: Result = { editor: editor.id, bytes: size, outcome };
  await writeFile(`${resultFile(id)}.draft`, JSON.stringify(result));
  await rename(`${resultFile(id)}.draft`, resultFile(id));
  await rm(staged, { force: true });
  await rm(`${staged}.json`, { force: true });
  return result;
}

function takeAs(
  editor: Editor,
  name: string | null | undefined,
  staged: string,
  filename: string,
): Promise<Outcome<Taken>> {
  const kind = uploadKind(name);
  if (kind) return takeFile(editor, staged, filename, kind);
  const other = otherUpload(name);
  if (!other) throw new Error(`An upload of no kind: ${name}`);
  return other.take(editor, staged, filename);
}

function resultFile(id: string): string {
  return join(stagingFolder(), `${id}.result`);
}

async function readResult(id: string): Promise<Result | undefined> {
  const text = await readFile(resultFile(id), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Result);
}

/** A refused upload is deleted, so it can be sent again. */
async function report(request: Request, id: string, { bytes, outcome }: Result): Promise<Response> {
  if (request.method === "DELETE") {
    await rm(resultFile(id), { force: true });
    return respond(204);
  }
  if (request.method !== "HEAD")
    return respond(outcome.ok ? OK : REFUSED, wordsOf(outcome), urlHeader(outcome));
  if (!outcome.ok) return respond(410);
  return respond(OK, undefined, {
    "upload-offset": String(bytes),
    "upload-length": String(bytes),
    ...urlHeader(outcome),
  });
}

function wordsOf(outcome: Outcome<Taken>): object {
  const { title, text } = outcome.toast ?? {};
  return outcome.value ?? { title, text };
}

function urlHeader({ value }: Outcome<Taken>): Record<string, string> {
  return value ? { "x-file-url": value.url, ...(value.isKnown && { "x-file-known": "1" }) } : {};
}

function respond(status: number, body?: object, headers: Record<string, string> = {}): Response {
  const known = { "tus-resumable": "1.0.0", "cache-control": "no-store", ...headers };
  return body
    ? Response.json(body, { status, headers: known })
    : new Response(null, { status, headers: known });
}

function readMetadata(request: Request): Record<string, string | null> {
  try {
    return Metadata.parse(request.headers.get("upload-metadata") ?? undefined);
  } catch {
    return {};
  }
}
