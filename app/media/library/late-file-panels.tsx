import { FILE_FIELD } from "#app/media/picker/picker.rules.ts";
import { latePart } from "#app/ui/feedback/late-part.tsx";

const panels = latePart(async () => (await import("./file-panels.tsx")).FilePanels);

export const LateFilePanels = panels.Part;

/** Ahead of a click; the panel itself says when its script does not come. */
export const expectFilePanels = () => void panels.load().catch(() => {});

/** On the server, and before hydration of a page that shows a file: what is typed there by then can stay. */
export async function readyFilePanels(search: string): Promise<void> {
  if (new URLSearchParams(search).has(FILE_FIELD)) await panels.load();
}
