import { useState } from "react";
import type { OwnControl } from "#app/content/admin/content-item.tsx";
import { PictureField, useSaved } from "#app/media/picker/picture-field.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldError } from "#app/ui/forms/field.tsx";
import { HiddenFields } from "#app/ui/forms/hidden-fields.tsx";
import type { StudioProps } from "../simulator-rug.ts";
import styles from "./room-field.module.css";
import { RoomMarking } from "./room-marking.tsx";
import { readRoomView } from "./room-view.rules.ts";
import { sampleRoomsTexts } from "./sample-rooms.texts.ts";

const { marking: texts, fields } = sampleRoomsTexts;

type RoomFieldProps = {
  photo: OwnControl;
  view: OwnControl;
  /** Since the floor was marked. */
  isReplaced: boolean;
  studio: StudioProps;
};

/** The photo of a sample room, and what is marked in it. */
export function RoomField({ photo, view, isReplaced, studio }: RoomFieldProps) {
  const [url, setUrl] = useSaved(String(photo.value ?? ""));
  const [text, setText] = useSaved(String(view.value ?? ""));
  const [hasOtherPhoto, setOtherPhoto] = useState(isReplaced);
  const [isOpen, setOpen] = useState(false);
  const found = readRoomView(text);
  const state = !url
    ? texts.choose
    : hasOtherPhoto
      ? texts.otherPhoto
      : found
        ? texts.marked(Math.max(1, Math.round(200 * found.spread.scaleSpread)))
        : texts.none;
  return (
    <>
      <PictureField
        name={photo.name}
        label={photo.field.label}
        help={photo.field.help ?? ""}
        kind="siteImage"
        value={url}
        onChange={(next) => {
          setUrl(next);
          setOtherPhoto(text !== "");
          setText("");
        }}
        {...(photo.error && { error: photo.error })}
      />
      <div className={styles.marks}>
        <HiddenFields name={view.name} values={[text]} />
        <p className={styles.label}>{fields.view}</p>
        <p role="status">{state}</p>
        <FieldError id={`${view.id}-error`} message={view.error} />
        <Button disabled={!url} icon="perspective" onClick={() => setOpen(true)}>
          {found ? texts.again : texts.start}
        </Button>
      </div>
      {isOpen && (
        <RoomMarking
          studio={studio}
          url={url}
          view={hasOtherPhoto ? null : found}
          onUse={(next) => {
            setText(JSON.stringify(next));
            setOtherPhoto(false);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
