import { useState } from "react";
import { Thumb } from "#app/features/media/library-grid.tsx";
import { LibraryPicker } from "#app/features/media/library-picker.tsx";
import { heroVideoUpload } from "#app/features/media/media.rules.ts";
import picture from "#app/features/media/picture-field.module.css";
import { useLibraryFiles } from "#app/features/media/use-library-files.ts";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import type { Picture as PictureData } from "#app/ui/picture.rules.ts";
import { Picture } from "#app/ui/picture.tsx";
import { TextButton } from "#app/ui/text-link.tsx";
import { OWN_FILE } from "./hero-video.rules.ts";
import { heroVideoAdminTexts as texts } from "./hero-video-admin.texts.ts";

type ChosenFilmProps = {
  url: string;
  /** Of the film that is saved; null for another one. */
  still: PictureData | null;
  onChoose: (url: string) => void;
};

/** What the film's file is called and shows (its address says neither), and the way to the other stored films. */
export function ChosenFilm({ url, still, onChoose }: ChosenFilmProps) {
  const [isOpen, setOpen] = useState(false);
  const isOwn = OWN_FILE.test(url.trim());
  const { known, learn } = useLibraryFiles(isOwn ? [url.trim()] : []);
  const file = known.get(url.trim());
  return (
    <div className={isOwn ? picture.one : undefined}>
      {isOwn && (still ? <Picture picture={still} alt="" sizes="120px" /> : file && <Thumb file={file} />)}
      <div className={picture.words}>
        {isOwn && (
          <p className={picture.facts}>
            <b>{file === null ? texts.unnamedFile : file?.name}</b>
            {file && <span>{texts.fileFacts(formatBytes(file.bytes))}</span>}
          </p>
        )}
        <TextButton onClick={() => setOpen(true)}>{texts.chooseStored}</TextButton>
      </div>
      <LibraryPicker
        kind={heroVideoUpload.name}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={(files) => {
          learn(files);
          if (files[0]) onChoose(files[0].url);
        }}
      />
    </div>
  );
}
