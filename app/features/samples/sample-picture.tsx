import type { ReactNode } from "react";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import type { SampleImage } from "./samples.server.ts";
import styles from "./samples-admin.module.css";
import { samplesAdminTexts } from "./samples-admin.texts.ts";

const { pictures: texts } = samplesAdminTexts;

type SamplePictureProps = {
  image: SampleImage;
  name: string;
  handle: ReactNode;
  isMarked: boolean;
  onMark: () => void;
  onRemove: () => void;
};

export function SamplePicture({ image, name, handle, isMarked, onMark, onRemove }: SamplePictureProps) {
  const what = image.picture?.alt ? `${name}: ${image.picture.alt}` : name;
  return (
    <div className={styles.sample} data-marked={isMarked || undefined}>
      {/* The whole picture is the mark's label: a large target for a thumb. */}
      <label className={styles.mark}>
        <input type="checkbox" checked={isMarked} onChange={onMark} aria-label={texts.select(what)} />
        {image.picture ? (
          <Picture picture={image.picture} alt="" sizes="180px" />
        ) : (
          <span className={styles.none}>{texts.noPicture}</span>
        )}
      </label>
      <span className={styles.handle}>{handle}</span>
      <IconButton
        icon="trash"
        small
        className={styles.trash}
        aria-label={texts.remove(what)}
        onClick={onRemove}
      />
    </div>
  );
}
