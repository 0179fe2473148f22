import type { LibraryFolder } from "#app/media/picker/picker-file.ts";
import { CropPanel } from "./crop-panel.tsx";
import type { FileDetail } from "./file-detail.server.ts";
import { FilePanel } from "./file-panel.tsx";

export type FilePanelsProps = { detail: FileDetail; folders: LibraryFolder[]; isCropping: boolean };

/** In a script of its own, because most visits of the list open no file. */
export function FilePanels({ detail, folders, isCropping }: FilePanelsProps) {
  if (isCropping && detail.crop) return <CropPanel file={detail.file} view={detail.crop} />;
  return <FilePanel detail={detail} folders={folders} />;
}
