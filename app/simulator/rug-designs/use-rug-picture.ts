import { MAX_UPLOAD_BYTES, rugDesignUpload } from "#app/media/media.rules.ts";
import { useUpload } from "#app/media/upload/use-upload.ts";
import { showToast } from "#app/ui/feedback/toast.tsx";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import { type PngFacts, readPng } from "../png-palette.ts";
import type { RugDesignDraft } from "./rug-designs.rules.ts";

const { toasts, editor: texts } = simulatorAdminTexts;
const HEAD_BYTES = 256 * 1024;

type PictureFacts = Pick<RugDesignDraft, "imageUrl" | "yarns" | "picture" | "fit">;

/** Checked before uploading, and again by the server. */
export function useRugPicture(keys: readonly string[], onPicture: (facts: PictureFacts) => void) {
  const upload = useUpload({
    kind: rugDesignUpload.name,
    keys,
    onDone: (imageUrl, file) => {
      void readHead(file).then((facts) => facts && onPicture({ imageUrl, fit: "", ...shownFacts(facts) }));
      showToast({ kind: "success", ...toasts.loaded });
    },
    onFailed: (refusal) => {
      const title = refusal?.title ?? toasts.uploadFailed.title;
      const text = refusal?.text ?? toasts.uploadFailed.text;
      showToast({ kind: "error", title, text });
      return text;
    },
  });

  async function choose([file]: File[]) {
    if (!file) return;
    for (const { id, state } of upload.files) if (state !== "sending") upload.dismiss(id);
    const problem = (await readHead(file))
      ? file.size > MAX_UPLOAD_BYTES && toasts.tooLarge
      : toasts.wrongType;
    if (!problem) return upload.send(file);
    showToast({ kind: "error", ...problem });
    upload.refuse(file, problem.text);
  }

  return { ...upload, choose: (files: File[]) => void choose(files) };
}

const readHead = async (file: File): Promise<PngFacts | null> =>
  readPng(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));

function shownFacts({ width, height, palette }: PngFacts) {
  const yarns = (palette ?? []).map(({ index, hex }, place) => ({
    index,
    hex,
    name: texts.yarnName(place + 1),
  }));
  return { picture: { width, height }, yarns };
}
