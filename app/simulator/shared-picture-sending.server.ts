import { sizeName } from "#app/features/catalogue/products.rules.ts";
import {
  SHARED_PER_ADDRESS,
  type SharedPictureResponse,
} from "#app/features/sharing/shared-pictures.rules.ts";
import { storeSharedPicture } from "#app/features/sharing/shared-pictures.server.ts";
import { RefusedFile } from "#app/media/inspection/finding.ts";
import { log } from "#app/platform/log.server.ts";
import {
  discardFiles,
  type PostedForm,
  readPostedForm,
  UnreadableForm,
} from "#app/requests/posted-form.server.ts";
import { allowSubmission } from "#app/requests/submission-limits.server.ts";
import { sharedPictureForm } from "./simulator.rules.ts";
import { getSimulatorRug } from "./simulator-rugs.server.ts";

/** Rug and size are validated on the server. */
export async function receiveSharedPicture(request: Request): Promise<SharedPictureResponse> {
  let posted: PostedForm;
  try {
    // Counted first, because inspecting files is costly.
    if (!(await allowSubmission("shared-picture", request, SHARED_PER_ADDRESS))) return { state: "tooMany" };
    posted = await readPostedForm(request);
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    return { state: "refused" };
  }
  try {
    return await keep(posted);
  } catch (error) {
    if (error instanceof RefusedFile) return { state: "refused" };
    log.error({ err: error }, "A shared picture could not be kept");
    return { state: "failed" };
  } finally {
    await discardFiles(posted.files);
  }
}

async function keep({ fields, files, hasTooManyFiles }: PostedForm): Promise<SharedPictureResponse> {
  const read = sharedPictureForm.safeParse(Object.fromEntries(fields));
  const [file] = files;
  if (!read.success || !file || file.isTooLarge || hasTooManyFiles || files.length > 1)
    return { state: "refused" };
  const { rug: id, locale, width, length, colours, key, removal, approximate } = read.data;
  const rug = await getSimulatorRug(id, locale);
  if (!rug) return { state: "refused" };
  const kept = await storeSharedPicture(
    {
      ...{ submissionKey: key, removalSecret: removal, locale, colours },
      ...{ rugName: rug.name, rugSlug: rug.slug, designId: rug.id },
      ...{ widthMetres: width, lengthMetres: length },
      sizeName: sizeName({ widthMetres: width, lengthMetres: length }, rug.shape === "round"),
      isApproximate: approximate === "on",
    },
    file,
  );
  return { state: "stored", id: kept.id, until: kept.expiresAt.toISOString() };
}
