import { Thumb } from "#app/features/media/library-grid.tsx";
import picture from "#app/features/media/picture-field.module.css";
import { useLibraryFiles } from "#app/features/media/use-library-files.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { OWN_FILE } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";

type ChosenFilmProps = {
  url: string;
  /** Of the film that is saved; null for another one. */
  still: PictureData | null;
};

/** What the film's file is called and shows: its address says neither. Nothing for films of other companies. */
export function ChosenFilm({ url, still }: ChosenFilmProps) {
  const isOwn = OWN_FILE.test(url.trim());
  const file = useLibraryFiles(isOwn ? [url.trim()] : []).known.get(url.trim());
  if (!isOwn) return null;
  return (
    <div className={picture.one}>
      {still ? <Picture picture={still} alt="" sizes="120px" /> : file && <Thumb file={file} sizes="120px" />}
      <p className={picture.facts}>
        <b>{file === null ? texts.unnamedFile : file?.name}</b>
        {file && <span>{texts.fileFacts(formatBytes(file.bytes))}</span>}
      </p>
    </div>
  );
}
