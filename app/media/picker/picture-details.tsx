import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { OtherFrame, useEditorFrame } from "#app/content/versions/editor-frame.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { firstField } from "#app/ui/dialogs/first-field.ts";
import { Loading } from "#app/ui/feedback/loading.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { TextButton } from "#app/ui/layout/text-link.tsx";
import { Picture } from "#app/ui/media/picture.tsx";
import { isolatedFromForm } from "../upload/isolate-from-form.ts";
import { FileWords } from "./file-words.tsx";
import { FocalField } from "./focal-field.tsx";
import { libraryTexts } from "./picker.texts.ts";
import type { FileWordsResponse, LibraryFile } from "./picker-file.ts";
import styles from "./picture-field.module.css";
import { useFileWords, useWordsSender } from "./use-file-words.ts";

const { details: texts, picker } = libraryTexts;

type PictureDetailsProps = {
  file: LibraryFile;
  isOpen: boolean;
  onClose: () => void;
};

/** It belongs to a form, and has one of its own: drawn outside of the other, as forms cannot be nested. */
export function PictureDetails({ file, isOpen, onClose }: PictureDetailsProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // The browser gives focus back to the button that opened it.
  const close = () => dialog.current?.close();
  return createPortal(
    <Dialog
      ref={dialog}
      id={id}
      size="sheet"
      aria-labelledby={`${id}-title`}
      className={styles.details}
      onClose={onClose}
      {...isolatedFromForm}
    >
      {isOpen && (
        <>
          <div>
            <h2 id={`${id}-title`} className={styles.title}>
              {texts.title(file.name)}
            </h2>
            <p className={styles.help}>{texts.lead}</p>
          </div>
          {file.picture && (
            <span className={styles.described}>
              <Picture picture={file.picture} alt="" sizes="120px" />
            </span>
          )}
          <Details id={file.id} onSaved={close}>
            {file.picture && <FocalField url={file.url} picture={file.picture} />}
          </Details>
          <Button onClick={close}>{texts.close}</Button>
        </>
      )}
    </Dialog>,
    document.body,
  );
}

type DetailsProps = { id: string; onSaved: () => void; children: ReactNode };

/** Its children come with the words, so that nothing moves. */
function Details({ id, onSaved, children }: DetailsProps) {
  const { found, retry } = useFileWords(id);
  if (found === "failed")
    return (
      <div role="alert">
        <p>
          {picker.failed} {picker.failedNext}
        </p>
        <TextButton onClick={retry}>{picker.retry}</TextButton>
      </div>
    );
  if (!found) return <Loading label={picker.loading} />;
  return (
    <>
      <Words found={found} onSaved={onSaved} />
      {children}
    </>
  );
}

function Words({
  found: { detail, version, drafts },
  onSaved,
}: {
  found: FileWordsResponse;
  onSaved: () => void;
}) {
  const frame = useEditorFrame();
  const sender = useWordsSender();
  const room = useRef<HTMLDivElement>(null);
  const isSaved = sender.data?.ok;
  useEffect(() => firstField(room.current)?.focus(), []);
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved, onSaved]);
  return (
    <OtherFrame value={{ ...frame, version, drafts }}>
      <div ref={room} className={styles.form}>
        <FileWords detail={detail} sender={sender} isInDialog />
      </div>
    </OtherFrame>
  );
}
