import { truncate, writeFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { RefusedFile } from "../inspection/finding.ts";
import { inspect } from "../inspection/inspect.server.ts";
import { removeLocation } from "../inspection/remove-location.server.ts";
import { FIRST_RENDITION_WIDTH } from "../media.rules.ts";
import { type EncodedPicture, encodeFirstRendition, encodeVariants } from "../variants.server.ts";
import { drawPictureCard } from "./card.server.ts";
import { convertFile } from "./convert-file.server.ts";
import { cropPicture } from "./crop-picture.server.ts";
import {
  ENCODABLE,
  type EncoderResponse,
  type EncoderResult,
  type EncoderTask,
  type Received,
  type WrittenPicture,
} from "./encoder.rules.ts";

// A process of its own for untrusted files. Runs unbundled: relative imports only.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("disconnect", () => process.exit());
process.on("message", async (task: EncoderTask) => {
  process.send?.(await run(task));
});

async function run(task: EncoderTask): Promise<EncoderResponse> {
  try {
    return { result: await work(task) };
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.reason, detail: error.message };
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

async function work(task: EncoderTask): Promise<EncoderResult> {
  if (task.op === "card") return drawPictureCard(task);
  if (task.op === "receive") return receive(task);
  if (task.op === "crop") {
    await cropPicture(task);
    return write(await encodeFirstRendition(task.out, FIRST_RENDITION_WIDTH), task.outFolder);
  }
  const isThere = (format: string, width: number) =>
    task.skip.some((there) => there.format === format && there.width === width);
  return write(await encodeVariants(task.path, { skip: isThere }), task.outFolder);
}

async function receive(task: EncoderTask & { op: "receive" }): Promise<Received> {
  const isConverted = task.converts && (await convertFile(task.path, task.accepted));
  // The name is that of the former format.
  const found: Received = await inspect(task.path, isConverted ? "" : task.name, task.accepted);
  if (isConverted) found.isConverted = true;
  if (found.cutAt !== undefined) await truncate(task.path, found.cutAt);
  if (await removeLocation(task.path, found.type)) found.lostLocation = true;
  if (found.isAnimated || !ENCODABLE.includes(found.type)) return found;
  const encoded = await encodeFirstRendition(task.path, FIRST_RENDITION_WIDTH).catch((error: Error) => {
    throw new RefusedFile("damaged", error.message);
  });
  return { ...found, first: await write(encoded, task.outFolder) };
}

async function write({ files, ...picture }: EncodedPicture, folder: string): Promise<WrittenPicture> {
  const written = files.map(async ({ bytes, ...file }) => {
    const path = join(folder, `${picture.contentHash}-${file.width}.${file.format}`);
    await writeFile(path, bytes);
    return { ...file, bytes: bytes.length, path };
  });
  return { ...picture, files: await Promise.all(written) };
}
