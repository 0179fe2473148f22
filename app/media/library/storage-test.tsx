import { storageTestImageUpload, storageTestVideoUpload, type UploadKind } from "#app/media/media.rules.ts";
import { libraryTexts } from "#app/media/picker/picker.texts.ts";
import { FileDrop } from "#app/ui/media/file-drop.tsx";
import type { SentFile } from "./sent-files.client.ts";
import styles from "./storage-test.module.css";
import { storageTestTexts as texts } from "./storage-test.texts.ts";
import { StorageTestHistory } from "./storage-test-history.tsx";
import { useSentFiles } from "./use-sent-files.ts";
import { useTestUploads } from "./use-test-uploads.ts";

export function StorageTest() {
  const history = useSentFiles();
  return (
    <>
      <div className={styles.areas}>
        <Area kind={storageTestImageUpload} texts={texts.images} onSent={history.add} />
        <Area kind={storageTestVideoUpload} texts={texts.films} onSent={history.add} />
      </div>
      <StorageTestHistory history={history} />
    </>
  );
}

type AreaProps = {
  kind: UploadKind;
  texts: { heading: string; drop: string; hint: string };
  onSent: (file: SentFile) => void;
};

function Area({ kind, texts: words, onSent }: AreaProps) {
  const upload = useTestUploads(kind, onSent);
  return (
    <section>
      <h2 className={styles.heading}>{words.heading}</h2>
      <FileDrop
        accept={kind.types.join(",")}
        title={words.drop}
        dropHint={texts.dropHint}
        hint={words.hint}
        multiple
        disabled={upload.isBusy}
        onFiles={upload.send}
        upload={upload}
        texts={libraryTexts.files}
      />
    </section>
  );
}
