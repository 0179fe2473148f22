import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from "react";
import { DialogClose } from "#app/ui/dialogs/dialog.tsx";
import { HeldDialog } from "#app/ui/dialogs/held-dialog.tsx";
import { whatIsLeft } from "#app/ui/dialogs/unsaved.ts";
import { LeaveQuestion, NOTHING } from "#app/ui/dialogs/unsaved-question.tsx";
import { simulatorAdminTexts } from "../panel/simulator-admin.texts.ts";
import styles from "./rug-design-dialog.module.css";
import { RUG_DESIGN_TITLE } from "./rug-design-editor.tsx";
import { RugDesignForm } from "./rug-design-form.tsx";
import type { RugDesignDraft } from "./rug-designs.rules.ts";
import { RugPreview } from "./rug-preview.tsx";
import { RugPreviewLink } from "./rug-preview-link.tsx";

const { editor: texts } = simulatorAdminTexts;

type RugDesignDialogProps = {
  opened: RugDesignDraft;
  onTouched: (isTouched: boolean) => void;
  onClose: () => void;
};

export function RugDesignDialog({ opened, onTouched, onClose }: RugDesignDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(opened);
  const [isTouched, setTouched] = useState(false);
  const question = useRef<HTMLDialogElement>(null);
  const [left, setLeft] = useState(NOTHING);
  const [isDone, setDone] = useState(false);
  const close = useCallback(() => setDone(true), []);
  useEffect(() => (isDone ? dialog.current?.close() : dialog.current?.showModal()), [isDone]);
  const touch = useCallback(
    (is: boolean) => {
      setTouched(is);
      onTouched(is);
    },
    [onTouched],
  );

  function ask() {
    setLeft(whatIsLeft());
    question.current?.showModal();
  }
  function askFirst(event: SyntheticEvent) {
    if (!isTouched) return;
    event.preventDefault();
    ask();
  }

  return (
    <HeldDialog
      id="rug-design-dialog"
      ref={dialog}
      size="wide"
      aria-labelledby={RUG_DESIGN_TITLE}
      onEscape={isTouched && !isDone ? ask : undefined}
      onClose={onClose}
    >
      <div onSubmit={askFirst}>
        <DialogClose label={texts.closeIt} />
      </div>
      <div className={styles.pair}>
        <RugDesignForm
          opened={opened}
          onDraft={setShown}
          onTouched={touch}
          onSaved={close}
          onClear={() => (isTouched ? ask() : close())}
          clearWord={texts.back}
          products={null}
        />
        <section className={styles.preview} aria-labelledby="rug-preview">
          <h3 id="rug-preview" className={styles.label}>
            {texts.preview}
          </h3>
          <RugPreview draft={shown} />
          <RugPreviewLink id={opened.id} />
        </section>
      </div>
      <LeaveQuestion ref={question} id="unsaved-design" left={left} onLeave={close} />
    </HeldDialog>
  );
}
