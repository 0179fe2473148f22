import { useState } from "react";
import { formatBytes } from "#app/i18n/format-bytes.ts";
import { heroVideoUpload } from "#app/media/media.rules.ts";
import { LibraryPicker } from "#app/media/picker/library-picker.tsx";
import { Thumb } from "#app/media/picker/picker-grid.tsx";
import picture from "#app/media/picker/picture-field.module.css";
import { useLibraryFiles } from "#app/media/picker/use-picker-files.ts";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import type { Picture as PictureData } from "#app/ui/media/picture.rules.ts";
import { Picture } from "#app/ui/media/picture.tsx";
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
