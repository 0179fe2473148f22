import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Dialog, DialogClose } from "#app/ui/dialog.tsx";
import { useOutcomeToast } from "#app/ui/toast.tsx";
import { unsavedTexts } from "#app/ui/unsaved.texts.ts";
import type { PanelAnswer } from "./panel-answer.ts";
import styles from "./rug-design-dialog.module.css";
import { RUG_DESIGN_TITLE, RugDesignEditor } from "./rug-design-editor.tsx";
import type { RugDesignDraft } from "./rug-designs.rules.ts";
import { RugPreview } from "./rug-preview.tsx";
import { simulatorAdminTexts } from "./simulator-admin.texts.ts";

const { editor: texts } = simulatorAdminTexts;

type RugDesignDialogProps = {
  opened: RugDesignDraft;
  /** The page below asks before it is left while something typed here is not saved. */
  onTouched: (isTouched: boolean) => void;
  onClose: () => void;
};

/** The editor of a rug's design over a form that stays as it is. To be rendered while it is open. */
export function RugDesignDialog({ opened, onTouched, onClose }: RugDesignDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fetcher = useFetcher<PanelAnswer>();
  const [draft, setDraft] = useState(opened);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(opened);
  const isSaved = fetcher.state === "idle" && fetcher.data?.ok === true;
  useOutcomeToast(fetcher.data);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (isSaved) dialog.current?.close();
  }, [isSaved]);
  useEffect(() => {
    onTouched(isTouched);
    return () => onTouched(false);
  }, [isTouched, onTouched]);

  const mayClose = () => !isTouched || confirm(unsavedTexts.question);
  function askFirst(event: SyntheticEvent) {
    if (!mayClose()) event.preventDefault();
  }

  return (
    <Dialog
      id="rug-design-dialog"
      ref={dialog}
      size="wide"
      aria-labelledby={RUG_DESIGN_TITLE}
      onCancel={(event) => event.target === dialog.current && askFirst(event)}
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div onSubmit={askFirst}>
        <DialogClose label={texts.closeIt} />
      </div>
      <div className={styles.pair}>
        <RugDesignEditor
          draft={draft}
          onChange={setDraft}
          onClear={() => mayClose() && dialog.current?.close()}
          clearWord={texts.back}
          products={null}
          fetcher={fetcher}
          answer={fetcher.data?.ok ? undefined : fetcher.data?.value?.form}
        />
        <section className={styles.preview} aria-labelledby="rug-preview">
          <h3 id="rug-preview" className={styles.label}>
            {texts.preview}
          </h3>
          <RugPreview draft={draft} />
        </section>
      </div>
    </Dialog>
  );
}
