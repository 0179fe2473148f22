import { type ReactNode, useState } from "react";
import { copyText } from "#app/ui/feedback/copy-text.client.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { IconButton } from "#app/ui/layout/icon-button.tsx";
import type { SimulatorTexts } from "../../simulator.texts.ts";
import styles from "../studio.module.css";
import { saveAs } from "./download.client.ts";
import { useSheetFocus } from "./use-sheet-focus.ts";

type ShareSheetProps = {
  texts: SimulatorTexts;
  makePicture: () => Promise<Blob>;
  link: string;
  message: string;
  onShared: (how: "downloaded" | "shared") => void;
  /** Below the picture: it can be kept beside another one. */
  keep: ReactNode;
  children: ReactNode;
  onClose: () => void;
};

/** Some browsers share words alone. */
const EXAMPLE = new File([], "picture.jpg", { type: "image/jpeg" });

export function ShareSheet({
  texts,
  makePicture,
  link,
  message,
  onShared,
  onClose,
  keep,
  children,
}: ShareSheetProps) {
  const words = texts.share;
  const sheet = useSheetFocus();
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function withPicture(use: (file: File) => Promise<void> | void) {
    setBusy(true);
    setNote("");
    try {
      const blob = await makePicture();
      await use(new File([blob], `${words.file}.jpg`, { type: blob.type }));
    } catch (error) {
      // AbortError: the user closed the dialog.
      if (!(error instanceof DOMException && error.name === "AbortError")) setNote(words.failed);
    } finally {
      setBusy(false);
    }
  }

  const download = () =>
    withPicture((file) => {
      saveAs(file, file.name);
      onShared("downloaded");
    });

  const send = () =>
    withPicture(async (file) => {
      await navigator.share({ files: [file], title: message, text: message });
      onShared("shared");
    });

  async function copy() {
    setNote((await copyText(link)) ? words.copied : link);
    onShared("shared");
  }

  const canSend = navigator.canShare?.({ files: [EXAMPLE] }) ?? false;
  return (
    <section ref={sheet} tabIndex={-1} className={styles.sheet} aria-labelledby="studio-share">
      <div className={styles.sheetHead}>
        <h2 id="studio-share" className={styles.sheetTitle}>
          {words.title}
        </h2>
        <IconButton icon="close" aria-label={texts.ask.close} onClick={onClose} />
      </div>
      <Button variant="solid" icon="download" full busy={isBusy} onClick={() => void download()}>
        {words.download}
      </Button>
      {canSend && (
        <Button icon="share" full busy={isBusy} onClick={() => void send()}>
          {words.send}
        </Button>
      )}
      {keep}
      <Button icon="copy" full onClick={() => void copy()}>
        {words.link}
      </Button>
      <ButtonLink
        icon="whatsapp"
        full
        href={`https://wa.me/?text=${encodeURIComponent(`${message} ${link}`)}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => onShared("shared")}
      >
        {words.whatsapp}
      </ButtonLink>
      <p className={styles.note} role="status">
        {note}
      </p>
      <p className={styles.note}>{words.linkNote}</p>
      {children}
    </section>
  );
}
