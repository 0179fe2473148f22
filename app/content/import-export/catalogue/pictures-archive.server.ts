import { Worker } from "node:worker_threads";
import { and, inArray, isNull } from "drizzle-orm";
import type { Editor } from "#app/accounts/guard.server.ts";
import { productImageUpload } from "#app/media/media.rules.ts";
import { media } from "#app/media/media.table.ts";
import { getLibraryFiles } from "#app/media/picker/picker.server.ts";
import { refusalToast } from "#app/media/upload/refusals.server.ts";
import { db } from "#app/platform/db/db.server.ts";
import { inParts } from "#app/platform/db/in-parts.ts";
import { projectFile } from "#app/platform/project-root.ts";
import { importExportTexts } from "../import-export.texts.ts";
import { ImportCancelled } from "../imports/stale-import.ts";
import type { ImportedPicture } from "./picture-names.rules.ts";
import { ArchiveRefused, type UnpackedPicture, type ZipResponse, type ZipTask } from "./zip-thread.rules.ts";

const THREAD_FILE = "app/content/import-export/catalogue/zip-thread.worker.ts";

type Unpacking = {
  path: string;
  folder: string;
  wanted: string[] | null;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
};

export async function unpackPictures(asked: Unpacking): Promise<UnpackedPicture[]> {
  const { signal, onProgress, ...task } = asked;
  const { types, converts = false, maxBytes } = productImageUpload;
  const thread = new Worker(projectFile(THREAD_FILE), {
    workerData: { ...task, types, converts, maxBytes } satisfies ZipTask,
    execArgv: [],
    env: {},
  });
  const stop = () => void thread.terminate();
  signal.addEventListener("abort", stop);
  const pictures: UnpackedPicture[] = [];
  let [done, total] = [0, 0];
  try {
    await new Promise<void>((resolve, reject) => {
      thread.on("message", (response: ZipResponse) => {
        if ("total" in response) total = response.total;
        else if ("step" in response) onProgress(++done, total);
        else if ("picture" in response) pictures.push(response.picture);
        else if ("end" in response) resolve();
        else if ("refused" in response) reject(new ArchiveRefused(response.refused));
        else reject(new Error(response.error));
      });
      thread.once("error", reject);
      thread.once("exit", () =>
        reject(signal.aborted ? new ImportCancelled() : new Error("The thread ended")),
      );
    });
    return pictures;
  } finally {
    signal.removeEventListener("abort", stop);
    await thread.terminate();
  }
}

export async function recognise(pictures: UnpackedPicture[]): Promise<ImportedPicture[]> {
  const hashes = pictures.flatMap((picture) => (picture.refusal ? [] : [picture.sha256]));
  const stored = await storedByContent(hashes);
  const first = new Map<string, string>();
  return pictures.map((picture): ImportedPicture => {
    const { name } = picture;
    if (picture.refusal) {
      const { title, text } = refusalToast(picture.refusal, productImageUpload);
      return { name, url: null, problem: text ?? title };
    }
    // The separator of lists in cells.
    if (/[;\n]/.test(name)) return { name, url: null, problem: importExportTexts.failures.semicolon };
    const sameAs = first.get(picture.sha256);
    if (!sameAs) first.set(picture.sha256, name);
    return { name, url: stored.get(picture.sha256) ?? null, ...(sameAs && { sameAs }) };
  });
}

async function storedByContent(hashes: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const part of inParts(hashes)) {
    const rows = await db()
      .select({ hash: media.contentHash, url: media.url })
      .from(media)
      .where(
        and(
          inArray(media.contentHash, part),
          inArray(media.contentType, [...productImageUpload.types]),
          isNull(media.removedAt),
        ),
      );
    for (const { hash, url } of rows) if (hash) found.set(hash, url);
  }
  return found;
}

export async function storedPictures(editor: Editor, urls: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const part of inParts(urls))
    for (const { url, picture, contentType } of await getLibraryFiles(editor, part))
      if (picture && !/^(?:video|application)\//.test(contentType)) found.add(url);
  return found;
}
