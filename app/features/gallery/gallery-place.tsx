import { type ReactNode, useState } from "react";
import { useFetcher } from "react-router";
import type { ListResult } from "#app/content/admin/list-screen.server.ts";
import { usePendingChanges } from "#app/content/versions/use-pending-changes.ts";
import { acceptOf, galleryImageUpload } from "#app/media/media.rules.ts";
import { FileButton } from "#app/media/picker/file-button.tsx";
import { LibraryPicker } from "#app/media/picker/library-picker.tsx";
import { classes } from "#app/ui/classes.ts";
import { opens } from "#app/ui/dialogs/confirm.tsx";
import { ConfirmForm } from "#app/ui/dialogs/confirm-form.tsx";
import { Icon } from "#app/ui/layout/icon.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Badge } from "#app/ui/lists/badge.tsx";
import { RenderWhenNear } from "#app/ui/media/late-picture.tsx";
import type { Picked } from "#app/ui/media/picked-files.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import styles from "./gallery-admin.module.css";
import { galleryAdminTexts as texts } from "./gallery-admin.texts.ts";
import type { GalleryPlace } from "./gallery-places.server.ts";
import { GalleryWords } from "./gallery-words.tsx";
import type { useGalleryUploads } from "./use-gallery-uploads.ts";

type GalleryPlaceProps = {
  item: GalleryPlace;
  place: number;
  isMain: boolean;
  handle: ReactNode;
  upload: Picked | undefined;
  uploads: ReturnType<typeof useGalleryUploads>;
  onUrl: (url: string) => void;
  /** That of the picture before, which the new one still has; else empty. */
  caption: string;
  onKeepCaption: () => void;
};

export function GalleryPlaceView(props: GalleryPlaceProps) {
  const { item, place, handle, upload, uploads } = props;
  const [isChoosing, setChoosing] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const removal = useFetcher<ListResult>({ key: "gallery-removal" });
  const name = texts.places[place] ?? "";
  const question = `gallery-remove-${place}`;
  const isDrafted = usePendingChanges("galeria", [item.id]).some(({ parts }) => parts.length > 0);
  return (
    <div className={styles.slot}>
      <div className={classes(styles.picture, props.isMain && styles.large)}>
        {item.picture ? (
          <RenderWhenNear isFirst={props.isMain}>
            <Picture picture={item.picture} sizes="(min-width: 768px) 30vw, 90vw" late />
          </RenderWhenNear>
        ) : (
          <span>{texts.missing}</span>
        )}
        <span className={styles.handle} hidden={!item.isStored}>
          {handle}
        </span>
        {upload && <OnItsWay upload={upload} uploads={uploads} />}
      </div>
      <div className={styles.label}>
        <b>{name}</b>
        {item.isBuiltIn && <Badge isOn={false}>{texts.builtIn}</Badge>}
        {isDrafted && <Badge isOn={false}>{texts.drafted}</Badge>}
        <span className={styles.tools}>
          <FileButton
            variant="link"
            accept={acceptOf(galleryImageUpload)}
            label={texts.changeOf(name)}
            disabled={uploads.isBusy}
            onFiles={(files) => uploads.send(files.slice(0, 1), [item.id])}
          >
            {texts.change}
          </FileButton>
          <IconButton
            icon="picture"
            small
            aria-label={texts.chooseOf(name)}
            onClick={() => setChoosing(true)}
          />
          {item.isStored && (
            <>
              <IconButton
                icon="edit"
                small
                aria-label={texts.editOf(name)}
                onClick={() => setEditing(true)}
              />
              <IconButton icon="trash" small aria-label={texts.removeOf(name)} {...opens(question)} />
            </>
          )}
        </span>
      </div>
      {props.caption && (
        <div role="status" className={styles.caption}>
          {texts.captionStays(props.caption)}{" "}
          <TextButton onClick={() => setEditing(true)}>{texts.changeCaption}</TextButton>{" "}
          <TextButton onClick={props.onKeepCaption}>{texts.keepCaption}</TextButton>
        </div>
      )}
      {item.isStored && (
        <>
          <GalleryWords
            id={`gallery-words-${place}`}
            name={name}
            item={item}
            isOpen={isEditing}
            onClose={() => setEditing(false)}
          />
          <ConfirmForm
            id={question}
            title={texts.remove.question(name)}
            text={texts.remove.text}
            fields={{ id: item.id }}
            fetcher={removal}
          />
        </>
      )}
      <LibraryPicker
        kind={galleryImageUpload.name}
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onChoose={([chosen]) => chosen && props.onUrl(chosen.url)}
      />
    </div>
  );
}

type OnItsWayProps = { upload: Picked; uploads: ReturnType<typeof useGalleryUploads> };

function OnItsWay({ upload, uploads }: OnItsWayProps) {
  const percent = upload.bytes ? Math.floor((upload.sent / upload.bytes) * 99) : 0;
  const hasFailed = upload.state === "failed";
  return (
    <div className={styles.sending}>
      {hasFailed ? (
        <p className={styles.problem} role="alert">
          <Icon name="warning" small />
          {upload.problem}
        </p>
      ) : (
        <>
          <progress value={percent} max="100" aria-label={upload.name} />
          <span>{upload.state === "waiting" ? texts.waiting : texts.sending(percent)}</span>
        </>
      )}
      <span className={styles.file}>{upload.name}</span>
      {hasFailed && upload.canRetry && (
        <TextButton onClick={() => uploads.retry(upload.id)}>{texts.retry}</TextButton>
      )}
      <IconButton
        icon="close"
        small
        aria-label={hasFailed ? texts.dismissOf(upload.name) : texts.cancelOf(upload.name)}
        onClick={() => (hasFailed ? uploads.dismiss(upload.id) : uploads.cancel(upload.id))}
      />
    </div>
  );
}
